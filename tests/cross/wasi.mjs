// SPDX-License-Identifier: MIT
// Runs a WASI program with the files of this machine: node wasi.mjs PROGRAM [WORD]...
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { WASI } from 'node:wasi';
import { argv, cwd, exit } from 'node:process';

// Not / itself: a path without a / at its front would be looked for there.
const roots = readdirSync('/')
    .map((name) => '/' + name)
    .filter((name) => statSync(name).isDirectory());
const wasi = new WASI({
    version: 'preview1',
    args: ['pdup', ...argv.slice(3)],
    preopens: { '.': cwd(), ...Object.fromEntries(roots.map((name) => [name, name])) },
    returnOnExit: true,
});
const program = await WebAssembly.compile(readFileSync(argv[2]));
const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport });
exit(wasi.start(instance));

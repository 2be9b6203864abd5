# SPDX-License-Identifier: MIT
"""Lots drawn from an event's seed: ChaCha20 of RFC 8439, written from its section 2.3."""

import struct

LOTS = 1  # what the key stream is for
CONSTANTS = struct.unpack("<4I", b"expand 32-byte k")
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def turn(word, bits):
    return (word << bits | word >> 32 - bits) & 0xFFFFFFFF


def quarter(state, a, b, c, d):
    for left, right, moved, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[left] = (state[left] + state[right]) & 0xFFFFFFFF
        state[moved] = turn(state[moved] ^ state[left], bits)


def block(key, counter, nonce):
    """64 bytes of key stream."""
    first = [*CONSTANTS, *struct.unpack("<8I", key), counter, *struct.unpack("<3I", nonce)]
    state = list(first)
    for _ in range(10):
        for quarters in (COLUMNS, DIAGONALS):
            for places in quarters:
                quarter(state, *places)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(state, first)))


def draws(seed, session, players):
    """A number for each player, in the order of players."""
    nonce = struct.pack("<3I", LOTS, session - 1, 0)
    stream = b"".join(block(seed, counter, nonce) for counter in range((players + 7) // 8))
    numbers = struct.unpack(f"<{len(stream) // 8}Q", stream)
    return dict(zip(range(1, players + 1), numbers))

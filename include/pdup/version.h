/* SPDX-License-Identifier: MIT */
/** @file
 * The version of the headers a program was built with; pdup_version() gives that of the library it runs with. */
#ifndef PDUP_VERSION_H
#define PDUP_VERSION_H

/** Major version: another number means another soname. */
#define PDUP_VERSION_MAJOR 0
/** Minor version: a higher one only adds. */
#define PDUP_VERSION_MINOR 1
/** Patch version: no symbol comes or goes. */
#define PDUP_VERSION_PATCH 0

#endif

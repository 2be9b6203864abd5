/* SPDX-License-Identifier: MIT */
/* The only place for what C11 itself does not have. */
#ifndef PDUP_BASE_COMPAT_H
#define PDUP_BASE_COMPAT_H

#include <assert.h>
#include <stdbool.h>

/* A condition that can only fail through an error of our own. Checked in debug builds, believed to hold in a
 * coverage build (so that its other branch is not asked for), evaluated as written in a release. */
#if defined(PDUP_COVERAGE)
#define PDUP_ALWAYS(condition) (true)
#define PDUP_NEVER(condition) (false)
#elif !defined(NDEBUG)
#define PDUP_ALWAYS(condition) ((condition) ? true : (assert(false && #condition), false))
#define PDUP_NEVER(condition) ((condition) ? (assert(false && #condition), true) : false)
#else
#define PDUP_ALWAYS(condition) (condition)
#define PDUP_NEVER(condition) (condition)
#endif

#endif

/* SPDX-License-Identifier: MIT */
/** @file
 * The whole public interface. Preprocessed with `-DPDUP_CDEF` it is plain C declarations without attributes or
 * system headers, which is what the bindings read. */
#ifndef PDUP_PDUP_H
#define PDUP_PDUP_H

#include <pdup/advice.h>
#include <pdup/base.h>
#include <pdup/board.h>
#include <pdup/correction.h>
#include <pdup/deal.h>
#include <pdup/event.h>
#include <pdup/event_file.h>
#include <pdup/faults.h>
#include <pdup/frequencies.h>
#include <pdup/hand_record.h>
#include <pdup/movement.h>
#include <pdup/notation.h>
#include <pdup/plan.h>
#include <pdup/quality.h>
#include <pdup/regulations.h>
#include <pdup/row.h>
#include <pdup/ruling.h>
#include <pdup/ruling_log.h>
#include <pdup/session.h>
#include <pdup/settings.h>
#include <pdup/standings.h>
#include <pdup/tally.h>
#include <pdup/tariff.h>
#include <pdup/traveller.h>
#include <pdup/tricks.h>
#include <pdup/version.h>

#endif

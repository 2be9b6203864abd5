/* SPDX-License-Identifier: MIT */
/* Statuses from within: the message that says what one means. */
#ifndef PDUP_TEXT_STATUS_H
#define PDUP_TEXT_STATUS_H

#include "text/message.h"

pdup__message pdup__status_message(pdup_status status);

#endif

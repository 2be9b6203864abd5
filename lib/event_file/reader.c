/* SPDX-License-Identifier: MIT */
#include "event_file/reader.h"

void pdup__scan_record(pdup__reader *reader, const pdup__record *record) {
    pdup__scan_line(reader->text + record->offset, (size_t)record->size, reader->store,
                    &reader->words);
}

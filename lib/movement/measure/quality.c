/* SPDX-License-Identifier: MIT */
#include "movement/measure/quality.h"

#include "movement/measure/quality_measures.h"

/* The counts; what is wrong with the movement stays in the survey. */
static pdup_status count(pdup_quality *quality, pdup__survey *survey, const pdup__strips *strips,
                         size_t places_held) {
    pdup_status status = pdup__pairs_count(survey, strips, places_held, quality->spreads);
    if (status != PDUP_OK) {
        return status;
    }
    pdup__measures_take(survey, strips, &quality->spreads[PDUP_SPREAD_MEETINGS - 1],
                        quality->measures);
    quality->faults = pdup__flaws_tell(&survey->flaws, survey->movement);
    return quality->faults ? PDUP_OK : PDUP_E_NOMEM;
}

static pdup_status fill(pdup_quality *quality, const pdup_movement *movement, size_t places_held) {
    pdup__survey survey;
    pdup_status status = pdup__survey_make(&survey, movement);
    if (status == PDUP_OK) {
        pdup__strips strips;
        status = pdup__strips_make(&strips, &survey);
        if (status == PDUP_OK) {
            status = count(quality, &survey, &strips, places_held);
        }
        pdup__strips_release(&strips, &movement->base.allocator);
    }
    pdup__survey_release(&survey);
    return status;
}

pdup_status pdup__quality_new(const pdup_movement *movement, size_t places_held,
                              pdup_quality **quality_out) {
    pdup_quality *quality =
        pdup__handle_new(&movement->base.allocator, sizeof *quality, PDUP__QUALITY);
    if (!quality) {
        return PDUP_E_NOMEM;
    }
    pdup_status status = fill(quality, movement, places_held);
    if (status != PDUP_OK) {
        pdup_quality_unref(quality);
        return status;
    }
    *quality_out = quality;
    return PDUP_OK;
}

pdup_status pdup_movement_quality(const pdup_movement *movement, pdup_quality **quality_out) {
    if (!quality_out) {
        return PDUP_E_ARG;
    }
    *quality_out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    return pdup__quality_new(movement, PDUP__PLACES_HELD, quality_out);
}

pdup_status pdup_quality_measure(const pdup_quality *quality, pdup_measure measure,
                                 int64_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    if (!pdup__handle_is(quality, PDUP__QUALITY)) {
        return PDUP_E_ARG;
    }
    if (measure < 1 || measure > PDUP__MEASURES) {
        return PDUP_E_RANGE;
    }
    *value_out = quality->measures[measure - 1];
    return PDUP_OK;
}

int32_t pdup_quality_spread_count(const pdup_quality *quality, pdup_spread spread) {
    if (!pdup__handle_is(quality, PDUP__QUALITY)) {
        return PDUP_E_ARG;
    }
    if (spread < 1 || spread > PDUP__SPREADS) {
        return PDUP_E_RANGE;
    }
    return (int32_t)quality->spreads[spread - 1].count;
}

pdup_status pdup_quality_spread_at(const pdup_quality *quality, pdup_spread spread, int32_t index,
                                   int32_t *value_out, int64_t *pairs_out) {
    if (!value_out || !pairs_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    *pairs_out = 0;
    int32_t count = pdup_quality_spread_count(quality, spread);
    if (count < 0) {
        return count;
    }
    if (index < 0 || index >= count) {
        return PDUP_E_RANGE;
    }
    const pdup__spread_value *entry = &quality->spreads[spread - 1].values[index];
    *value_out = entry->value;
    *pairs_out = entry->pairs;
    return PDUP_OK;
}

pdup_status pdup_quality_factor(const pdup_quality *quality, int64_t *numerator_out,
                                int64_t *denominator_out) {
    if (!numerator_out || !denominator_out) {
        return PDUP_E_ARG;
    }
    *numerator_out = 0;
    *denominator_out = 0;
    if (!pdup__handle_is(quality, PDUP__QUALITY)) {
        return PDUP_E_ARG;
    }
    return pdup__measures_factor(&quality->spreads[PDUP_SPREAD_COMPETITION - 1], numerator_out,
                                 denominator_out);
}

pdup_status pdup_quality_faults(const pdup_quality *quality, pdup_faults **faults_out) {
    if (!faults_out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    if (!pdup__handle_is(quality, PDUP__QUALITY)) {
        return PDUP_E_ARG;
    }
    *faults_out = pdup_faults_ref(quality->faults);
    return PDUP_OK;
}

pdup_quality *pdup_quality_ref(pdup_quality *quality) {
    return pdup__handle_ref(quality, PDUP__QUALITY);
}

void pdup_quality_unref(pdup_quality *quality) {
    if (pdup__handle_unref(quality, PDUP__QUALITY)) {
        for (int i = 0; i < PDUP__SPREADS; i++) {
            pdup__spread_release(&quality->spreads[i], &quality->base.allocator);
        }
        pdup_faults_unref(quality->faults);
        pdup__handle_free(quality);
    }
}

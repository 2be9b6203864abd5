/* SPDX-License-Identifier: MIT */
#include <pdup/base.h>
#include <pdup/version.h>

pdup_status pdup_version(int32_t *major_out, int32_t *minor_out, int32_t *patch_out) {
    if (!major_out || !minor_out || !patch_out) {
        return PDUP_E_ARG;
    }
    *major_out = PDUP_VERSION_MAJOR;
    *minor_out = PDUP_VERSION_MINOR;
    *patch_out = PDUP_VERSION_PATCH;
    return PDUP_OK;
}

int32_t pdup_has(pdup_feature feature) {
    return feature == PDUP_FEATURE_EVENT_FILE;
}

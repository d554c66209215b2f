/**
 * Why a change under concurrent access fails (PLT-5). "maxretry": every attempt met a conflicting change.
 * "nodata": the row is missing or belongs to somebody else. "set": somebody else has replaced it.
 * "datastale": the edit was based on an older version.
 */
export const CHANGE_REASONS = ["maxretry", "nodata", "set", "datastale"] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** The message for "maxretry". */
export const BUSY_SENTENCE = "Others are editing this too. Please try again.";

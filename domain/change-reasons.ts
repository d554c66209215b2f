/**
 * Why a change that others may make at the same time comes to nothing (PLT-5): "maxretry", every try met somebody
 * else's; "nodata", it is not there, or not this person's; "set", somebody else put something in its place;
 * "datastale", it is not of the version that was changed.
 */
export const CHANGE_REASONS = ["maxretry", "nodata", "set", "datastale"] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Said of "maxretry". */
export const BUSY_SENTENCE = "Others are editing this too. Please try again.";

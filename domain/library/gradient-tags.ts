/** Tags that the server gives to gradients by measurement; people cannot give them (kinds/gradient-content.ts). */

/** Its colors stay saturated between neighboring stops (engine/gradient/grey-middle.ts); no tag for grays. */
export const KEEPS_ITS_MIDDLE = "no grey middle";
/** Shows no banding at a width of 1920 px with 8 bits per channel (engine/gradient/banding.ts). */
export const HAS_NO_BANDS = "no bands";
/**
 * At least 70 percent of its color change remains visible with each color vision deficiency
 * (engine/gradient/vision-span.ts).
 */
export const IS_SEEN_BY_ALL = "color-blind safe";

export const GRADIENT_TAGS: readonly string[] = [KEEPS_ITS_MIDDLE, HAS_NO_BANDS, IS_SEEN_BY_ALL];

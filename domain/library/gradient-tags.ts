/** Tags that library gradients get by measure alone, never by hand (server/library/measured-tags.ts). */

/** Its colors stay saturated between neighboring stops (engine/gradient/grey-middle.ts); no tag for grays. */
export const KEEPS_ITS_MIDDLE = "no grey middle";
/** In a picture of 1920 px and 8 bits a channel no band is seen (engine/gradient/banding.ts). */
export const HAS_NO_BANDS = "no bands";
/** At least 70 percent of its change are seen with each color vision deficiency (engine/gradient/vision-span.ts). */
export const IS_SEEN_BY_ALL = "clear to every eye";

export const GRADIENT_TAGS: readonly string[] = [KEEPS_ITS_MIDDLE, HAS_NO_BANDS, IS_SEEN_BY_ALL];

/** It is a mesh. The measures above are of one line of colors, so meshes have none of them. */
export const IS_A_MESH = "mesh";

/** Tags that nobody can give by hand. */
export const RESERVED_TAGS: readonly string[] = [...GRADIENT_TAGS, IS_A_MESH];

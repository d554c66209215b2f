/**
 * Tags that the server gives to library items by measurement or by their kind; people cannot give them
 * (server/library/measured-tags.ts).
 */

/** Its colors stay saturated between neighboring stops (engine/gradient/grey-middle.ts); no tag for grays. */
export const KEEPS_ITS_MIDDLE = "no grey middle";
/** Shows no banding at a width of 1920 px with 8 bits per channel (engine/gradient/banding.ts). */
export const HAS_NO_BANDS = "no bands";
/**
 * At least 70 percent of its color change remains visible with each color vision deficiency
 * (engine/gradient/vision-span.ts).
 */
export const IS_SEEN_BY_ALL = "clear to every eye";

export const GRADIENT_TAGS: readonly string[] = [KEEPS_ITS_MIDDLE, HAS_NO_BANDS, IS_SEEN_BY_ALL];

/** The item is a mesh. The measurements above need a single line of colors, so meshes get none of those tags. */
export const IS_A_MESH = "mesh";

/** The palette is the face of a theme. */
export const IS_A_THEME = "theme";

/** The palette is that of a wallpaper. */
export const IS_A_WALLPAPER = "wallpaper";

/** Tags that people cannot give. */
export const RESERVED_TAGS: readonly string[] = [...GRADIENT_TAGS, IS_A_MESH, IS_A_THEME, IS_A_WALLPAPER];

/**
 * Addresses that receive files which the operating system opens with, or shares to, the installed
 * application. The service worker briefly caches a shared picture.
 */

/** The page of a tool. */
export const SWATCH_FILES_OPEN_IN = "/palette-generator";

/** Receives the POST of a shared picture; the page of a tool. */
export const PICTURES_SHARED_TO = "/color-image-picker";
export const SHARED_PICTURE_FIELD = "picture";
/** The cache that holds the picture, and the picture's address in it. */
export const SHARED_PICTURES = "shared-pictures";
export const SHARED_PICTURE_PATH = "/shared-picture";

/**
 * Where files come that the system gives the installed application. A shared picture passes through the service worker, which
 * keeps it a moment.
 */

/** A tool's page. */
export const SWATCH_FILES_OPEN_IN = "/palette-generator";

/** Takes the POST; a tool's page. */
export const PICTURES_SHARED_TO = "/color-image-picker";
export const SHARED_PICTURE_FIELD = "picture";
/** Cache that holds the picture, and its address there. */
export const SHARED_PICTURES = "shared-pictures";
export const SHARED_PICTURE_PATH = "/shared-picture";

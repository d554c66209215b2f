/** How a picture shared from another application comes to its tool: through the service worker, which keeps it a moment. */

/** Takes the POST; a tool's page. */
export const PICTURES_SHARED_TO = "/color-image-picker";
export const SHARED_PICTURE_FIELD = "picture";
/** Cache that holds the picture, and its address there. */
export const SHARED_PICTURES = "shared-pictures";
export const SHARED_PICTURE_PATH = "/shared-picture";

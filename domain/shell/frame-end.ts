/**
 * The id of the content below a tool's frame. The frame is sent and painted in one piece, since parts that arrive later
 * would move the others.
 */
export const BELOW_FRAME_ID = "below";

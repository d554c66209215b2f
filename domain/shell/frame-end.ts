/** What follows the frame of a tool. The frame is painted whole, since its parts would move one another. */
export const BELOW_FRAME_ID = "below";

/**
 * The tag of library gradients whose colors stay saturated between two neighboring stops
 * (engine/gradient/grey-middle.ts measures it). Gradients of grays do not get it.
 */
export const KEEPS_ITS_MIDDLE = "no grey middle";

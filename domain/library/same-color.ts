/** ΔEOK up to which two colors count as one; half of the just noticeable difference (0.02), which allows for rounding to 8 bits. */
export const SAME_DELTA_E = 0.01;

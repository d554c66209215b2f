/** Of the package; its build test compares the two. */
export const VERSION = "0.1.0";

/** Whether `npm run test:all` runs: everything that `npm test` samples, such as widths, orders and rounds, is tried in full. */
export const IS_EXHAUSTIVE = process.env.TEST_ALL === "1";

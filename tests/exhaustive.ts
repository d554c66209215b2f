/** Whether `npm run test:all` runs: everything that `npm test` samples, such as widths, orders and rounds, is tried in full. */
export const IS_EXHAUSTIVE = process.env.TEST_ALL === "1";

/** Each `step`th of a list, from the one at `first` on; in `npm run test:all` the whole list. */
export const sampleOf = <Each>(list: readonly Each[], step: number, first = 0): readonly Each[] =>
  list.filter((_, at) => IS_EXHAUSTIVE || at % step === first % step);

/** By so many themes of one seed engines of JavaScript are compared (PKG-1). */
export const THEME_COUNT = IS_EXHAUSTIVE ? 1000 : 250;

/** Whether `npm run test:all` runs: everything that `npm test` samples, such as widths, orders and rounds, is tried in full. */
export const IS_EXHAUSTIVE = process.env.TEST_ALL === "1";

/** Each `step`th of a list, from the one at `first` on; in `npm run test:all` the whole list. */
export const sampleOf = <Each>(list: readonly Each[], step: number, first = 0): readonly Each[] =>
  list.filter((_, at) => IS_EXHAUSTIVE || at % step === first % step);

/** How many are tried: `all` in `npm run test:all`, `few` in `npm test`. */
export function sampled<All extends number, Few extends number>(all: All, few: Few): All | Few {
  return IS_EXHAUSTIVE ? all : few;
}

/** By so many themes of one seed engines of JavaScript are compared (PKG-1). */
export const THEME_COUNT = sampled(1000, 250);

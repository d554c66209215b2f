/** Integer amounts that preserve ratios: shares in percent, moving borders, parts. */
import { MAX_AMOUNT } from "#domain/documents/mixer-document.ts";

/** Shares in whole percent that add up to `total` (100), by the largest remainder method. */
export function shared(amounts: readonly number[], total = 100): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (sum === 0)
    return shared(
      amounts.map(() => 1),
      total,
    );
  const exact = amounts.map((amount) => (amount / sum) * total);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, amount) => all + amount, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The same ratio in the smallest integers. */
export function reduced(amounts: readonly number[]): number[] {
  const divisor = amounts.reduce(greatest, 0);
  return divisor > 1 ? amounts.map((amount) => amount / divisor) : [...amounts];
}

/** Moves the border after color `index` to `percent` of the whole; its two colors share the range between them. */
export function withBorder(amounts: readonly number[], index: number, percent: number): number[] {
  const shares = shared(amounts);
  const before = shares.slice(0, index).reduce((all, share) => all + share, 0);
  const both = (shares[index] ?? 0) + (shares[index + 1] ?? 0);
  const first = Math.min(both, Math.max(0, Math.round(percent) - before));
  return reduced(shares.map((share, at) => (at === index ? first : at === index + 1 ? both - first : share)));
}

/** Sets one color's share in whole percent; the others keep their ratio. */
export function withShare(amounts: readonly number[], index: number, percent: number): number[] {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  const others = amounts.map((amount, at) => (at === index ? 0 : amount));
  const rest = shared(
    others.some((amount) => amount > 0) ? others : others.map((_, at) => (at === index ? 0 : 1)),
    100 - share,
  );
  return reduced(rest.map((amount, at) => (at === index ? share : amount)));
}

/** Sets one color's amount in parts, in the smallest integers; undefined if every amount would be 0. */
export function withParts(amounts: readonly number[], index: number, parts: number): number[] | undefined {
  const held = Math.min(MAX_AMOUNT, Math.max(0, Math.round(parts)));
  const next = reduced(amounts).map((amount, at) => (at === index ? held : amount));
  return next.some((amount) => amount > 0) ? next : undefined;
}

function greatest(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

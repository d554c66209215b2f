/** Random numbers from a seed, so that a run can be repeated. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  (): number;
}

/** The generator Mulberry32 by Tommy Ettinger; `seed` is a whole number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in a random order. */
export function shuffled<Each>(list: readonly Each[], random: Random): Each[] {
  return list
    .map((each) => ({ each, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ each }) => each);
}

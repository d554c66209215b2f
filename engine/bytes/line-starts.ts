/** Finding the line of an offset by halving: a text may have tens of thousands of lines, and each value in it asks. */

/** The offset at which each line begins. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The index of the last of ascending numbers that is at most `most`; -1 without one. */
export function lastUpTo(ascending: readonly number[], most: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

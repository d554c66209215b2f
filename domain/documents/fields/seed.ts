/** What things are drawn from: 1 to 16 small letters and digits. */

/** A sentence when this cannot be a seed. */
export function seedProblem(seed: string): string | undefined {
  if (seed === "") return "A seed is needed: any small letters and digits.";
  if (seed.length > 16) return "A seed has at most 16 letters and digits.";
  const at = seed.search(/[^a-z0-9]/);
  return at === -1
    ? undefined
    : `A seed holds small letters and digits only; “${seed[at]}” stands at ${at + 1}.`;
}

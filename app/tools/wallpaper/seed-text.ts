/** A seed as it is shown: always five digits. */
export function seedText(seed: number): string {
  return String(seed).padStart(5, "0");
}

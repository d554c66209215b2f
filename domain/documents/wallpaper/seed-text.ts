/** The five digits with which a seed is shown. */
export function seedText(seed: number): string {
  return String(seed).padStart(5, "0");
}

/** What people ask palettes for and few names and titles have: occasions, styles and trades. */

export interface Occasion {
  /** Its tag in the library, if enough palettes are of it. */
  readonly tag?: string;
  /** Words of a request that mean it. */
  readonly words: string;
  /** Names of the list of color names, in groups: what is of the occasion has a color of each. */
  readonly needs: readonly (readonly string[])[];
  /** Names that go with them. */
  readonly also: readonly string[];
}

/** Names in a row, with a comma between them. */
export const namesIn = (row: string): readonly string[] => row.split(", ");

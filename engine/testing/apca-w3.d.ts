/** Types for the part of the package that tests use; the package has none. */
declare module "apca-w3" {
  /** Lc first, as text, then the least size of each weight; 999 means no size, 777 non-text only. */
  export function fontLookupAPCA(lc: number, places?: number): readonly (string | number)[];
}

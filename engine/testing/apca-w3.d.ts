/** The part of the package that tests compare with; it brings no types of its own. */
declare module "apca-w3" {
  /** Lc first, as text, then the least size of each weight; 999 nothing, 777 non-text. */
  export function fontLookupAPCA(lc: number, places?: number): readonly (string | number)[];
}

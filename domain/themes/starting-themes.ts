/** Themes to start from, made with the theme tools from palettes of the library; each is a link and no copy of colors. */
import { decodeTheme, type ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import { NEWEST_EDITION } from "#engine/theme/theme-editions.ts";
import { DEFAULT_CONTRAST } from "#engine/theme/theme-request.ts";

export interface StartingTheme {
  readonly title: string;
  /** The palette in the library: its source and its id there. */
  readonly source: string;
  readonly originalId: string;
  /** As the source asks to be credited. */
  readonly credit: string;
  /** The query of its link, without contrast and edition where they are the usual ones. */
  readonly query: string;
}

export const STARTING_THEMES: readonly StartingTheme[] = [
  {
    title: "Pompeii",
    source: "wada",
    originalId: "71",
    credit: "Sanzo Wada, plate 71",
    query: "c=ab2439-d8a37b&tint=50",
  },
  {
    title: "Jasper",
    source: "wada",
    originalId: "155",
    credit: "Sanzo Wada, plate 155",
    query: "c=eb5324-00978d&tint=20",
  },
  {
    title: "Harbor brick",
    source: "wada",
    originalId: "85",
    credit: "Sanzo Wada, plate 85",
    query: "c=c56127-007190&tint=45",
  },
  {
    title: "Workshop",
    source: "thing",
    originalId: "60",
    credit: "Karsten Schmidt, theme 61",
    query: "c=95573a-33748f&tint=70",
  },
  {
    title: "Signal",
    source: "wada",
    originalId: "267",
    credit: "Sanzo Wada, plate 267",
    query: "c=f99d1b-006eb8&tint=15",
  },
  {
    title: "Olive grove",
    source: "wada",
    originalId: "148",
    credit: "Sanzo Wada, plate 148",
    query: "c=d6b43e-0093a5&tint=40",
  },
  {
    title: "Majorelle",
    source: "thing",
    originalId: "30",
    credit: "Karsten Schmidt, theme 31",
    query: "c=2d7663-b3ad81&tint=45",
  },
  {
    title: "Chalkboard",
    source: "base16",
    originalId: "chalk",
    credit: "Base16, chris kempson",
    query: "c=12cfc0-e1a3ee&tint=25",
  },
  {
    title: "Lagoon",
    source: "thing",
    originalId: "55",
    credit: "Karsten Schmidt, theme 56",
    query: "c=077d95-b68d73&tint=40",
  },
  {
    title: "Clear day",
    source: "thing",
    originalId: "40",
    credit: "Karsten Schmidt, theme 41",
    query: "c=0b73d1&tint=20",
  },
  {
    title: "Blueberry",
    source: "thing",
    originalId: "5",
    credit: "Karsten Schmidt, theme 6",
    query: "c=493b92&tint=50",
  },
  {
    title: "Latte",
    source: "catppuccin",
    originalId: "latte",
    credit: "Catppuccin",
    query: "c=8839ef-1e66f5&tint=30",
  },
  {
    title: "Macchiato",
    source: "catppuccin",
    originalId: "macchiato",
    credit: "Catppuccin",
    query: "c=c6a0f6-8aadf4&tint=80",
  },
  {
    title: "Aconite",
    source: "wada",
    originalId: "64",
    credit: "Sanzo Wada, plate 64",
    query: "c=a36aa5-66629c&tint=55",
  },
  {
    title: "Rosolane",
    source: "wada",
    originalId: "204",
    credit: "Sanzo Wada, plate 204",
    query: "c=b73f74-c27544&tint=30",
  },
  {
    title: "Frozen rose",
    source: "chromotome",
    originalId: "frozen-rose",
    credit: "Chromotome, Kjetil Golid",
    query: "c=e9697b-29368f&tint=25",
  },
];

export function startingDocument({ query }: StartingTheme): ThemeDocument {
  const { document } = decodeTheme(
    new URLSearchParams(`${query}&k=${DEFAULT_CONTRAST}&ed=${NEWEST_EDITION}`),
  );
  if (document === undefined) throw new Error(`${query} is no theme`);
  return document;
}

/** Shapes of data packages that ship no types. */
declare module "cartocolor";
declare module "colorbrewer/index.es.js" {
  const schemes: Record<string, Record<string, string[]>>;
  export default schemes;
}
declare module "d3-scale-chromatic" {
  type Interpolator = (t01: number) => string;
  export const interpolateCool: Interpolator;
  export const interpolateCubehelixDefault: Interpolator;
  export const schemeCategory10: readonly string[];
  export const interpolateTurbo: Interpolator;
  export const interpolateWarm: Interpolator;
}
declare module "js-colormaps-es" {
  export const data: Record<string, { interpolate: boolean; colors: [number, number, number][] }>;
}
declare module "base16" {
  const schemes: Record<string, Record<string, string>>;
  export default schemes;
}
declare module "chromotome" {
  export function getAll(): { name: string; colors: string[] }[];
}
declare module "google-palette" {
  /** Colors of six hex digits; null if the scheme has no such number. */
  export default function palette(scheme: string, count: number): string[] | null;
}
declare module "color-name-lists" {
  const lists: {
    readonly lists: Readonly<
      Record<string, { name: string; hex: string; meta?: { transliteration?: string } }[]>
    >;
  };
  export default lists;
}
declare module "@electerm/electerm-themes" {
  /** Each a list of lines `key=value`. */
  const themes: readonly string[];
  export default themes;
}

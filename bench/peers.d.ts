/** The used parts of compared libraries that ship no types. */
declare module "culori" {
  interface CuloriColor {
    mode: string;
    l?: number;
    a?: number;
    b?: number;
    c?: number;
    h?: number;
  }
  export function parse(text: string): CuloriColor | undefined;
  export function converter(mode: string): (color: CuloriColor | string | object) => CuloriColor;
  export function formatHex(color: CuloriColor): string;
  export function toGamut(mode: string, mapMode: string): (color: CuloriColor) => CuloriColor;
  export function interpolate(colors: readonly string[], mode: string): (t: number) => CuloriColor;
  export function differenceCiede2000(): (first: string, second: string) => number;
  export function wcagContrast(first: string, second: string): number;
}
declare module "chroma-js" {
  interface ChromaColor {
    oklch(): [number, number, number];
    hex(): string;
  }
  interface Chroma {
    (text: string): ChromaColor;
    oklch(lightness: number, chroma: number, hueDeg: number): ChromaColor;
    valid(text: string): boolean;
    contrast(first: string, second: string): number;
  }
  const chroma: Chroma;
  export default chroma;
}

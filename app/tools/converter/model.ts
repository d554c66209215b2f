/** The actions of the converter and its conversion pages. Pure. */
import { type ConverterDocument, currentColor, MAX_COLORS } from "#domain/documents/converter-document.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import type { Color } from "#engine/space/color.ts";

/** Options that only affect notation. */
export type WritingOption = Partial<Pick<ConverterDocument, "decimals" | "isUpper" | "hasCommas" | "wheel">>;

export type ConverterAction =
  | { readonly type: "color"; readonly color: Color }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "at"; readonly at: number }
  | { readonly type: "option"; readonly option: WritingOption };

export function reduce(document: ConverterDocument, action: ConverterAction): ConverterDocument {
  switch (action.type) {
    case "color": {
      if (isSame(action.color, currentColor(document))) return document;
      const [first, ...others] = document.colors.map((color, index) =>
        index === document.at ? action.color : color,
      );
      return { ...document, colors: [first ?? action.color, ...others] };
    }
    case "colors": {
      const [first, ...others] = action.colors;
      if (first === undefined) return document;
      return { ...document, colors: [first, ...others.slice(0, MAX_COLORS - 1)], at: 0 };
    }
    case "at":
      return document.colors[action.at] === undefined || action.at === document.at
        ? document
        : { ...document, at: action.at };
    case "option":
      return { ...document, ...action.option };
  }
}

/** Equal space and components: a color that looks the same in another space has another notation. */
function isSame(first: Color, second: Color): boolean {
  return first === second || (first.space === second.space && colorToCss(first) === colorToCss(second));
}

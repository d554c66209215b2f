/** The actions of the Text Gradient Generator. Pure. */
import { tidyLayer } from "#domain/documents/gradient/gradient-layer.ts";
import {
  RECIPE_PARTS,
  type RecipePart,
  TEXT_LIMITS,
  type TextDocument,
  tidyText,
  withColors,
} from "#domain/documents/text/text-document.ts";
import type { TextFontId } from "#domain/documents/text/text-fonts.ts";
import { changeStops, type StopChange } from "#engine/gradient/stop-changes.ts";
import type { Color } from "#engine/space/color.ts";

export type NumberName = keyof typeof TEXT_LIMITS;
type Setting = Pick<TextDocument, "align" | "span" | "view" | "title" | "ground">;

export type TextAction =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "stops"; readonly change: StopChange }
  | { readonly type: "gradient"; readonly change: Partial<TextDocument["gradient"]> }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  /** Clamped to the limits of the document. */
  | { readonly type: "number"; readonly name: NumberName; readonly value: number }
  | { readonly type: "font"; readonly font: TextFontId }
  | { readonly type: "local-font"; readonly family: string }
  | { readonly type: "part"; readonly part: RecipePart; readonly isLeft: boolean }
  | { readonly type: "set"; readonly change: Partial<Setting> };

/** The document after an action; the same object if the action does not apply. */
export function reduce(document: TextDocument, action: TextAction): TextDocument {
  const { gradient } = document;
  switch (action.type) {
    case "text": {
      const text = tidyText(action.text);
      return text === "" || text === document.text ? document : { ...document, text };
    }
    case "stops": {
      const stops = changeStops(gradient, action.change);
      return stops === gradient.stops
        ? document
        : { ...document, gradient: tidyLayer({ ...gradient, stops }) };
    }
    case "gradient":
      return {
        ...document,
        gradient: tidyLayer({ ...gradient, ...action.change, blend: "normal", isHidden: false }),
      };
    case "colors":
      return withColors(document, action.colors);
    case "number": {
      const [least, , most] = TEXT_LIMITS[action.name];
      if (!Number.isFinite(action.value)) return document;
      const value = Math.round(Math.min(most, Math.max(least, action.value)));
      return value === document[action.name] ? document : { ...document, [action.name]: value };
    }
    case "font":
      return document.font === action.font && document.localFont === ""
        ? document
        : { ...document, font: action.font, localFont: "" };
    case "local-font":
      return document.localFont === action.family ? document : { ...document, localFont: action.family };
    case "part": {
      if (document.left.includes(action.part) === action.isLeft) return document;
      const left = RECIPE_PARTS.filter((part) =>
        part === action.part ? action.isLeft : document.left.includes(part),
      );
      return { ...document, left };
    }
    case "set":
      return { ...document, ...action.change };
  }
}

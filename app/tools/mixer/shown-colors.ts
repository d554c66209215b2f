/** Colors that the canvas names: those of the band, the mixture, and those of the current view. */
import { COMPARED, type MixerDocument, mixtureOf, stepsOf } from "#domain/documents/mixer-document.ts";
import type { Color } from "#engine/space/color.ts";

export function shownColors(document: MixerDocument): readonly Color[] {
  return [...document.parts.map(({ color }) => color), mixtureOf(document), ...viewColors(document)];
}

/** The steps, or the same amounts mixed by each method. */
function viewColors(document: MixerDocument): readonly Color[] {
  switch (document.view) {
    case "mix":
      return [];
    case "steps":
      return stepsOf(document);
    case "compare":
      return COMPARED.map((how) => mixtureOf({ parts: document.parts, how }));
  }
}

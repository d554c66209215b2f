/** How the frame opens and stores the colors of a picture and passes them on. */

import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { pictureOrder } from "#engine/picture/picture-order.ts";
import type { Color } from "#engine/space/color.ts";
import { IMAGE_ADDRESS, type ImageDocument, NO_PICTURE } from "./image-document.ts";
import { isSample, SAMPLE, SAMPLE_ID } from "./image-sample.ts";

/** The preview color of a document without a picture. */
const PLAIN: Color = { space: "srgb", coords: [0.5, 0.5, 0.5], alpha: 1 };

export const IMAGE: DescribedKind<ImageDocument> = {
  ...IMAGE_ADDRESS,
  tool: "image",
  path: "/color-image-picker",
  first: () => SAMPLE,
  blank: () => NO_PICTURE,
  decode: (params) => {
    const decoded = IMAGE_ADDRESS.decode(params);
    const { document } = decoded;
    return document?.picture?.id === SAMPLE_ID && !params.has("c")
      ? { ...decoded, document: { ...document, pickers: SAMPLE.pickers } }
      : decoded;
  },
  encode: (document) => {
    const params = IMAGE_ADDRESS.encode(document);
    if (isSample(document)) params.delete("c");
    // An empty list of colors is written too; otherwise the sample would get its colors back when the address is
    // opened.
    else if (document.picture?.id === SAMPLE_ID && document.pickers.length === 0) params.set("c", "");
    return params;
  },
  take: (colors) => ({ ...NO_PICTURE, pickers: colors.map((color) => ({ color, kind: "own" })) }),
  colorsOf: (document) => {
    const colors = shownPickers(document).map(({ picker }) => picker.color);
    return colors.length > 0 ? colors : [PLAIN];
  },
};

/** The pickers in the chosen order, each with its index in the document. */
export function shownPickers({ pickers, order }: ImageDocument) {
  return pictureOrder(pickers, order).flatMap((index) => {
    const picker = pickers[index];
    return picker === undefined ? [] : [{ picker, index }];
  });
}

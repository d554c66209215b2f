/** View data of a card, computed on the server so that the page does not need the color engine. */

import type { CardFace } from "#domain/library/content-kind.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemCard } from "#domain/library/item.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { bandWeight } from "./band-weights.ts";

export interface BandView {
  /** The exact color. Where that is its hex value, it is the same string, which a page sends only once. */
  readonly css: string;
  readonly hex: string;
  readonly name: string;
  readonly weight: number;
  /** Class for legible text on this band. */
  readonly onColor: string;
}

export interface CardView extends CardFace {
  readonly id: string;
  readonly kind: "palette" | "gradient";
  readonly title: string;
  readonly credit: string;
  readonly likeCount: number;
  readonly bands: readonly BandView[];
}

export function toCardView(card: ItemCard): CardView {
  return {
    id: card.id,
    kind: card.kind,
    title: card.title,
    credit: card.credit,
    likeCount: card.likeCount,
    bands: card.colors.map((css, index) => {
      const parsed = parseColor(css);
      const hex = parsed.ok ? formatHex(parsed.color).toUpperCase() : css;
      return {
        css: css.toUpperCase() === hex ? hex : css,
        hex,
        name: card.names[index] ?? "",
        weight: bandWeight(index, card.colors.length),
        onColor: `on-color-${parsed.ok ? onColor(parsed.color) : "black"}`,
      };
    }),
    ...kindOf(card.content).cardFace(card.content, card),
  };
}

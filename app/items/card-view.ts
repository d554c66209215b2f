/** View data of a card, computed on the server so that the page does not need the color engine. */

import { gradientSearch } from "#domain/documents/gradient/gradient-document.ts";
import { formatGradientCss } from "#domain/library/gradient-css.ts";
import type { ItemCard } from "#domain/library/item.ts";
import { meshCardCss } from "#domain/library/mesh-css.ts";
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

export interface CardView {
  readonly id: string;
  readonly kind: "palette" | "gradient";
  readonly title: string;
  readonly credit: string;
  readonly likeCount: number;
  readonly bands: readonly BandView[];
  /** CSS background of a gradient. */
  readonly gradientCss?: string;
  /** The query that opens a gradient in the Gradient Generator. */
  readonly gradientSearch?: string;
  /** The picture of a wallpaper, and a CSS background in its colors that is shown until the picture has loaded. */
  readonly picture?: { readonly src: string; readonly behindCss: string };
  /** The query that opens a mesh in the Mesh Gradient Generator, without its title. */
  readonly meshSearch?: string;
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
    ...(card.gradient !== undefined && {
      gradientCss: formatGradientCss(card.gradient),
      gradientSearch: gradientSearch(card.gradient, card.title),
    }),
    ...(card.wallpaper !== undefined && {
      picture: { src: `/wallpapers/${card.id}.png?width=320`, behindCss: bandsCss(card.colors) },
    }),
    ...(card.mesh !== undefined && { gradientCss: meshCardCss(card.mesh), meshSearch: card.mesh }),
  };
}

/** Bands of equal height. */
function bandsCss(colors: readonly string[]): string {
  const at = (index: number) => `${Math.round((index / colors.length) * 1000) / 10}%`;
  const stops = colors.map((color, index) => `${color} ${at(index)} ${at(index + 1)}`);
  return `linear-gradient(${stops.join(", ")})`;
}

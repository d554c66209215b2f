import { readFileSync } from "node:fs";
import type { StockItem } from "./stock-item.ts";

const LIST = new URL("../../node_modules/uigradients/src/gradient_list.json", import.meta.url);

/** Names of companies and their products: not ours to carry. */
const BRANDS =
  /facebook|flickr|instagram|master card|netflix|snapchat|soundcloud|twitch|vine|virgin|youtube|superman|man of steel|joomla|inbox|servquick|iiit|shahabi|hersheys|dolphins|vikings|koko caramel|transfile|pizelex|namn|intuitive purple|influenza/i;

interface Pair {
  readonly start: string;
  readonly end: string;
}

/** Gradients of two colors; drawn in OKLab, so that no middle goes grey. */
export function readUiGradients(): StockItem[] {
  const rows: Readonly<Record<string, Pair>> = JSON.parse(readFileSync(LIST, "utf8"));
  return Object.entries(rows)
    .filter(([id]) => !BRANDS.test(id.replaceAll("_", " ")))
    .map(([id, { start, end }]) => {
      const stops = [start.toLowerCase(), end.toLowerCase()];
      return {
        source: "uigradients",
        originalId: id,
        title: id.replaceAll("_", " ").trim(),
        credit: "uiGradients",
        author: "Indrashish Ghosh and contributors",
        colors: stops,
        names: [],
        gradient: {
          type: "linear",
          angleDeg: 90,
          space: "oklab",
          stops: stops.map((color, position01) => ({ color, position01 })),
        },
        tags: ["interface"],
      } as const;
    });
}

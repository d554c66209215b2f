import { readFileSync } from "node:fs";
import type { SeedItem } from "./seed-item.ts";

const LIST = new URL("../node_modules/uigradients/src/gradient_list.json", import.meta.url);

/** Names of companies and their products, which we may not use as titles. */
const BRANDS =
  /facebook|flickr|instagram|master card|netflix|snapchat|soundcloud|twitch|vine|virgin|youtube|superman|man of steel|joomla|inbox|servquick|iiit|shahabi|hersheys|dolphins|vikings|koko caramel|transfile|pizelex|namn|intuitive purple|influenza/i;

interface Pair {
  readonly start: string;
  readonly end: string;
}

/** Gradients of two colors, interpolated in OKLab so that the middle does not turn gray. */
export function readUiGradients(): SeedItem[] {
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
        content: {
          type: "gradient",
          gradient: {
            type: "linear",
            angleDeg: 90,
            space: "oklab",
            stops: stops.map((color, position01) => ({ color, position01 })),
          },
        },
        tags: ["interface"],
      } as const;
    });
}

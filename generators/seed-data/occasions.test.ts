import { expect, it } from "vitest";
import { withOccasions } from "./occasions.ts";
import { COLORS_ALONE } from "./seed-item.ts";

const tagsOf = (title: string, names: readonly string[] = []) =>
  withOccasions({
    source: "a",
    originalId: "b",
    title,
    credit: "",
    author: "",
    colors: [],
    names,
    content: COLORS_ALONE,
    tags: ["interface"],
  }).tags.slice(1);

it.each([
  ["Sakura", ["spring"]],
  ["Five of Summer", ["summer"]],
  ["Autumn", ["autumn"]],
  ["Fall, five classes", ["autumn"]],
  ["Wintry", ["winter"]],
  ["Halloween", ["halloween"]],
  ["Valentine", ["valentine"]],
  ["A wedding in May", ["wedding"]],
  ["Five of Twilight", ["night"]],
  ["Seafoam", ["sea"]],
  ["Pine", ["forest"]],
  ["Sahara", ["desert"]],
  ["Garden", ["flowers"]],
  ["Five of Banana Blueberry", ["fruit"]],
  ["Caramel", ["coffee"]],
  ["Vintage", ["retro"]],
  ["Corporate", ["business"]],
  ["Royal", ["luxury"]],
])("[LIB-2] the title “%s” is evidence of %j", (title, tags) => {
  expect(tagsOf(title)).toEqual(tags);
});

it.each(["Spring green", "Waterfall", "Seashore wall", "Armyrose", "Springer"])(
  "[LIB-2] the title “%s” is evidence of nothing",
  (title) => {
    expect(tagsOf(title)).toEqual([]);
  },
);

it("[LIB-2] names of colors are no evidence", () => {
  expect(tagsOf("Untitled", ["Autumn Leaf", "Peach"])).toEqual([]);
});

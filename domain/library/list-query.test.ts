import fc from "fast-check";
import { expect, it } from "vitest";
import { formatListQuery, parseListQuery } from "./list-query.ts";

const parse = (text: string) => parseListQuery(new URLSearchParams(text));

it("[LIB-2] reads every filter", () => {
  const { query, notices } = parse(
    "q=plum&sort=newest&near=%23c2410c&near=oklch(70%25+0.1+200)&hue=red&count=4&tag=warm&aa=1&vision=1&temperature=cool&p3=1&view=strips&limit=12",
  );
  expect(notices).toEqual([]);
  expect(query).toMatchObject({
    text: "plum",
    sort: "newest",
    near: ["#c2410c", "oklch(70% 0.1 200)"],
    hue: "red",
    count: "4",
    tags: ["warm"],
    hasAaPair: true,
    isVisionSafe: true,
    temperature: "cool",
    isWideGamut: true,
    view: "strips",
    limit: 12,
  });
});

it("[LIB-2] takes several colors in one field, including functions with commas", () => {
  expect(parse("near=red,+rgb(1,2,3),+teal").query.near).toEqual(["red", "rgb(1,2,3)", "teal"]);
});

it.each([
  "sort=best",
  "hue=brown",
  "count=99",
  "limit=0",
  "limit=1e9",
  "near=nope",
  "tag=%3Cb%3E",
  "like=../x",
  "aa=yes",
  "cursor=%20%20!",
])("[TLS-2] falls back on %s with a notice", (text) => {
  const { query, notices } = parse(text);
  expect(notices).toHaveLength(1);
  expect(formatListQuery(query).toString()).toBe("");
});

it("[QLT-5] drops control characters from the search text, which a database would reject", () => {
  expect(parse("q=a%00b%0a").query.text).toBe("a b");
});

it("[LIB-2] writes what it reads, and never throws", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            "q",
            "sort",
            "near",
            "hue",
            "count",
            "tag",
            "aa",
            "like",
            "cursor",
            "limit",
            "view",
          ),
          fc.string(),
        ),
      ),
      (pairs) => {
        const { query } = parseListQuery(new URLSearchParams(pairs));
        expect(parseListQuery(formatListQuery(query)).query).toEqual(query);
      },
    ),
  );
});

it.each([
  ["near=teal orange", ["teal", "orange"]],
  ["near=%232a9d8f-e76f51-264653", ["#2a9d8f", "#e76f51", "#264653"]],
  ["near=https://coolors.co/264653-2a9d8f", ["#264653", "#2a9d8f"]],
  ["q=%23ff0000", ["#ff0000"]],
  ["q=teal,orange", ["teal", "orange"]],
  ["q=navy gold", ["navy", "gold"]],
  ["q=navy and gold", ["navy", "gold"]],
  ["q=e4002b", ["e4002b"]],
  ["q=E4002B80", ["E4002B80"]],
  ["q=ffffff", ["ffffff"]],
  ["q=000000", ["000000"]],
  ["q=e4002b %26 navy", ["e4002b", "navy"]],
  ["q=facade", []],
  ["q=c64", []],
  ["q=20240101", []],
  ["q=theme 70", []],
  ["q=orange", []],
  ["q=sea of red", []],
])("[RDG-1] a list of colors is taken wherever several are entered: %s", (search, near) => {
  const { query } = parseListQuery(new URLSearchParams(search));
  expect(query.near).toEqual(near);
  expect(query.text === "").toBe(near.length > 0 || search.startsWith("near"));
});

it.each([
  ["autumn #1f3a5f", ["#1f3a5f"], "autumn"],
  ["#1f3a5f  deep sea, oklch(70% 0.1 200)", ["#1f3a5f", "oklch(70% 0.1 200)"], "deep sea"],
  ["harbour https://coolors.co/264653-2a9d8f", ["#264653", "#2a9d8f"], "harbour"],
  ["autumn 1f3a5f", ["1f3a5f"], "autumn"],
  ["1f3a5f and autumn", ["1f3a5f"], "autumn"],
  ["salt and pepper", [], "salt and pepper"],
  ["peach red", [], "peach red"],
  ["50% (off)", [], "50% (off)"],
])("[LIB-2] one field takes words and colors together: %s", (text, near, words) => {
  const { query } = parseListQuery(new URLSearchParams({ q: text }));
  expect(query.near).toEqual(near);
  expect(query.text).toBe(words);
});

it.each([
  ["q=0xE4002B", ["#E4002B"], ""],
  ["q=0xFFE4002B", ["#E4002BFF"], ""],
  ["q=228, 0, 43", ["rgb(228 0 43)"], ""],
  ["q=228 0 43", ["rgb(228 0 43)"], ""],
  ["q=sunset 0xE4002B", ["#E4002B"], "sunset"],
  ["near=228,0,43", ["rgb(228 0 43)"], ""],
  ["near=0xE4002B,red", ["#E4002B", "red"], ""],
  ["q=300, 0, 43", [], "300, 0, 43"],
])("[LIB-2] colors as code and pickers write them are looked for: %s", (search, near, text) => {
  const { query } = parse(search);
  expect(query).toMatchObject({ near, text });
});

it("[LIB-2] a link with a tag of before finds the tag by its name of today, once", () => {
  expect(parse("tag=clear+to+every+eye&tag=color-blind+safe").query.tags).toEqual(["color-blind safe"]);
});

import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import { DARK_THEME } from "#domain/documents/theme/theme-kinds.ts";
import { UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import { WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import {
  CONTENT_FIELDS,
  CONTENT_KINDS,
  type ItemContent,
  kindOf,
  RESERVED_TAGS,
  withFields,
} from "./content-kinds.ts";
import { readColor, storedText } from "./stored-color.ts";

const stops = [
  { color: "rgb(200 10 20)", position01: 0 },
  { color: "oklch(0.7 0.3 150)", position01: 0.4 },
  { color: "#fff", position01: 1 },
];
/** What tools send, in no particular form; at least one of each kind. */
const SENT: readonly ItemContent[] = [
  { type: "palette" },
  { type: "gradient", gradient: { type: "radial", angleDeg: 20, space: "oklch", stops } },
  {
    type: "gradient-link",
    gradientLink:
      "g=ffd21f@0*-ffd21f00@70&type=radial&at=20_30&op=80&title=Sun&view=compare&g2=0f4cff@0~h30-6d28d9@100&lock2=1",
  },
  { type: "mesh", mesh: `title=Net&view=picture&${MESH.encode(MESH.first())}` },
  {
    type: "theme",
    theme: `${DARK_THEME.path}?${DARK_THEME.encode({ ...DARK_THEME.first(), mode: "light" })}`,
  },
  { type: "theme", theme: `${UI_PALETTE.path}?${UI_PALETTE.encode(UI_PALETTE.first())}` },
  { type: "wallpaper", wallpaper: WALLPAPER.encode({ ...WALLPAPER.first(), view: "seeds" }).toString() },
];
const COLORS = ["#112233", "#ffeedd"];
const stored = (sent: ItemContent) => v.parse(kindOf(sent).sent, sent);
const itemOf = (content: ItemContent) => {
  const colors = kindOf(content).colorsOf(content, COLORS.map(readColor)).map(storedText);
  return {
    id: "pa123456",
    title: "Harbor",
    colors,
    names: colors.map((color) => `Name of ${color}`),
    content,
  };
};
const SHARE = "https://tincture.example/palettes/pa123456";

it("the table has one row a kind, and the samples here are of all kinds", () => {
  const types = CONTENT_KINDS.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
  expect(new Set(SENT.map(({ type }) => type))).toEqual(new Set(types));
  const parts = CONTENT_KINDS.flatMap(({ part }) => part?.name ?? []);
  expect(new Set(parts).size).toBe(parts.length);
});

describe.each(SENT.map((sent) => [sent.type, sent] as const))("%s", (type, sent) => {
  const content = stored(sent);
  const kind = kindOf(content);
  const item = itemOf(content);

  it("[LIB-8] is stored in one form, which is read again as it is", () => {
    expect(stored(content)).toEqual(content);
    expect(content.type).toBe(type);
    expect(kind.isSame(content, stored(sent))).toBe(true);
    expect(v.is(kind.sent, { type })).toBe(type === "palette");
    expect(v.is(kind.sent, { ...sent, type: "another" })).toBe(false);
  });

  it("[LIB-2] has colors, a title and only tags that nobody else can have", () => {
    expect(item.colors.length).toBeGreaterThan(1);
    expect(kind.titleOf(content, { first: "Plum", last: "Peach" })).toContain("Plum");
    for (const tag of kind.tagsOf(content)) expect(kind.tags).toContain(tag);
    for (const tag of kind.tags) expect(RESERVED_TAGS).toContain(tag);
    const others = CONTENT_KINDS.filter((other) => other !== kind).flatMap(({ tags }) => tags);
    for (const tag of kind.tags) expect(others).not.toContain(tag);
    if (kind.part !== undefined) expect(kind.tags).toContain(kind.part.tag);
  });

  it("[LIB-3] is answered by its fields, each of them documented", () => {
    const { type: _type, ...fields } = content;
    const { content: _content, ...rest } = item;
    expect(withFields(item)).toEqual({ ...rest, ...fields });
    for (const [name, value] of Object.entries(fields))
      expect(v.is(CONTENT_FIELDS[name] ?? v.never(), value)).toBe(true);
    expect(Object.keys(kind.fields)).toEqual(Object.keys(fields));
  });

  it("[LIB-3] opens in a tool that is built, and has code and files", async () => {
    const page = kind.pageOf(content, { ...item, ownNames: item.names });
    const tool = TOOLS.find(({ path }) => page.opens.address.startsWith(`${path}?`));
    expect(page.opens.title).toBe(tool?.title);
    expect(page.files.length).toBeGreaterThan(1);
    for (const { address } of page.files) expect(address).toContain(`/${item.id}`);
    const tabs = await kind.codeOf(content, item, SHARE);
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(tabs.length);
    for (const { text, label } of tabs) expect(text.length, label).toBeGreaterThan(20);
    for (const format of ["css", "svg", "png", "dtcg"] as const)
      expect((await kind.fileOf(content, item, { format, shareLink: SHARE })).length, format).toBeGreaterThan(
        50,
      );
  });

  it("[LIB-3] has a face: a picture of its own, or its colors", () => {
    const { gradientCss, picture, opens } = kind.cardFace(content, item);
    const { face, modes } = kind.pageOf(content, { ...item, ownNames: item.names });
    expect((face ?? modes) !== undefined).toBe((gradientCss ?? picture) !== undefined);
    const drawn = kind.pictureOf(content, { width: 60, height: 40 });
    expect(drawn !== undefined).toBe((face ?? modes) !== undefined);
    if (opens !== undefined) expect(TOOLS.map(({ id }) => id)).toContain(opens.tool);
  });
});

it("[LIB-8] what tells two items with the same colors apart is their content", () => {
  const [, gradient] = SENT.map(stored);
  if (gradient?.type !== "gradient") throw new Error("The second sample is no gradient");
  const turned = { ...gradient, gradient: { ...gradient.gradient, type: "linear" as const } };
  expect(kindOf(gradient).isSame(gradient, turned)).toBe(false);
  expect(
    GRADIENT.decode(new URLSearchParams(kindOf(gradient).cardFace(gradient, itemOf(gradient)).opens?.search))
      .document,
  ).toBeDefined();
});

/** Folders whose code deals with items of every kind. */
const OF_ALL_KINDS = [
  "domain/collections",
  "domain/library",
  "calls/library",
  "server/{library,publishing,collections,data-export,item-files,og,profile}",
  "app/{items,collections,resources}",
  "app/pages/{library,collections,profile}",
  "app/workbench/{publish,share}",
  "app/workbench/tool-workbench.tsx",
];
/** A kind's own files there, and the step that fills what was stored before there were kinds. */
const OWN = /\/(?:mesh|theme|wallpaper|gradient)-[a-z-]+\.ts$|\/kinds\/|\/fill-contents\.server\.ts$/;

it("no code that deals with all kinds names one, so that a new kind is one file and one row", () => {
  const files = globSync(
    OF_ALL_KINDS.map((each) => (each.endsWith(".tsx") ? each : `${each}/**/*.{ts,tsx}`)),
  );
  expect(files.length).toBeGreaterThan(100);
  const named = CONTENT_KINDS.map(({ type }) => type).filter(
    (type) => type !== "palette" && type !== "gradient",
  );
  const name = new RegExp(String.raw`["'.\s\`{](?:${named.join("|")})s?\b`, "i");
  const found = files
    .filter((file) => !OWN.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => name.test(readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\/|(?<=\s)\/\/.*?$/gms, "")));
  expect(found).toEqual([]);
});

/**
 * Everything that a theme leaves as, each format once, grouped by who reads it. The theme's own outputs have four modes;
 * the formats of palettes that no output replaces have its colors, light and dark.
 */
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import type { CaseStyle } from "#engine/files/export/identifiers.ts";
import { THEME_OUTPUTS, type ThemeOutputId } from "./output-list.ts";

export const TRAY_GROUPS = [
  { id: "web", label: "Web" },
  { id: "frameworks", label: "Frameworks" },
  { id: "design", label: "Design" },
  { id: "native", label: "Native" },
  { id: "data", label: "Data" },
] as const;
export type TrayGroup = (typeof TRAY_GROUPS)[number]["id"];

export interface TrayFormat {
  readonly id: string;
  readonly label: string;
  readonly line: string;
  readonly group: TrayGroup;
  /** The output that writes it with four modes; without one it is written of the theme's colors. */
  readonly output?: ThemeOutputId;
  /** Further words to find it by. */
  readonly words?: string;
  readonly hasValues?: true;
  /** Whether names begin with a prefix of one's choice. */
  readonly hasPrefix?: true;
  /** The cases that its names may have; none if the format decides. */
  readonly cases?: readonly [usual: CaseStyle, ...others: CaseStyle[]];
}

const NAMED = ["kebab", "camel", "pascal", "snake", "constant"] as const;
const NAMES = { hasPrefix: true, cases: NAMED } as const;

const output = (id: ThemeOutputId, group: TrayGroup, more: Partial<TrayFormat> = {}): TrayFormat => {
  const own = THEME_OUTPUTS.find((each) => each.id === id);
  return { id, label: own?.label ?? id, line: own?.line ?? "", group, output: id, ...more };
};
const colors = (id: string, group: TrayGroup, more: Partial<TrayFormat> = {}): TrayFormat => {
  const format = EXPORT_FORMATS.find((each) => each.id === id);
  return { id, label: format?.label ?? id, line: format?.line ?? "", group, ...more };
};

/** In the order of the groups; within one the most used comes first. */
export const TRAY_FORMATS: readonly TrayFormat[] = [
  output("css", "web", { ...NAMES, hasValues: true, words: "custom properties variables" }),
  output("scss", "web", { ...NAMES, words: "sass" }),
  colors("less", "web", { ...NAMES, hasValues: true }),
  colors("stylus", "web", { ...NAMES, hasValues: true }),
  colors("js", "web", {
    label: "JS",
    words: "javascript",
    hasPrefix: true,
    cases: ["camel", "pascal", "snake", "constant"],
    hasValues: true,
  }),
  colors("ts", "web", {
    label: "TS",
    words: "typescript",
    hasPrefix: true,
    cases: ["camel", "pascal", "snake", "constant"],
    hasValues: true,
  }),
  output("tailwind", "frameworks", {
    label: "Tailwind 4",
    hasPrefix: true,
    hasValues: true,
    words: "@theme",
  }),
  colors("tailwind3", "frameworks", { hasPrefix: true, hasValues: true, words: "config" }),
  output("shadcn", "frameworks", { label: "shadcn/ui", words: "registry install npx radix" }),
  output("figma", "design", { ...NAMES, words: "variables" }),
  colors("sketch", "design", { words: "tools" }),
  colors("ase", "design", { words: "adobe illustrator indesign swatch" }),
  colors("aco", "design", { words: "adobe swatches" }),
  colors("procreate", "design"),
  colors("gpl", "design", { words: "inkscape" }),
  colors("svg", "design", { words: "picture" }),
  colors("png", "design", { words: "picture sheet" }),
  colors("pdf", "design", { words: "print" }),
  output("android", "native", {
    hasPrefix: true,
    cases: ["snake", "camel", "pascal", "constant"],
    words: "kotlin jetpack compose xml material",
  }),
  output("xcode", "native", {
    hasPrefix: true,
    cases: ["pascal", "camel", "snake"],
    words: "ios asset catalog",
  }),
  colors("swift", "native", { hasPrefix: true, cases: ["camel"], words: "ios swiftui" }),
  output("flutter", "native", { hasPrefix: true, cases: ["camel"], words: "dart material" }),
  output("dtcg", "data", { ...NAMES, label: "Tokens", words: "design dtcg w3c json resolver terrazzo" }),
  output("style-dictionary", "data", { ...NAMES, words: "json tokens hex" }),
  colors("json", "data", { ...NAMES, hasValues: true }),
  colors("csv", "data", { hasValues: true, words: "table spreadsheet" }),
  colors("hex", "data", { words: "plain text list" }),
  output("design-md", "data", { ...NAMES, words: "markdown agents ai" }),
  output("contract", "data", { ...NAMES, words: "audit ci contrast" }),
  colors("template", "data", { ...NAMES, hasValues: true, words: "own custom" }),
];

/** The formats that a few typed words name, all of them in a label, a line, a group or a further word. */
export function foundFormats(typed: string): readonly TrayFormat[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return TRAY_FORMATS.filter(({ label, line, group, words: more = "" }) => {
    const reader = TRAY_GROUPS.find(({ id }) => id === group)?.label ?? "";
    const text = `${label} ${line} ${reader} ${more}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

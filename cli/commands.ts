/**
 * How each call looks as a command: its words, what its bare arguments are, and which values of its answer are lines of
 * text. The rest follows from the call. Each call is loaded with its command only.
 */
import type { Call } from "#calls/call.ts";
import type { Fields } from "./fields.ts";

/** One argument of a list: a color, "color:parts", or "name=color". */
export type EntryForm = "color" | "color-parts" | "name-color";

export type Positionals =
  /** One argument a field; a line of stdin holds all of them. */
  | { readonly kind: "fields"; readonly fields: readonly string[] }
  /** All arguments are entries of a list; a line of stdin is one. */
  | {
      readonly kind: "list";
      readonly field: string;
      readonly entry: EntryForm;
      /** Whether an answer for many is that for each, so that any number of lines can be answered as they come. */
      readonly isEach: boolean;
    }
  /** The bytes of a file, or of stdin. */
  | { readonly kind: "file"; readonly nameField?: string }
  | { readonly kind: "none" };

/** A way into an answer; "*" stands for every member of a list or an object. */
export type Path = readonly string[];

/** A line of input as a line of output, with the break at its end. */
export type WriteLine = (
  line: string,
) => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

export interface CommandDefinition {
  /** The words after `tincture`. */
  readonly words: string;
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<Call>;
  readonly positionals: Positionals;
  /** Lines of a piped answer: a row each, its cells with tabs between. Undefined where only JSON holds the answer. */
  readonly plain?: { readonly rows: Path; readonly cells: readonly Path[] };
  /** Writes lines without the objects of an answer, for streams of millions. */
  readonly writeLines?: (fields: Fields) => Promise<WriteLine>;
  /** Fields that text gives where the input says nothing: rounded for people. */
  readonly forText?: Readonly<Record<string, unknown>>;
  /** Whether text has hex in place of `rgb()`; false where the notation was asked for. */
  readonly hexForText?: boolean;
}

const colors = (isEach: boolean): Positionals => ({ kind: "list", field: "colors", entry: "color", isEach });
const fields = (...names: string[]): Positionals => ({ kind: "fields", fields: names });
const COLOR_LINES = { rows: ["colors", "*"], cells: [[]] };
const ROUNDED = { precision: 4 };

export const COMMANDS: readonly CommandDefinition[] = [
  {
    words: "convert",
    name: "convert",
    title: "Convert colors",
    load: async () => (await import("#calls/colors/convert-call.ts")).convertCall,
    positionals: colors(true),
    plain: { rows: ["results", "*"], cells: [["formats", "*", "css"]] },
    forText: { ...ROUNDED, to: ["hex"] },
    writeLines: async (given) => (await import("./streams/convert-lines.ts")).convertLines(given),
  },
  {
    words: "color",
    name: "color",
    title: "Everything about one color",
    load: async () => (await import("#calls/colors/color-call.ts")).colorCall,
    positionals: fields("color"),
    forText: ROUNDED,
  },
  {
    words: "contrast",
    name: "contrast",
    title: "Contrast of a pair",
    load: async () => (await import("#calls/colors/contrast-call.ts")).contrastCall,
    positionals: fields("foreground", "background"),
    plain: { rows: [], cells: [["wcag"], ["apca"]] },
  },
  {
    words: "difference",
    name: "difference",
    title: "Difference of two colors",
    load: async () => (await import("#calls/colors/difference-call.ts")).differenceCall,
    positionals: fields("a", "b"),
    plain: { rows: [], cells: [["ciede2000"], ["deltaEOK"]] },
  },
  {
    words: "mix",
    name: "mix",
    title: "Mix colors",
    load: async () => (await import("#calls/colors/mix-call.ts")).mixCall,
    positionals: { kind: "list", field: "colors", entry: "color-parts", isEach: false },
    plain: { rows: ["color"], cells: [["css"]] },
    forText: ROUNDED,
  },
  {
    words: "simulate",
    name: "simulate",
    title: "Colors as others see them",
    load: async () => (await import("#calls/colors/simulate-call.ts")).simulateCall,
    positionals: colors(true),
    plain: COLOR_LINES,
    forText: ROUNDED,
    hexForText: true,
  },
  {
    words: "harmonies",
    name: "harmonies",
    title: "Harmonies of a color",
    load: async () => (await import("#calls/palettes/harmonies-call.ts")).harmoniesCall,
    positionals: fields("color"),
    plain: COLOR_LINES,
    forText: ROUNDED,
    hexForText: true,
  },
  {
    words: "ramp",
    name: "ramp",
    title: "A ramp around a color",
    load: async () => (await import("#calls/palettes/ramp-call.ts")).rampCall,
    positionals: fields("color"),
    plain: { rows: ["steps", "*"], cells: [["step"], ["color"]] },
    forText: ROUNDED,
    hexForText: true,
  },
  {
    words: "generate",
    name: "generate",
    title: "Make a palette",
    load: async () => (await import("#calls/palettes/generate-call.ts")).generateCall,
    positionals: { kind: "none" },
    plain: COLOR_LINES,
    forText: ROUNDED,
    hexForText: true,
  },
  {
    words: "words",
    name: "words",
    title: "Make a palette from words",
    load: async () => (await import("#calls/palettes/from-words-call.ts")).fromWordsCall,
    positionals: fields("words"),
    plain: COLOR_LINES,
    forText: ROUNDED,
    hexForText: true,
  },
  {
    words: "themes",
    name: "themes",
    title: "Build a theme",
    load: async () => (await import("#calls/palettes/themes-call.ts")).themesCall,
    positionals: { kind: "list", field: "brand", entry: "color", isEach: false },
    forText: ROUNDED,
    hexForText: true,
  },
  {
    words: "themes audit",
    name: "themesaudit",
    title: "Audit a theme",
    load: async () => (await import("#calls/palettes/theme-audit-call.ts")).themeAuditCall,
    positionals: { kind: "none" },
  },
  {
    words: "gradients fallback",
    name: "gradientfallback",
    title: "Plain stops of a gradient",
    load: async () => (await import("#calls/gradients/fallback-call.ts")).fallbackCall,
    positionals: fields("gradient"),
    plain: { rows: ["stops", "*"], cells: [["color"], ["at"]] },
  },
  {
    words: "gradients sample",
    name: "gradientsample",
    title: "Colors along a gradient",
    load: async () => (await import("#calls/gradients/sample-call.ts")).sampleCall,
    positionals: fields("gradient"),
    plain: { rows: ["colors", "*"], cells: [["css"]] },
  },
  {
    words: "gradients export",
    name: "gradientexport",
    title: "A gradient as code or picture",
    load: async () => (await import("#calls/gradients/gradient-export-call.ts")).gradientExportCall,
    positionals: fields("gradient"),
  },
  {
    words: "export",
    name: "export",
    title: "Write a file",
    load: async () => (await import("#calls/files/export-call.ts")).exportCall,
    positionals: { kind: "list", field: "colors", entry: "name-color", isEach: false },
  },
  {
    words: "read",
    name: "read",
    title: "Read anything",
    load: async () => (await import("#calls/files/read-call.ts")).readCall,
    positionals: { kind: "file", nameField: "name" },
    plain: { rows: ["colors", "*"], cells: [["color"]] },
    hexForText: true,
  },
  {
    words: "import",
    name: "import",
    title: "Read a file",
    load: async () => (await import("#calls/files/import-call.ts")).importCall,
    positionals: { kind: "file" },
    plain: { rows: ["colors", "*"], cells: [["color"]] },
    hexForText: true,
  },
  {
    words: "palettes",
    name: "palettes",
    title: "Palettes of a server’s library",
    load: async () => (await import("#calls/library/library-calls.ts")).palettesCall,
    positionals: { kind: "none" },
  },
  {
    words: "palette",
    name: "palette",
    title: "One palette of the library",
    load: async () => (await import("#calls/library/library-calls.ts")).paletteCall,
    positionals: fields("id"),
    plain: COLOR_LINES,
  },
  {
    words: "gradients",
    name: "gradients",
    title: "Gradients of a server’s library",
    load: async () => (await import("#calls/library/library-calls.ts")).gradientsCall,
    positionals: { kind: "none" },
  },
  {
    words: "gradient",
    name: "gradient",
    title: "One gradient of the library",
    load: async () => (await import("#calls/library/library-calls.ts")).gradientCall,
    positionals: fields("id"),
  },
];

/** The longest command at the beginning of the arguments; a call's own name, of one word, is one too. */
export function findCommand(
  args: readonly string[],
): { command: CommandDefinition; rest: readonly string[] } | undefined {
  const [first = "", second = ""] = args;
  const two = COMMANDS.find(({ words }) => words === `${first} ${second}`);
  if (two !== undefined) return { command: two, rest: args.slice(2) };
  const one = COMMANDS.find(({ words, name }) => words === first || name === first);
  return one && { command: one, rest: args.slice(1) };
}

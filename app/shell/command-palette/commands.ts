/** The commands that match the typed text (SHL-13). Pure; the view adds results of the library. */
import type { SessionState } from "#app/session/session-store.ts";
import { choosePreference } from "#app/shell/color-mode.ts";
import type { PageFormat, pageCommands } from "#app/shell/page-commands.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { printedKeys } from "#app/ui/printed-keys.ts";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { colorTexts } from "#domain/documents/color-text.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { formatHex } from "#engine/format/format.ts";
import { accountPages, accountRuns } from "./account-commands.ts";
import type { Command, RunCommand } from "./command.ts";
import type { Computed } from "./computed.ts";
import { copyText } from "./copy-text.ts";

const PAGES: readonly Command[] = [
  { id: "home", label: "Home", to: "/" },
  { id: "palettes", label: "Palettes", detail: "The library", to: "/palettes" },
  { id: "gradients", label: "Gradients", detail: "The library", to: "/gradients" },
  { id: "discover", label: "Discover", detail: "Plate of the day, hues, moods", to: "/discover" },
  { id: "compare", label: "Compare palettes", detail: "Two palettes side by side", to: "/compare" },
  { id: "api", label: "API", to: "/api" },
  { id: "agents", label: "Agents", to: "/agents" },
  { id: "engine", label: "Engine", detail: "The arithmetic as a package", to: "/engine" },
  { id: "help", label: "Help Center", to: "/help" },
  { id: "updates", label: "Updates", to: "/about/whats-new" },
  { id: "pricing", label: "Pricing Plans", to: "/about/pricing" },
  { id: "team", label: "Team", to: "/about/team" },
  { id: "credits", label: "Credits", detail: "Sources and licences", to: "/about/credits" },
  { id: "terms", label: "Terms", to: "/about/terms" },
  { id: "privacy", label: "Privacy", to: "/about/privacy" },
  { id: "cookies", label: "Cookies", to: "/about/cookies" },
];

const EVERYWHERE: readonly RunCommand[] = [
  ...(
    [
      ["light", "Light mode"],
      ["dark", "Dark mode"],
      ["system", "Color mode as the system"],
    ] as const
  ).map(([mode, label]) => ({
    id: `mode-${mode}`,
    label,
    detail: "Color mode",
    keys: [],
    run: () => choosePreference(mode),
  })),
  {
    id: "feedback",
    label: "Send feedback",
    detail: "Feedback: an idea, a fault, praise",
    keys: [],
    run: () => openDialog("feedback", true),
  },
];

/** Of the page's commands, the first and those that match are shown before anything is typed. */
const FIRST = /^(?:Export|Save|Copy|Undo)/;

function copyCommands(colors: readonly string[]): readonly Omit<RunCommand, "id">[] {
  return [
    { label: "Copy the colors", keys: [], run: () => void copyText(colors.join("\n")) },
    { label: "Copy the link", keys: [], run: () => void copyText(location.href) },
  ];
}

export interface CommandGroups {
  readonly color: readonly Command[];
  readonly here: readonly RunCommand[];
  readonly everywhere: readonly RunCommand[];
  readonly tools: readonly Command[];
  readonly pages: readonly Command[];
}

/** The id of a command without an address, which shows the browser's install prompt. */
export const INSTALL_ID = "install";

/** Empty unless the browser offers installation. */
export function installCommands(text: string): readonly Command[] {
  const command = { id: INSTALL_ID, label: "Install Tincture", detail: "In a window of its own", to: "/" };
  return matcher(text)(command) ? [command] : [];
}

/** What is done with any format. */
const FORMAT_VERBS: readonly string[] = ["export", "copy", "download", "save", "as", "file", "code", "to"];

/** The formats that the words name; none for “export” alone, which finds the panel that has all of them. */
function formatCommands(text: string, formats: readonly PageFormat[]): RunCommand[] {
  const named = wordsOf(text).filter((word) => !FORMAT_VERBS.includes(word));
  const names = named.join(" ");
  if (names === "") return [];
  const matches = matcher(names);
  return formats.flatMap(({ label, line, words, run }, at) =>
    matches({ label, detail: `${line} ${words}` })
      ? [{ id: `format-${at}`, label, detail: line, keys: [], run }]
      : [],
  );
}

const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a row contains all typed words. */
function matcher(text: string): (command: Pick<Command, "label" | "detail">) => boolean {
  const words = wordsOf(text);
  return ({ label, detail = "" }) => {
    const haystack = `${label} ${detail}`.toLowerCase();
    return words.every((word) => haystack.includes(word) || isNear(word, haystack));
  };
}

/** Shorter words are too near to too many. */
const MIN_LETTERS = 5;

/** Whether a word of the row, or its beginning, differs by one letter: one more, one less, another, or two swapped. */
function isNear(word: string, haystack: string): boolean {
  return (
    word.length >= MIN_LETTERS &&
    haystack
      .split(/[^\p{L}\p{N}]+/u)
      .some((other) => [-1, 0, 1].some((by) => isOneOff(word, other.slice(0, word.length + by))))
  );
}

function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}

interface CommandContext {
  /** What the text comes to. */
  readonly answer?: Computed | undefined;
  /** That of the session. */
  readonly status?: SessionState["status"];
  /** Those of the page. */
  readonly formats?: readonly PageFormat[];
}

export function commandsFor(
  text: string,
  page: ReturnType<typeof pageCommands.get>,
  { answer, status = "unknown", formats = [] }: CommandContext = {},
): CommandGroups {
  const matches = matcher(text);
  const hexes = page.colors.map(formatHex);
  const tools = TOOLS.map(({ id, title, line, path }) => ({
    id,
    label: title,
    detail: line,
    to: path,
    tool: id,
  }));
  const own = page.commands
    .filter(({ isHidden }) => !isHidden)
    .map(({ label, run, ...combination }) => ({ label, run, keys: printedKeys(combination) }));
  const here = [...own, ...(hexes.length === 0 ? [] : copyCommands(hexes))].map((row, at) => ({
    ...row,
    id: `here-${at}`,
  }));
  return {
    color: [...colorCommands(answer), ...addressCommands(text.trim(), answer)],
    here:
      text.trim() === ""
        ? here.filter(({ label }, at) => at === 0 || FIRST.test(label))
        : [...here.filter(matches), ...formatCommands(text, formats)],
    everywhere: text.trim() === "" ? [] : [...EVERYWHERE, ...accountRuns(status)].filter(matches),
    tools: tools.filter(matches),
    pages: [...PAGES, ...accountPages(status)].filter(matches),
  };
}

/** The tools for the most frequent tasks with one color, the converter first. */
const COLOR_TOOLS = [
  { tool: "converter", label: "Convert this color" },
  { tool: "contrast", label: "Check its contrast" },
  { tool: "scheme", label: "Make a scheme from it" },
] as const;
const PAIR_TOOLS = [
  { tool: "contrast", label: "Open in the Contrast Checker" },
  { tool: "mixer", label: "Mix the two" },
] as const;
const LIST_TOOLS = [
  { tool: "palette", label: "Make a palette of these colors" },
  { tool: "converter", label: "Convert them all" },
  { tool: "gradient", label: "Make a gradient of them" },
  { tool: "variables", label: "Name them as variables" },
] as const;

/** Commands that open the typed or computed colors in tools. */
function colorCommands(answer: Computed | undefined): Command[] {
  const [first] = answer?.colors ?? [];
  if (answer === undefined || first === undefined) return [];
  const texts = colorTexts(answer.colors);
  const rows = { color: COLOR_TOOLS, contrast: PAIR_TOOLS, list: LIST_TOOLS }[answer.kind];
  const tools = rows.flatMap(({ tool, label }) =>
    TOOLS.filter(({ id }) => id === tool).map(({ path }) => ({
      id: `color-${tool}`,
      label,
      to: carryAddress(path, texts),
      tool,
    })),
  );
  if (answer.kind !== "color") return tools;
  const near = encodeURIComponent(formatHex(first));
  return [
    ...tools.slice(0, 1),
    {
      id: "color-generate",
      label: "Make a palette with this color",
      to: carryAddress("/palette-generator", texts),
    },
    ...tools.slice(1),
    { id: "color-near", label: "Palettes near this color", to: `/palettes?near=${near}` },
    { id: "color-near-gradients", label: "Gradients near this color", to: `/gradients?near=${near}` },
  ];
}

/**
 * Commands for a typed address: a page of this site, or a picture or page elsewhere, which Palette from Image opens.
 */
function addressCommands(text: string, answer: Computed | undefined): Command[] {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text) || answer !== undefined) return [];
  const url = new URL(text);
  const isOurs = typeof location !== "undefined" && url.origin === location.origin;
  return isOurs
    ? [{ id: "address", label: "Open this page", detail: url.pathname, to: url.pathname + url.search }]
    : [];
}

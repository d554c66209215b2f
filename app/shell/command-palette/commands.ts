/** What the command palette offers for what was typed (SHL-13). Pure; the library's answers are added by the view. */
import { carryAddress } from "#domain/documents/carry-address.ts";
import { colorText } from "#domain/documents/color-text.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Where it goes. */
  readonly to: string;
  /** CSS color the row wears. */
  readonly color?: string;
}

const PAGES: readonly Command[] = [
  { id: "home", label: "Home", to: "/" },
  { id: "palettes", label: "Palettes", detail: "The library", to: "/palettes" },
  { id: "gradients", label: "Gradients", detail: "The library", to: "/gradients" },
  { id: "discover", label: "Discover", detail: "Plate of the day, hues, moods", to: "/discover" },
  { id: "help", label: "Help Center", to: "/help" },
  { id: "updates", label: "Updates", to: "/about/whats-new" },
  { id: "pricing", label: "Pricing Plans", to: "/about/pricing" },
  { id: "team", label: "Team", to: "/about/team" },
  { id: "credits", label: "Credits", detail: "Sources and licences", to: "/about/credits" },
  { id: "terms", label: "Terms", to: "/about/terms" },
  { id: "privacy", label: "Privacy", to: "/about/privacy" },
  { id: "cookies", label: "Cookies", to: "/about/cookies" },
];

export interface CommandGroups {
  readonly color: readonly Command[];
  readonly tools: readonly Command[];
  readonly pages: readonly Command[];
}

/** Not a place to go to: the browser's own question is asked. */
export const INSTALL_ID = "install";

/** Only while the browser offers it. */
export function installCommands(text: string): readonly Command[] {
  const command = { id: INSTALL_ID, label: "Install Tincture", detail: "In a window of its own", to: "/" };
  return matcher(text)(command) ? [command] : [];
}

/** Whether a row has all words that were typed. */
function matcher(text: string): (command: Command) => boolean {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label, detail = "" }) => {
    const haystack = `${label} ${detail}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  };
}

export function commandsFor(text: string): CommandGroups {
  const matches = matcher(text);
  const tools = BUILT_TOOLS.map(({ id, title, line, path }) => ({
    id,
    label: title,
    detail: line,
    to: path,
  }));
  return {
    color: colorCommands(text.trim()),
    tools: tools.filter(matches),
    pages: PAGES.filter(matches),
  };
}

/** What is most often wanted of one color. */
const COLOR_TOOLS = [
  { tool: "converter", label: "Convert this color" },
  { tool: "contrast", label: "Check its contrast" },
  { tool: "scheme", label: "Make a scheme from it" },
] as const;

/** A typed color is the first row; from it one goes to palettes near it, or to a palette that keeps it. */
function colorCommands(text: string): Command[] {
  if (text === "") return [];
  const parsed = parseColor(text);
  if (!parsed.ok) return [];
  const hex = formatHex(parsed.color);
  const query = encodeURIComponent(text);
  return [
    {
      id: "color-generate",
      label: "Make a palette with this color",
      detail: hex,
      to: `/palette-generator?from=${query}`,
      color: hex,
    },
    ...COLOR_TOOLS.flatMap(({ tool, label }) =>
      BUILT_TOOLS.filter(({ id }) => id === tool).map(({ path }) => ({
        id: `color-${tool}`,
        label,
        detail: hex,
        to: carryAddress(path, colorText(parsed.color)),
        color: hex,
      })),
    ),
    {
      id: "color-near",
      label: "Palettes near this color",
      detail: hex,
      to: `/palettes?near=${query}`,
      color: hex,
    },
    {
      id: "color-near-gradients",
      label: "Gradients near this color",
      detail: hex,
      to: `/gradients?near=${query}`,
      color: hex,
    },
  ];
}

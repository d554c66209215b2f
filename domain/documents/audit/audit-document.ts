/**
 * The document of Audit (TLS-2, AUD-5). Query fields:
 *
 *   sample=1                    the sample; or
 *   name=a.css&text=:root{…}    the files, once each; or
 *   held=k3x9*4711*0e2a47*a.css files on the device that opened them, which are too large for an address
 *   floors=both                 aa, aaa, or AA with APCA as well
 *   fix=light*--primary*0b6d94  accepted repairs: mode, token, color
 *   in=… · out=…                inferred pairs that were taken into the contract, and refused ones: text*surface*use
 *   mode=dark · show=failing · view=contract
 */
import { colorText, knownColor, readColor, shortText } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import { packed } from "#domain/documents/fields/packed.ts";
import { choice, words } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import type { Color } from "#engine/space/color.ts";
import { type AuditSource, colorsInText, SOURCE } from "./audit-source.ts";

export const AUDIT_FLOORS = ["aa", "aaa", "both"] as const;
export type AuditFloors = (typeof AUDIT_FLOORS)[number];
export const AUDIT_VIEWS = ["pairs", "page", "contract"] as const;
export type AuditViewName = (typeof AUDIT_VIEWS)[number];
export const PAIR_FILTERS = ["all", "failing", "unread"] as const;
export type PairFilter = (typeof PAIR_FILTERS)[number];

/** A value that replaces that of a token in one mode. */
export interface AcceptedRepair {
  readonly mode: string;
  /** As its file writes it. */
  readonly token: string;
  readonly color: Color;
}

/** Names a pair whatever made it. */
export interface PairName {
  readonly text: string;
  readonly surface: string;
  readonly use: string;
}

export interface AuditDocument {
  readonly source: AuditSource;
  readonly floors: AuditFloors;
  readonly accepted: readonly AcceptedRepair[];
  /** Inferred pairs that a person wrote into the contract. */
  readonly adopted: readonly PairName[];
  readonly refused: readonly PairName[];
  /** "" for the first mode. */
  readonly mode: string;
  readonly shown: PairFilter;
  readonly view: AuditViewName;
}

export const MAX_DECISIONS = 2000;
const MAX_MODE = 120;
/** Colors that stand for an audit in lists and in other tools. */
export const MAX_SHOWN_COLORS = 8;

const coded = (text: string): string =>
  text.replaceAll(/[%~*()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const decoded = (text: string): string =>
  text.replaceAll(/%(25|7e|2a|28|29)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const REPAIR: Item<AcceptedRepair> = {
  read: (part, notices) => {
    const [mode = "", token = "", value = ""] = part.split("*", 3).map(decoded);
    if (mode === "" || token === "") {
      notices.push(`The repair “${shortText(part)}” cannot be read, so it was left out.`);
      return undefined;
    }
    const color = readColor(value, notices);
    return color && { mode, token, color };
  },
  write: ({ mode, token, color }) => [mode, token, colorText(color)].map(coded).join("*"),
};

const PAIR: Item<PairName> = {
  read: (part, notices) => {
    const [text = "", surface = "", use = ""] = part.split("*", 3).map(decoded);
    if (text !== "" && surface !== "" && use !== "") return { text, surface, use };
    notices.push(`The pair “${shortText(part)}” cannot be read, so it was left out.`);
    return undefined;
  },
  write: ({ text, surface, use }) => [text, surface, use].map(coded).join("*"),
};

const decisions = { most: MAX_DECISIONS, separators: "~" };

const ADDRESS = packed(
  describe<AuditDocument>({
    fields: {
      source: SOURCE,
      floors: choice("floors", "set of floors", AUDIT_FLOORS, "aa"),
      accepted: list("fix", REPAIR, decisions),
      adopted: list("in", PAIR, decisions),
      refused: list("out", PAIR, decisions),
      mode: words("mode", "mode", { most: MAX_MODE }),
      shown: choice("show", "choice of pairs", PAIR_FILTERS, "all"),
      view: choice("view", "view", AUDIT_VIEWS, "pairs"),
    },
    first: "sample=1",
  }),
);

const FALLBACK = ["000000", "ffffff"].map(knownColor);

export const AUDIT: DescribedKind<AuditDocument> = {
  ...ADDRESS,
  tool: "audit",
  path: "/audit",
  take: async (colors) => {
    const { sheetOfColors } = await import("./sheet-of-colors.ts");
    return opened({ kind: "text", files: [sheetOfColors(colors)] });
  },
  colorsOf: ({ source }) => {
    const colors = colorsOfSource(source);
    return colors.length === 0 ? FALLBACK : colors;
  },
  withViewOf: (document, { mode, shown, view }) => ({ ...document, mode, shown, view }),
};

/** Colors of the sample's first rows; its text is loaded with the report. */
const SAMPLE_COLORS = ["7dd3fc", "ffffff", "18181b", "9aa3af", "ff5a5f", "fde68a"].map(knownColor);

function colorsOfSource(source: AuditSource): readonly Color[] {
  if (source.kind === "sample") return SAMPLE_COLORS;
  if (source.kind === "held") return source.colors;
  return source.files.flatMap(({ text }) => colorsInText(text, MAX_SHOWN_COLORS)).slice(0, MAX_SHOWN_COLORS);
}

/** An audit of files about which nothing was decided yet. */
export function opened(source: AuditSource): AuditDocument {
  return {
    source,
    floors: "aa",
    accepted: [],
    adopted: [],
    refused: [],
    mode: "",
    shown: "all",
    view: "pairs",
  };
}

/**
 * Longest query of files that go into the address: the rest of what an address may hold is for what is decided about
 * them.
 */
const MAX_SHARED_QUERY = 5500;
/** Longer texts are not tried. */
const MAX_TRIED_LETTERS = 60_000;

/** Whether a link can carry the files. */
export function fitsIntoLink(source: AuditSource): boolean {
  if (source.kind !== "text") return true;
  if (source.files.reduce((sum, { text }) => sum + text.length, 0) > MAX_TRIED_LETTERS) return false;
  const search = AUDIT.encode(opened(source)).toString();
  return (
    search.length <= MAX_SHARED_QUERY &&
    AUDIT.decode(new URLSearchParams(search)).document?.source.kind === "text"
  );
}

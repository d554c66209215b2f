/**
 * The document of Audit (TLS-2, AUD-5). Query fields:
 *
 *   sample=1                    the sample; or
 *   name=a.css&text=:root{…}    the files, once each; or
 *   held=k3x9*4711*0e2a47*a.css files on the device that opened them, which are too large for an address
 *   floors=both                 aa, aaa, or AA with APCA as well
 *   fix=light*primary           accepted repairs: the mode and the token whose value changes
 *   in=… · out=…                inferred pairs that were taken into the contract, and refused ones: use*text*ground*ground
 *   more=1                      pairs are inferred beside those that a contract declares
 *   mode=dark · show=failing · view=contract
 */
import { knownColor, shortText } from "#domain/documents/color-text.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import { packed } from "#domain/documents/fields/packed.ts";
import { choice, flag, words } from "#domain/documents/fields/simple-fields.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { PAIR_USES, type PairUse } from "#engine/audit/audit-pairs.ts";
import type { Color } from "#engine/space/color.ts";
import { type AuditSource, colorsInText, SOURCE } from "./audit-source.ts";

/** The sets to choose from; APCA alone would let pass what WCAG does not. */
export const SHOWN_FLOORS = ["aa", "aaa", "both"] as const;
export type ShownFloors = (typeof SHOWN_FLOORS)[number];
export const AUDIT_VIEWS = ["pairs", "page", "contract"] as const;
export type AuditViewName = (typeof AUDIT_VIEWS)[number];
export const PAIR_FILTERS = ["all", "failing", "unread"] as const;
export type PairFilter = (typeof PAIR_FILTERS)[number];

/** The value of a token in a mode is repaired: by the least that its pairs need at the floors of the document. */
export interface AcceptedRepair {
  readonly mode: string;
  readonly token: string;
}

/** Names a pair whatever made it. */
export interface PairName {
  /** A token or a CSS color; with an alpha of its own "primary/0.1". */
  readonly text: string;
  /** From the top down. */
  readonly on: readonly string[];
  readonly use: PairUse;
}

export interface AuditDocument {
  readonly source: AuditSource;
  readonly floors: ShownFloors;
  readonly accepted: readonly AcceptedRepair[];
  /** Inferred pairs that a person wrote into the contract. */
  readonly adopted: readonly PairName[];
  readonly refused: readonly PairName[];
  /** Whether pairs are inferred beside those that a contract among the files declares. */
  readonly infersMore: boolean;
  /** "" for the first mode. */
  readonly mode: string;
  readonly shown: PairFilter;
  readonly view: AuditViewName;
}

export const MAX_DECISIONS = 2000;
const MAX_GROUNDS = 8;
const MAX_MODE = 120;
/** Colors that stand for an audit in lists and in other tools. */
export const MAX_SHOWN_COLORS = 8;

const coded = (text: string): string =>
  text.replaceAll(/[%~*()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const decoded = (text: string): string =>
  text.replaceAll(/%(25|7e|2a|28|29)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const REPAIR: Item<AcceptedRepair> = {
  read: (part, notices) => {
    const [mode = "", token = "", ...more] = part.split("*", 3).map(decoded);
    if (mode !== "" && token !== "" && more.length === 0) return { mode, token };
    notices.push(`The repair “${shortText(part)}” cannot be read, so it was left out.`);
    return undefined;
  },
  write: ({ mode, token }) => [mode, token].map(coded).join("*"),
};

const PAIR: Item<PairName> = {
  read: (part, notices) => {
    const [said = "", text = "", ...on] = part.split("*", MAX_GROUNDS + 2).map(decoded);
    const use = PAIR_USES.find((each) => each === said);
    if (use !== undefined && text !== "" && on.length > 0 && !on.includes("")) return { text, on, use };
    notices.push(`The pair “${shortText(part)}” cannot be read, so it was left out.`);
    return undefined;
  },
  write: ({ text, on, use }) => [use, text, ...on].map(coded).join("*"),
};

const decisions = { most: MAX_DECISIONS, separators: "~" };

const ADDRESS = packed(
  describe<AuditDocument>({
    fields: {
      source: SOURCE,
      floors: choice("floors", "set of floors", SHOWN_FLOORS, "aa"),
      accepted: list("fix", REPAIR, decisions),
      adopted: list("in", PAIR, decisions),
      refused: list("out", PAIR, decisions),
      infersMore: flag("more"),
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
    infersMore: false,
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

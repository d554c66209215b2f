/** What Audit does to its document. Pure. */
import {
  type AcceptedRepair,
  type AuditDocument,
  type AuditViewName,
  MAX_DECISIONS,
  opened,
  type PairFilter,
  type PairName,
  type ShownFloors,
} from "#domain/documents/audit/audit-document.ts";
import type { AuditSource } from "#domain/documents/audit/audit-source.ts";

export type AuditAction =
  /** Other files: nothing is decided about them yet. */
  | { readonly type: "open"; readonly source: AuditSource }
  | { readonly type: "floors"; readonly floors: ShownFloors }
  | { readonly type: "accept"; readonly repairs: readonly AcceptedRepair[] }
  /** The tokens keep the values that their file gives them. */
  | { readonly type: "take-back"; readonly repairs: readonly AcceptedRepair[] }
  /** Writes inferred pairs into the contract. */
  | { readonly type: "adopt"; readonly pairs: readonly PairName[] }
  | { readonly type: "refuse"; readonly pair: PairName }
  /** Pairs are inferred again, as before anything was decided about them. */
  | { readonly type: "restore"; readonly pairs: readonly PairName[] }
  | { readonly type: "infer"; readonly infersMore: boolean }
  | { readonly type: "mode"; readonly mode: string }
  | { readonly type: "show"; readonly shown: PairFilter }
  | { readonly type: "view"; readonly view: AuditViewName };

export const isSamePair = (one: PairName, other: PairName): boolean =>
  one.text === other.text && one.use === other.use && one.on.join("*") === other.on.join("*");
const isSameToken = (one: AcceptedRepair, other: AcceptedRepair): boolean =>
  one.mode === other.mode && one.token === other.token;
/** What is left of a list without some of its entries; the same list if none of them is in it. */
function without<Each>(
  all: readonly Each[],
  some: readonly Each[],
  isSame: (one: Each, other: Each) => boolean,
): readonly Each[] {
  const left = all.filter((each) => !some.some((other) => isSame(each, other)));
  return left.length === all.length ? all : left;
}

/** The document after an action; the same one when the action does not apply. */
export function reduce(document: AuditDocument, action: AuditAction): AuditDocument {
  const { accepted, adopted, refused } = document;
  switch (action.type) {
    case "open":
      return { ...opened(action.source), floors: document.floors, view: document.view };
    case "floors":
      return action.floors === document.floors ? document : { ...document, floors: action.floors };
    case "accept": {
      const added = action.repairs.filter((each) => !accepted.some((other) => isSameToken(each, other)));
      if (added.length === 0 || accepted.length + added.length > MAX_DECISIONS) return document;
      return { ...document, accepted: [...accepted, ...added] };
    }
    case "take-back": {
      const next = without(accepted, action.repairs, isSameToken);
      return next === accepted ? document : { ...document, accepted: next };
    }
    case "adopt": {
      const added = action.pairs.filter((pair) => !adopted.some((each) => isSamePair(each, pair)));
      if (added.length === 0 || adopted.length + added.length > MAX_DECISIONS) return document;
      return {
        ...document,
        adopted: [...adopted, ...added.map(nameOf)],
        refused: without(refused, added, isSamePair),
      };
    }
    case "refuse": {
      if (refused.some((each) => isSamePair(each, action.pair)) || refused.length >= MAX_DECISIONS)
        return document;
      return {
        ...document,
        refused: [...refused, nameOf(action.pair)],
        adopted: without(adopted, [action.pair], isSamePair),
      };
    }
    case "restore": {
      const next = {
        adopted: without(adopted, action.pairs, isSamePair),
        refused: without(refused, action.pairs, isSamePair),
      };
      return next.adopted === adopted && next.refused === refused ? document : { ...document, ...next };
    }
    case "infer":
      return action.infersMore === document.infersMore
        ? document
        : { ...document, infersMore: action.infersMore };
    case "mode":
      return action.mode === document.mode ? document : { ...document, mode: action.mode };
    case "show":
      return action.shown === document.shown ? document : { ...document, shown: action.shown };
    case "view":
      return action.view === document.view ? document : { ...document, view: action.view };
  }
}

const nameOf = ({ text, on, use }: PairName): PairName => ({ text, on, use });

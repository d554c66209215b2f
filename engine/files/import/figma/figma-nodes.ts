/** Nodes of a Figma document as its messages hold them. */

import { isKiwiRecord, type KiwiRecord, type KiwiValue } from "./kiwi.ts";

/** "12:34"; undefined for what is no id. */
export function idOf(guid: KiwiValue | undefined): string | undefined {
  if (!isKiwiRecord(guid)) return undefined;
  return `${numberOf(guid["sessionID"], 0)}:${numberOf(guid["localID"], 0)}`;
}

/** The id of the node that it stands in. */
export function parentOf({ parentIndex }: KiwiRecord): string | undefined {
  return idOf(isKiwiRecord(parentIndex) ? parentIndex["guid"] : undefined);
}

/** By the place that Figma keeps as a text to be compared letter by letter. */
export function inOrder(nodes: readonly KiwiRecord[]): KiwiRecord[] {
  const placeOf = ({ parentIndex }: KiwiRecord): string =>
    isKiwiRecord(parentIndex) ? textOf(parentIndex["position"]) : "";
  return nodes.toSorted((first, second) => {
    const [one, two] = [placeOf(first), placeOf(second)];
    return one < two ? -1 : one > two ? 1 : 0;
  });
}

/** "" for what is no text. */
export function textOf(value: KiwiValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** `otherwise` for what is no finite number. */
export function numberOf(value: KiwiValue | undefined, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

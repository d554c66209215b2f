/** Pictures as work for a thread. */
import type { WorkKind } from "#server/work/work-kind.ts";
import type { Picture } from "./picture.server.ts";

/** The bytes of a PNG. They are kept by their picture's key (kept-pictures.ts). */
export const PICTURE_WORK: WorkKind<Picture, Uint8Array> = {
  name: "picture",
  keyOf: () => undefined,
  bytesOf: () => undefined,
};

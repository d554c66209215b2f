/** Calls of the API as work for a thread. */
import { createHash } from "node:crypto";
import type { CallAccess } from "#calls/call.ts";
import type { WorkKind } from "#server/work/work-kind.ts";
import type { EncodedAnswer } from "./call-answer.ts";

export interface CallInput {
  /** The name of the call. */
  readonly name: string;
  /** Undefined while it cannot be found out. */
  readonly access: CallAccess | undefined;
  /** Values of path and query; undefined if the input is the body. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  readonly body: Uint8Array | undefined;
}

export type CallOutput =
  | (EncodedAnswer & {
      /** Whether the same request has the same answer. */
      readonly isRepeatable: boolean;
    })
  /** The call depends on the access, which is not known. */
  | "needs-access";

/** Approximate size of headers and objects. */
const OVERHEAD_BYTES = 512;

export const CALL_WORK: WorkKind<CallInput, CallOutput> = {
  name: "call",
  keyOf: ({ name, access, fields, body }) =>
    createHash("sha256")
      .update(JSON.stringify([name, access, fields]))
      .update(body ?? "")
      .digest("base64"),
  bytesOf: (output) =>
    output === "needs-access" || !output.isRepeatable ? undefined : output.body.byteLength + OVERHEAD_BYTES,
};

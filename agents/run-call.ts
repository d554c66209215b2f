/** Answers calls for the tools of agents: at once in this process, or as work of a server. */
import type { Call, CallContext } from "#calls/call.ts";
import type { CallRefusal } from "#calls/refusal.ts";

export type CallResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: true; readonly text: string; readonly fileName: string }
  | { readonly ok: false; readonly message: string };

export type RunCall = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  file?: Uint8Array,
) => Promise<CallResult>;

/** Calls in this process. */
export const runHere =
  (context: CallContext): RunCall =>
  async (call, input, file) => {
    const answer = await call.run({ input, ...(file !== undefined && { file }) }, context);
    if (!answer.ok) return { ok: false, message: refusalText(answer) };
    if (answer.kind === "data") return { ok: true, body: answer.body };
    const { content, fileName } = answer;
    return typeof content === "string"
      ? { ok: true, text: content, fileName }
      : { ok: false, message: `${fileName} is no text, and tools answer with text.` };
  };

/** What is wrong with each value, so that the next try can be right. */
export function refusalText({ message, values }: Pick<CallRefusal, "message" | "values">): string {
  return values.length === 0 ? message : values.map((value) => `${value.path}: ${value.message}`).join("\n");
}

/** Answers a call in a thread, without the database. */
import type { CallContext, CallRequest } from "#calls/call.ts";
import { CALLS } from "#calls/calls.ts";
import { encodeAnswer, encodeProblem } from "./call-answer.ts";
import { callContext } from "./call-context.server.ts";
import type { CallInput, CallOutput } from "./call-work-kind.ts";
import { parseJsonBody, takesJson } from "./read-request.ts";

class UnknownAccess extends Error {
  override readonly name = "UnknownAccess";
}

const NO_LIBRARY: CallContext["library"] = {
  listItems: noLibrary,
  findItem: noLibrary,
  seededItemId: noLibrary,
};

export async function answerInThread({ name, access, fields, body }: CallInput): Promise<CallOutput> {
  const call = CALLS.find((each) => each.name === name);
  if (call === undefined) throw new Error(`There is no call of the name ${name}`);
  let request: CallRequest = { input: fields ?? {}, ...(body !== undefined && { file: body }) };
  if (takesJson(call)) {
    const read = parseJsonBody(body ?? new Uint8Array());
    if (!read.ok) return { ...encodeProblem(read.problem), isRepeatable: true };
    ({ request } = read);
  }
  let isRepeatable = true;
  const context = callContext(NO_LIBRARY);
  try {
    const answer = await call.run(request, {
      ...context,
      access: async () => {
        if (access === undefined) throw new UnknownAccess();
        return access;
      },
      drawSeed: () => {
        isRepeatable = false;
        return context.drawSeed();
      },
    });
    return { ...encodeAnswer(answer, call.freshS), isRepeatable };
  } catch (error) {
    if (error instanceof UnknownAccess) return "needs-access";
    throw error;
  }
}

async function noLibrary(): Promise<never> {
  throw new Error("A call without `readsLibrary` has asked for the library");
}

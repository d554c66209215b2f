import { BOT_CHECK_HEADER } from "#domain/account/bot-check.ts";

export interface FeedbackProblem {
  /** The field it is about; undefined when it is about the sending. */
  readonly field: string | undefined;
  readonly message: string;
}

const UNREACHABLE: FeedbackProblem = {
  field: undefined,
  message:
    "The message could not be sent. Your text is still here; check the connection and press Send again.",
};

/** Sends the form of "Tell us"; gives what is wrong with it, or undefined when it was stored. */
export async function sendFeedback(form: FormData): Promise<FeedbackProblem | undefined> {
  try {
    const { takeBotCheck } = await import("#app/session/bot-check.ts");
    // Where it cannot be done the message goes without: the server lets a few such through.
    const solution = await takeBotCheck("feedback").catch(() => "");
    const headers = solution === "" ? {} : { [BOT_CHECK_HEADER]: solution };
    const response = await fetch("/resources/feedback", { method: "POST", body: form, headers });
    if (response.ok) return undefined;
    const body: unknown = await response.json();
    return isProblem(body) ? body : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

function isProblem(body: unknown): body is FeedbackProblem {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

import { BOT_CHECK_HEADER } from "#domain/account/bot-check.ts";

export interface FeedbackProblem {
  /** Name of the invalid field; undefined if sending failed. */
  readonly field: string | undefined;
  readonly message: string;
}

const UNREACHABLE: FeedbackProblem = {
  field: undefined,
  message:
    "The message could not be sent. Your text is still here; check the connection and press Send again.",
};

/** Sends the feedback form; returns the problem, or undefined if the message was stored. */
export async function sendFeedback(form: FormData): Promise<FeedbackProblem | undefined> {
  try {
    const { takeBotCheck } = await import("#app/session/bot-check.ts");
    // If the bot check fails, the message is sent without; the server accepts a few such messages.
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

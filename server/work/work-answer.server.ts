/** The answer, in plain text, to a request whose work was refused. */
import type { WorkRefusal } from "./work.ts";

const REFUSALS = {
  budget: {
    status: 429,
    text: "This address has used up its computing time for now. Please ask again later.",
  },
  busy: { status: 429, text: "Enough requests of this address are waiting already. Please ask again." },
  full: { status: 503, text: "Many requests are waiting. Please ask again." },
  late: { status: 503, text: "This takes longer to compute than a request may." },
} as const satisfies Record<WorkRefusal["reason"], { status: number; text: string }>;

export function refusedWorkAnswer({ reason, waitS }: Pick<WorkRefusal, "reason" | "waitS">): Response {
  const { status, text } = REFUSALS[reason];
  return new Response(`${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Retry-After": String(waitS),
      "Cache-Control": "no-store",
    },
  });
}

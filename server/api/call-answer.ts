/** The answer of a call as status, headers and bytes. */
import type { CallAnswer } from "#calls/call.ts";
import { PROBLEM_HEADERS, type Problem, problemOfRefusal } from "./problem.ts";

export interface EncodedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Cursor of the next page. */
  readonly next?: string;
}

const UTF8 = new TextEncoder();

/** `freshS` is how long caches may keep the data. */
export function encodeAnswer(answer: CallAnswer, freshS: number | undefined): EncodedAnswer {
  if (!answer.ok) return encodeProblem(problemOfRefusal(answer));
  if (answer.kind === "file") {
    const { content, mediaType, fileName, notices = [] } = answer;
    return {
      status: 200,
      headers: {
        "Content-Type": mediaType,
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "no-store",
        ...(notices.length > 0 && { "Tincture-Notices": asciiJson(notices) }),
      },
      body: typeof content === "string" ? UTF8.encode(content) : content,
    };
  }
  return {
    status: 200,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": freshS === undefined ? "no-store" : `public, max-age=${freshS}`,
    },
    body: UTF8.encode(JSON.stringify(answer.body)),
    ...(typeof answer.next === "string" && { next: answer.next }),
  };
}

/** JSON of ASCII alone, as a header has to be. */
function asciiJson(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function encodeProblem(problem: Problem): EncodedAnswer {
  return {
    status: problem.status,
    headers: PROBLEM_HEADERS,
    body: UTF8.encode(JSON.stringify(problem)),
  };
}

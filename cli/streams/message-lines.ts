/**
 * Lines of JSON-RPC on their way to a server that reads past what is no message without a word: whoever sent it would wait
 * for an answer. What is no JSON, or no message, is answered here (JSON-RPC 2.0, 5.1), and the rest goes through as it is.
 */
import { Transform, type TransformCallback } from "node:stream";

interface ErrorAnswer {
  readonly jsonrpc: "2.0";
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

const [PARSE_ERROR, INVALID_REQUEST] = [-32700, -32600];
/** A longer line ends the connection. The library's own limit, in bytes. */
const MAX_LINE = 10 * 1024 * 1024;
const NEWLINE = 10;

export function messageLines(answer: (error: ErrorAnswer) => void): Transform {
  let rest: Buffer = Buffer.alloc(0);
  const read = (line: Buffer): Buffer | undefined => {
    const text = line.toString("utf8").trim();
    if (text === "") return undefined;
    const problem = problemOf(text);
    if (problem === undefined) return line;
    answer(problem);
    return undefined;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      rest = Buffer.concat([rest, chunk]);
      for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
        const line = read(rest.subarray(0, end + 1));
        if (line !== undefined) this.push(line);
        rest = rest.subarray(end + 1);
      }
      done(rest.length > MAX_LINE ? new Error(`A line is longer than ${MAX_LINE} bytes.`) : undefined);
    },
    flush(done: TransformCallback) {
      const line = read(rest);
      if (line !== undefined) this.push(Buffer.concat([line, Buffer.from("\n")]));
      done();
    },
  });
}

function problemOf(text: string): ErrorAnswer | undefined {
  const problem = (code: number, message: string, id: unknown = null): ErrorAnswer => ({
    jsonrpc: "2.0",
    id: typeof id === "string" || typeof id === "number" ? id : null,
    error: { code, message },
  });
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return problem(PARSE_ERROR, "Parse error: each line is one message as JSON.");
  }
  if (typeof message !== "object" || message === null || Array.isArray(message))
    return problem(INVALID_REQUEST, "Invalid request: a message is one JSON object.");
  const { jsonrpc, id, method, result, error }: Partial<Record<string, unknown>> = message;
  const isMessage =
    jsonrpc === "2.0" && (typeof method === "string" || result !== undefined || error !== undefined);
  return isMessage
    ? undefined
    : problem(INVALID_REQUEST, "Invalid request: a message has jsonrpc “2.0” and a method.", id);
}

/** Runs the program with its streams in memory. */
import { run } from "#cli/run.ts";

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly bytes: Uint8Array;
}

interface Surroundings {
  /** Undefined for a terminal. */
  readonly stdin?: string | AsyncIterable<Uint8Array>;
  readonly isTerminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

export async function tincture(
  args: readonly string[],
  { stdin, isTerminal = false, env = {} }: Surroundings = {},
): Promise<Outcome> {
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  const into = (list: Uint8Array[]) => async (content: string | Uint8Array) => {
    list.push(typeof content === "string" ? new TextEncoder().encode(content) : content);
  };
  const code = await run(args, {
    stdin: { isTerminal: stdin === undefined, chunks: () => chunksOf(stdin ?? "") },
    stdout: { isTerminal, write: into(out) },
    stderr: { isTerminal, write: into(err) },
    env,
  });
  const bytes = Buffer.concat(out);
  return { code, out: bytes.toString("utf8"), err: Buffer.concat(err).toString("utf8"), bytes };
}

async function* chunksOf(stdin: string | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof stdin !== "string") return yield* stdin;
  if (stdin !== "") yield new TextEncoder().encode(stdin);
}

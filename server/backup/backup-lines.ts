/**
 * The format of a backup: one JSON value per line, compressed with gzip. The first line describes the content; the last
 * line has the number of lines and their SHA-256, so that a truncated archive is detected.
 */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import * as v from "valibot";

const FORMAT = "tincture-backup-1";

const Head = v.object({
  format: v.literal(FORMAT),
  createdAt: v.string(),
  /** Names of the migrations that the database has. */
  migrations: v.array(v.string()),
  /** The key that signs cookies and encrypts second factors, if it is stored in the data folder. */
  secret: v.optional(v.string()),
});
export type BackupHead = Omit<v.InferOutput<typeof Head>, "format">;

const Rows = v.object({ table: v.string(), rows: v.array(v.string()) });
const File = v.object({ file: v.string(), base64: v.string() });
const End = v.object({ lines: v.number(), sha256: v.string() });
/** Rows of a table, each as JSON text, or a file of the blob store. */
const Part = v.union([Rows, File]);
export type BackupPart = v.InferOutput<typeof Part>;

export class BackupProblem extends Error {}

export interface LineWriter {
  line(part: BackupPart): string;
  /** The last line. */
  end(): string;
}

/** Writes and counts lines, beginning with the head. */
export function writeLines(head: BackupHead): LineWriter & { readonly first: string } {
  const hash = createHash("sha256");
  let lines = 0;
  const write = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    lines += 1;
    return text;
  };
  const first = write({ format: FORMAT, ...head });
  return {
    first,
    line: write,
    end: () => `${JSON.stringify({ lines, sha256: hash.digest("hex") })}\n`,
  };
}

export interface OpenedBackup {
  readonly head: BackupHead;
  /** Throws a BackupProblem at the end if the archive is incomplete. */
  readonly parts: AsyncGenerator<BackupPart>;
}

/** Opens a backup. Throws a BackupProblem if the file is not one. */
export async function openBackup(file: string): Promise<OpenedBackup> {
  const lines = linesOf(file);
  const hash = createHash("sha256");
  const first = await lines.next();
  if (first.done === true) throw new BackupProblem("The file is empty.");
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), Head), first.value);
  if (!head.success) throw new BackupProblem("This is no backup of Tincture.");
  hash.update(`${first.value}\n`);
  const { format: _, ...rest } = head.output;
  return { head: rest, parts: partsOf(lines, hash) };
}

async function* partsOf(lines: AsyncGenerator<string>, hash: Hash): AsyncGenerator<BackupPart> {
  let count = 1;
  for await (const line of lines) {
    const part = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([Part, End])), line);
    if (!part.success) throw new BackupProblem(`Line ${count + 1} of the backup cannot be read.`);
    if ("sha256" in part.output) {
      if (part.output.lines !== count || part.output.sha256 !== hash.digest("hex")) break;
      return;
    }
    hash.update(`${line}\n`);
    count += 1;
    yield part.output;
  }
  throw new BackupProblem("The backup is damaged or not whole.");
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // Forwards an error of the file to the stream that is read here.
  pipeline(createReadStream(file), unpacked, () => undefined);
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of unpacked) {
      if (!(chunk instanceof Uint8Array)) continue;
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new BackupProblem(
      code === "ENOENT" ? "There is no such file." : "The backup is damaged or not whole.",
      { cause: error },
    );
  }
}

/**
 * A user who changes an item of their own and reads it at once through another instance. The visitor remembers what
 * was acknowledged and read, and so finds a stale answer, and one that is older than an answer before it.
 */
import { newPerson } from "#tests/new-person.ts";
import { createMember, type Member, publishPalette } from "./member.ts";
import type { Random } from "./random.ts";

/** What all visitors have done and found. */
export interface Tally {
  writes: number;
  reads: number;
  /** Requests with the answer 503 or without a whole answer, as when an instance ends, each with what happened. */
  readonly unanswered: string[];
  /** A sentence for each error. */
  readonly wrong: string[];
}

export interface ScaleVisitor {
  readonly itemId: string;
  /** The number in the last acknowledged title. */
  readonly acknowledged: number;
  /** Changes the title, one time in ten, or the like. Resolves to false if there was no answer. */
  write(origin: string): Promise<boolean>;
  /** Reads the item and compares it with what is known. Resolves to false if there was no answer. */
  read(origin: string): Promise<boolean>;
  /** Compares the row in the database with what was acknowledged; adds errors to `wrong`. */
  compare(row: Record<string, unknown>): void;
  /**
   * Continues from the row in the database, after a failover that may have lost writes. Returns 1 if it has lost any
   * of this visitor, otherwise 0.
   */
  trust(row: Record<string, unknown>): number;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Why `fetch` failed: its own message is the same for every reason. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return String(cause);
}

async function withText(answer: Response): Promise<Answered> {
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export async function createScaleVisitor(
  origin: string,
  tally: Tally,
  random: Random,
): Promise<ScaleVisitor> {
  const member = await createMember(origin);
  const name = newPerson().email.slice(0, 8);

  /** The answer; undefined if it is 503 or incomplete. */
  async function ask(...given: Parameters<Member["send"]>): Promise<Answered | undefined> {
    const request = `${given[0]} ${given[2]}`;
    try {
      const answer = await withText(await member.send(...given));
      if (answer.status !== 503) {
        if (answer.status >= 500) tally.wrong.push(`${request}: ${answer.status}`);
        return answer;
      }
      tally.unanswered.push(`${request}: 503 ${answer.text}`);
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError")
        tally.wrong.push(`${request} had no answer in time`);
      tally.unanswered.push(`${request}: ${reasonOf(error)}`);
    }
    return undefined;
  }

  const itemId = await publishPalette(member, origin, `${name} 0`, random);

  let version = 1;
  let acknowledged = 0;
  /** The highest number that was sent. */
  let sent = 0;
  /** The highest number that was acknowledged or read. */
  let seen = 0;
  /** Both values are possible after a change that was not acknowledged. */
  let mayBeLiked: readonly boolean[] = [false];

  async function like(from: string): Promise<boolean> {
    const isLiked = random() < 0.5;
    mayBeLiked = [...new Set([...mayBeLiked, isLiked])];
    const answer = await ask(isLiked ? "PUT" : "DELETE", from, `/resources/items/${itemId}/like`);
    if (answer === undefined) return false;
    if (answer.status !== 200) {
      tally.wrong.push(`a like: ${answer.status} ${answer.text}`);
      return true;
    }
    mayBeLiked = [isLiked];
    tally.writes += 1;
    return true;
  }

  async function rename(from: string): Promise<boolean> {
    sent += 1;
    const number = sent;
    for (;;) {
      const answer = await ask("PATCH", from, `/resources/own-items/${itemId}`, {
        headers: { "content-type": "application/json", "if-match": `"${version}"` },
        body: JSON.stringify({ title: `${name} ${number}` }),
      });
      if (answer === undefined) return false;
      const body: { version?: number } = JSON.parse(answer.text);
      // An earlier change was stored, but its answer was lost.
      if (answer.status === 412 && body.version !== undefined) {
        version = body.version;
        continue;
      }
      if (answer.status !== 200) {
        tally.wrong.push(`a title: ${answer.status} ${answer.text}`);
        return true;
      }
      version = Number(/\d+/.exec(answer.headers.get("etag") ?? "")?.[0]);
      acknowledged = number;
      seen = number;
      tally.writes += 1;
      return true;
    }
  }

  return {
    itemId,
    get acknowledged() {
      return acknowledged;
    },
    write: (from) => (random() < 0.1 ? rename(from) : like(from)),
    async read(from) {
      const answer = await ask("GET", from, `/palettes/${itemId}.json`);
      if (answer === undefined) return false;
      if (answer.status !== 200) {
        tally.wrong.push(`a read: ${answer.status}`);
        return true;
      }
      const { title, likeCount }: { title: string; likeCount: number } = JSON.parse(answer.text);
      const number = Number(title.split(" ").at(-1));
      tally.reads += 1;
      if (number < acknowledged) tally.wrong.push(`stale: title ${number} after ${acknowledged}`);
      else if (number < seen) tally.wrong.push(`back in time: title ${number} after ${seen}`);
      if (!mayBeLiked.includes(likeCount === 1))
        tally.wrong.push(`stale: ${likeCount} likes, not ${mayBeLiked.join(" or ")}`);
      seen = Math.max(seen, number);
      return true;
    },
    compare(row) {
      const number = Number(String(row["title"]).split(" ").at(-1));
      if (number < acknowledged || number > sent)
        tally.wrong.push(`lost: title ${number}, acknowledged ${acknowledged}, sent ${sent}`);
      if (!mayBeLiked.includes(Number(row["like_count"]) === 1))
        tally.wrong.push(`lost: ${String(row["like_count"])} likes, not ${mayBeLiked.join(" or ")}`);
    },
    trust(row) {
      const number = Number(String(row["title"]).split(" ").at(-1));
      const isLiked = Number(row["like_count"]) === 1;
      const isLost = number < acknowledged || !mayBeLiked.includes(isLiked);
      acknowledged = number;
      seen = number;
      version = Number(row["version"]);
      mayBeLiked = [isLiked];
      return isLost ? 1 : 0;
    },
  };
}

import { asc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { waitFor } from "#tests/wait-for.ts";
import { addJob, onJobAdded } from "./add-job.server.ts";
import { type JobKind, type JobOutcome, jobWork } from "./job-kind.ts";
import { jobs } from "./job-table.ts";
import { forgetOldJobs, RETRY_S } from "./run-jobs.server.ts";
import { type RunningJobs, startJobs } from "./start-jobs.server.ts";
import { runDueJobs } from "./testing/run-due-jobs.ts";

interface Paint {
  readonly color: string;
  readonly secret?: string | undefined;
}
const PAINT: JobKind<Paint> = {
  name: "paint",
  payload: v.object({ color: v.string(), secret: v.optional(v.string()) }),
  maxAttempts: 3,
  retainedS: 0,
  leaseS: 60,
};
const RETAINED: JobKind<Paint> = {
  ...PAINT,
  name: "kept",
  retainedS: 3600,
  maxAgeS: 7200,
  secrets: ["secret"],
};
/** So long that the runner never polls during a test. */
const NEVER_MS = 1_000_000;
/** Timeout of conditions that tests wait for. */

let opened: OpenedDatabase;
const lines: string[] = [];
const log = createLog((line) => lines.push(line));
const running: RunningJobs[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  await opened.db.delete(jobs);
  lines.length = 0;
});
afterAll(() => opened.close());

const rows = () => opened.db.select().from(jobs).orderBy(asc(jobs.createdAt));
const makeDue = () => opened.db.update(jobs).set({ nextAt: sql`now() - interval '1 second'` });
/** Runs all due jobs once with this outcome; returns the colors that were painted. */
async function paint(outcome: () => Promise<JobOutcome> = async () => ({ ok: true }), kind = PAINT) {
  const painted: string[] = [];
  const work = jobWork(kind, ({ color }) => {
    painted.push(color);
    return outcome();
  });
  await runDueJobs({ db: opened.db, log, works: [work] });
  return painted;
}
const failing = (isPermanent: boolean) => async () => ({ ok: false, reason: "dry", isPermanent }) as const;

describe("a job", () => {
  it("is done once, in the order it was added, and deleted if its kind retains nothing", async () => {
    for (const color of ["red", "green", "blue"]) await addJob(opened.db, PAINT, { color });
    expect(await paint()).toEqual(["red", "green", "blue"]);
    expect(await rows()).toEqual([]);
  });

  it("[PLT-6] is run by exactly one of several concurrent instances, for each of forty", async () => {
    for (let at = 0; at < 40; at += 1) await addJob(opened.db, PAINT, { color: String(at) });
    const painted = await Promise.all(Array.from({ length: 5 }, () => paint()));
    expect(painted.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, at) => String(at)),
    );
  });

  it("that fails is retried with growing delays, and fails for good after its last attempt", async () => {
    await addJob(opened.db, PAINT, { color: "red" });
    for (let attempt = 1; attempt <= PAINT.maxAttempts; attempt += 1) {
      await makeDue();
      expect(await paint(failing(false))).toEqual(["red"]);
      const [row] = await rows();
      expect(row?.attempts).toBe(attempt);
      if (attempt === PAINT.maxAttempts) {
        expect(row?.error).toBe("dry");
        continue;
      }
      const waitS = ((row?.nextAt.getTime() ?? 0) - Date.now()) / 1000;
      expect(waitS).toBeGreaterThan(RETRY_S.first * 2 ** (attempt - 1) - 20);
      expect(waitS).toBeLessThanOrEqual(RETRY_S.first * 2 ** (attempt - 1) + 5);
      expect(await paint()).toEqual([]); // not due yet
    }
    await makeDue();
    expect(await paint()).toEqual([]);
    expect(lines.map((line) => /"event":"([^"]*)"/.exec(line)?.[1])).toEqual([
      "job waits",
      "job waits",
      "job given up",
    ]);
  });

  it("that throws is retried; one with a permanent failure or an invalid payload is not", async () => {
    await addJob(opened.db, PAINT, { color: "red" });
    await paint(async () => {
      throw new Error("spilled");
    });
    expect(await rows()).toMatchObject([{ error: null, attempts: 1 }]);
    expect(lines.join()).toContain("spilled");
    await makeDue();
    await paint(failing(true));
    expect(await rows()).toMatchObject([{ error: "dry", attempts: 2 }]);
    await opened.db.insert(jobs).values({ kind: "paint", payload: { colour: "of another version" } });
    expect(await paint()).toEqual([]);
    expect((await rows()).map(({ error }) => error)).toEqual(["dry", "its payload is not understood"]);
  });

  it("[PLT-7] whose database goes away after the work is settled when it is back, and not done again", async () => {
    await addJob(opened.db, PAINT, { color: "red" });
    let failures = 0;
    // Storing what came of the job fails twice.
    const db = new Proxy(opened.db, {
      get(target, name) {
        if (name !== "delete" || failures === 2) return Reflect.get(target, name, target);
        failures += 1;
        throw Object.assign(new Error("terminating connection"), { code: "57P01" });
      },
    });
    let done = 0;
    const work = jobWork(PAINT, async () => {
      done += 1;
      return { ok: true };
    });
    await runDueJobs({ db, log, works: [work] });
    expect([failures, done]).toEqual([2, 1]);
    expect(await rows()).toEqual([]);
  });

  it("of a crashed process is taken again when its lease ends", async () => {
    await addJob(opened.db, PAINT, { color: "red" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = paint(async () => {
      await held;
      return { ok: true };
    });
    await waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    expect(await paint()).toEqual([]);
    await makeDue();
    expect(await paint(failing(false))).toEqual(["red"]);
    // The first run ends late, after the job has been taken over.
    release();
    await first;
    expect(await rows()).toMatchObject([{ attempts: 2, doneAt: null }]);
  });

  it("with a key is added once while its row exists, even concurrently", async () => {
    const add = (color: string) => addJob(opened.db, RETAINED, { color }, { key: "event-1" });
    const added = await Promise.all(["red", "red", "red", "red"].map(add));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await paint(undefined, RETAINED)).toEqual(["red"]);
    expect(await add("red")).toBe(false);
    expect(await paint(undefined, RETAINED)).toEqual([]);
    expect(await addJob(opened.db, PAINT, { color: "red" }, { key: "event-1" })).toBe(true);
  });

  it("that is finished loses its secrets at once, and its row after the retention time", async () => {
    await addJob(opened.db, RETAINED, { color: "red", secret: "s" });
    await paint(undefined, RETAINED);
    expect(await rows()).toMatchObject([{ payload: { color: "red" }, doneAt: expect.any(Date) }]);
    expect((await rows())[0]?.payload).not.toHaveProperty("secret");
    await addJob(opened.db, RETAINED, { color: "late", secret: "s" });
    const works = [jobWork(RETAINED, async () => ({ ok: true }) as const)];
    const makeOld = (age: string) =>
      opened.db
        .update(jobs)
        .set({ createdAt: sql`now() - ${age}::interval` })
        .where(eq(jobs.kind, "kept"));
    await forgetOldJobs({ db: opened.db, works });
    expect(await rows()).toHaveLength(2);
    await makeOld("3 hours");
    await forgetOldJobs({ db: opened.db, works });
    expect(await rows()).toMatchObject([{ payload: { color: "late" }, error: "too old" }]);
    await makeOld("31 days");
    await forgetOldJobs({ db: opened.db, works });
    expect(await rows()).toEqual([]);
  });

  it("that is too old when its turn comes is not started", async () => {
    await addJob(opened.db, RETAINED, { color: "red" });
    await opened.db.update(jobs).set({ createdAt: sql`now() - interval '3 hours'` });
    expect(await paint(undefined, RETAINED)).toEqual([]);
    expect(await rows()).toMatchObject([{ error: "too old" }]);
  });
});

describe("adding a job", () => {
  it("[PLT-5] belongs to the transaction: a command that refuses or fails adds none, and wakes no runner", async () => {
    const woken: string[] = [];
    const end = onJobAdded(() => woken.push("woken"));
    await runTransaction(opened.db, async (tx) => {
      await addJob(tx, PAINT, { color: "red" });
      return { ok: false, reason: "nodata" } as const;
    });
    const thrown = runTransaction(opened.db, async (tx) => {
      await addJob(tx, PAINT, { color: "red" });
      throw new Error("broken");
    });
    await expect(thrown).rejects.toThrow("broken");
    expect([await rows(), woken]).toEqual([[], []]);
    const seen: number[] = [];
    const endSeeing = onJobAdded(() => seen.push(woken.length));
    await runTransaction(opened.db, async (tx) => {
      await addJob(tx, PAINT, { color: "red" });
      expect(woken).toEqual([]);
      return { ok: true } as const;
    });
    expect(await rows()).toHaveLength(1);
    expect([woken, seen]).toEqual([["woken"], [1]]);
    end();
    endSeeing();
  });
});

describe("the runner", () => {
  it("runs jobs from before, and wakes at once when this process adds one", async () => {
    const painted: string[] = [];
    const work = jobWork(PAINT, async ({ color }) => {
      painted.push(color);
      return { ok: true };
    });
    await addJob(opened.db, PAINT, { color: "before" });
    running.push(startJobs({ db: opened.db, log, works: [work] }, NEVER_MS));
    await waitFor(() => expect(painted).toEqual(["before"]));
    for (let at = 0; at < 20; at += 1) await addJob(opened.db, PAINT, { color: String(at) });
    await waitFor(() => expect(painted).toHaveLength(21));
    await waitFor(async () => expect(await rows()).toEqual([]));
  });

  it("[S9] deletes what is over when it starts", async () => {
    const cleanUp = vi.fn(async () => undefined);
    running.push(startJobs({ db: opened.db, log, works: [], cleanUps: [cleanUp] }, NEVER_MS));
    await waitFor(() => expect(cleanUp).toHaveBeenCalledOnce());
  });

  it("finds jobs that another instance has added, by polling", async () => {
    const painted: string[] = [];
    const work = jobWork(PAINT, async ({ color }) => {
      painted.push(color);
      return { ok: true };
    });
    running.push(startJobs({ db: opened.db, log, works: [work] }, 10));
    await opened.db.insert(jobs).values({ kind: "paint", payload: { color: "from afar" } });
    await waitFor(() => expect(painted).toEqual(["from afar"]));
  });

  it("stops after the running jobs, and starts no more", async () => {
    const begun: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const work = jobWork(PAINT, async ({ color }) => {
      begun.push(color);
      await held;
      return { ok: true };
    });
    const runner = startJobs({ db: opened.db, log, works: [work] }, NEVER_MS);
    for (let at = 0; at < 9; at += 1) await addJob(opened.db, PAINT, { color: String(at) });
    await waitFor(() => expect(begun).toHaveLength(4));
    let isStopped = false;
    const stopping = runner.stop().then(() => {
      isStopped = true;
    });
    await addJob(opened.db, PAINT, { color: "late" });
    expect(isStopped).toBe(false);
    release();
    await stopping;
    expect(begun).toHaveLength(4);
    expect(await rows()).toHaveLength(6);
  });

  it("logs that the database was unavailable, and goes on", async () => {
    const seen: string[] = [];
    let isAway = true;
    const away = new Proxy(opened.db, {
      get(target, name, receiver) {
        if (isAway && name === "update") throw new Error("away");
        return Reflect.get(target, name, receiver);
      },
    });
    const work = jobWork(PAINT, async ({ color }) => {
      seen.push(color);
      return { ok: true };
    });
    await addJob(opened.db, PAINT, { color: "red" });
    running.push(startJobs({ db: away, log, works: [work] }, 10));
    await waitFor(() => expect(lines.join()).toContain("jobs were not looked at"));
    isAway = false;
    await waitFor(() => expect(seen).toEqual(["red"]));
  });
});

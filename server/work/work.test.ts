import { expect, it } from "vitest";
import type { WorkThread } from "./thread-pool.ts";
import { accountCaller, createWork, type WorkOptions } from "./work.ts";
import { runAs } from "./work-caller.ts";
import type { WorkAnswer, WorkKind, WorkMessage } from "./work-kind.ts";

const DOUBLE: WorkKind<number, number> = { name: "double", keyOf: String, bytesOf: () => 8 };
const ANEW: WorkKind<number, number> = { ...DOUBLE, name: "anew", keyOf: () => undefined };

/** Threads whose work the test ends. */
function openWork(options: Partial<WorkOptions> = {}) {
  const state = { now: 0, started: 0, ended: 0, kept: 0 };
  const open: {
    readonly message: WorkMessage;
    readonly say: (answer: WorkAnswer) => void;
    readonly die: () => void;
  }[] = [];
  const start = (): WorkThread => {
    state.started += 1;
    const listeners = new Map<string, (value: never) => void>();
    const say = (event: string, value: unknown) => listeners.get(event)?.(value as never);
    return {
      postMessage: (message) =>
        void open.push({
          message,
          say: (answer) => say("message", answer),
          die: () => say("error", new Error("out of memory")),
        }),
      on: (event: string, listener: (value: never) => void) => void listeners.set(event, listener),
      ref: () => void (state.kept += 1),
      unref: () => void (state.kept -= 1),
      terminate: async () => {
        state.ended += 1;
        say("exit", 1);
      },
    };
  };
  const work = createWork({
    addressLimitFactor: 1,
    clock: () => state.now,
    start,
    threads: 2,
    ...options,
  });
  const answerNext = async (cpuMs = 1) => {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    const next = open.shift();
    next?.say({ ok: true, output: Number(next.message.input) * 2, cpuMs });
  };
  const ask = (caller: string, input: number, kind = DOUBLE) => runAs(caller, () => work.run(kind, input));
  return { work, ask, open, answerNext, state };
}

it("[QLT-6] the same work is done once, for all who wait and those who come later", async () => {
  const { work, ask, open, answerNext } = openWork();
  const both = [ask("a", 4), ask("b", 4)];
  expect(open).toHaveLength(1);
  await answerNext();
  expect(await Promise.all(both)).toEqual([
    { ok: true, value: 8 },
    { ok: true, value: 8 },
  ]);
  expect(await ask("c", 4)).toEqual({ ok: true, value: 8 });
  expect(open).toEqual([]);
  expect(work.counted().keptHits).toBe(1);
});

it("[QLT-6] outputs are kept within their room", async () => {
  const { ask, open, answerNext } = openWork({ maxKeptBytes: 400 });
  for (let each = 0; each < 20; each += 1) {
    const asked = ask("a", each);
    await answerNext();
    await asked;
  }
  await ask("a", 19);
  void ask("a", 1);
  expect(open).toHaveLength(1);
});

it("[QLT-5] what a thread took is charged, and a caller without a balance is refused before anything begins", async () => {
  const { ask, open, answerNext, state } = openWork();
  const asked = ask("a", 1, ANEW);
  await answerNext(12_000);
  expect((await asked).ok).toBe(true);
  // Ten seconds at once, then 250 ms a second: 2,000 too many.
  expect(await ask("a", 2, ANEW)).toEqual({ ok: false, reason: "budget", waitS: 8 });
  expect(open).toEqual([]);
  const other = ask("b", 2, ANEW);
  await answerNext();
  expect((await other).ok).toBe(true);
  state.now += 8001;
  const again = ask("a", 3, ANEW);
  await answerNext();
  expect((await again).ok).toBe(true);
});

it("[QLT-5] work that waits is refused when what was before it has used up the budget", async () => {
  const { ask, answerNext, open } = openWork();
  const [first, second] = [ask("a", 1, ANEW), ask("a", 2, ANEW)];
  await answerNext(20_000);
  expect((await first).ok).toBe(true);
  expect(await second).toMatchObject({ ok: false, reason: "budget" });
  expect(open).toEqual([]);
});

it("[QLT-5] a Pro account has a budget of its own, an office a larger one", async () => {
  const { ask, answerNext } = openWork();
  const pro = ask(accountCaller("ada"), 1, ANEW);
  await answerNext(12_000);
  expect((await pro).ok).toBe(true);
  const again = ask(accountCaller("ada"), 2, ANEW);
  await answerNext();
  expect((await again).ok).toBe(true);
  const office = openWork({ addressLimitFactor: 3 });
  const large = office.ask("a", 1, ANEW);
  await office.answerNext(25_000);
  expect((await large).ok).toBe(true);
  const more = office.ask("a", 2, ANEW);
  await office.answerNext();
  expect((await more).ok).toBe(true);
});

it("[QLT-6] one caller has one of two threads and sixteen places; another one is served at once", async () => {
  const { work, ask, open } = openWork();
  const own = Array.from({ length: 24 }, (_, index) => ask("a", index, ANEW));
  await expect.poll(() => open.length).toBe(1);
  const refused = await Promise.all(own.slice(17));
  expect(refused).toEqual(Array.from({ length: 7 }, () => ({ ok: false, reason: "busy", waitS: 2 })));
  void ask("b", 100, ANEW);
  await expect.poll(() => open.map(({ message }) => message.input)).toEqual([0, 100]);
  expect(work.counted().refused).toEqual({ budget: 0, busy: 7, full: 0, late: 0 });
});

it("[QLT-6] a refusal of the caller who asked first is not that of another one", async () => {
  const { ask, open, answerNext } = openWork();
  void ask("a", 0, ANEW);
  const waiting = Array.from({ length: 16 }, (_, index) => ask("a", index + 1, ANEW));
  const mine = ask("a", 50);
  const others = ask("b", 50);
  expect(await mine).toMatchObject({ ok: false, reason: "busy" });
  await expect.poll(() => open.length).toBe(2);
  open.shift();
  await answerNext();
  expect(await others).toEqual({ ok: true, value: 100 });
  expect(waiting).toHaveLength(16);
});

it("[QLT-5] work that takes too long is ended with its thread, remembered, and the next one gets another thread", async () => {
  const { ask, state, answerNext, open } = openWork({ limitMs: 5 });
  expect(await ask("a", 1)).toMatchObject({ ok: false, reason: "late" });
  expect(state.ended).toBe(1);
  open.length = 0;
  expect(await ask("b", 1)).toMatchObject({ ok: false, reason: "late" });
  expect(state.started).toBe(1);
  const patient = openWork();
  const asked = patient.ask("b", 2);
  await patient.answerNext();
  expect((await asked).ok).toBe(true);
  expect(answerNext).toBeDefined();
});

it("[QLT-5] a thread that ends fails its work alone, and work that throws is an error of the server", async () => {
  const { ask, open, state, answerNext } = openWork();
  const lost = ask("a", 1);
  await expect.poll(() => open.length).toBe(1);
  open.shift()?.die();
  await expect(lost).rejects.toThrow("ended");
  const again = ask("a", 1);
  await answerNext();
  expect((await again).ok).toBe(true);
  expect(state.started).toBe(2);
  const broken = ask("a", 2);
  await expect.poll(() => open.length).toBe(1);
  open.shift()?.say({ ok: false, error: "RangeError: no", cpuMs: 1 });
  await expect(broken).rejects.toThrow("double failed: RangeError: no");
});

it("[QLT-6] an idle thread ends and does not keep the process alive", async () => {
  const { ask, answerNext, state } = openWork({ idleMs: 1 });
  const asked = ask("a", 1);
  await answerNext();
  await asked;
  expect(state.kept).toBe(0);
  await expect.poll(() => state.ended).toBe(1);
});

it("[QLT-6] on the main thread one piece runs at a time, charged with the time it kept the thread busy", async () => {
  const { work } = openWork();
  let inside = 0;
  let most = 0;
  const busy = (caller: string) =>
    runAs(caller, () =>
      work.alone(async () => {
        inside += 1;
        most = Math.max(most, inside);
        const until = performance.now() + 20;
        while (performance.now() < until);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        return caller;
      }),
    );
  const done = await Promise.all(["a", "a", "b"].map(busy));
  expect(done.map((each) => each.ok && each.value)).toEqual(["a", "a", "b"]);
  expect(most).toBe(1);
  expect(work.counted().aloneMs).toBeGreaterThanOrEqual(60);
});

it("[QLT-6] real threads do the work of every kind's module", async () => {
  const work = createWork({ addressLimitFactor: 1, clock: () => 0 });
  const { CALL_WORK } = await import("#server/api/call-work-kind.ts");
  const body = new TextEncoder().encode(JSON.stringify({ colors: ["red"], to: ["hex"] }));
  const done = await work.run(CALL_WORK, { name: "convert", access: "free", fields: undefined, body });
  expect(done.ok && done.value !== "needs-access" && new TextDecoder().decode(done.value.body)).toContain(
    "#ff0000",
  );
  expect(work.counted().threadMs).toBeGreaterThan(0);
});

// `npm run test:scale` starts three instances on a primary with two replicas, causes faults under load, and checks the
// database and the answers afterwards. Options: --short, --seed=1.
import { parseArgs } from "node:util";
import { ensureBuilt } from "#scripts/build/build.ts";
import { countLoss, type Loss } from "./count-loss.ts";
import { FAULTS } from "./faults.ts";
import { createInstance, type Instance } from "./instances.ts";
import { createLoad } from "./load.ts";
import { makeNextVersion } from "./next-version.ts";
import { createCluster } from "./postgres-cluster.ts";
import { createRandom, shuffled } from "./random.ts";
import { createReport } from "./report.ts";
import { restartRolling } from "./rolling-restart.ts";
import { measureSeen } from "./seen-everywhere.ts";
import { measureLimit } from "./shared-limit.ts";
import { createSignUps } from "./sign-ups.ts";
import { compareStored, readsOfReplicas } from "./stored.ts";

const { values } = parseArgs({ options: { short: { type: "boolean" }, seed: { type: "string" } } });
/**
 * `quiet`: writes before the first fault. `writes`: all writes, at least. `times`: how often each fault is caused.
 * `changes`: changes whose arrival at every instance is measured.
 */
const LONG = { quiet: 2_000, writes: 10_000, times: 10, visitors: 48, changes: 9 };
const SHORT = { quiet: 200, writes: 400, times: 1, visitors: 20, changes: 3 };
/** How long the primary is cut off from its replicas before it is killed, ms. */
const LOSSES = { "primary killed": 0, "link cut, then primary killed": 400 };
/**
 * The service must be back within this time after a fault, ms. The short form checks no time, because it runs beside
 * other tests.
 */
const BACK_MS = values.short === true ? Number.POSITIVE_INFINITY : 5_000;
const GIVE_UP_MS = 30_000;

if ((await ensureBuilt(process.cwd())) !== 0) process.exit(1);

const { quiet, writes, times, visitors, changes } = values.short === true ? SHORT : LONG;
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`Seed ${seed}`);
const random = createRandom(seed);
const report = createReport();
const cluster = await createCluster();
const signUps = await createSignUps();
const instances: Instance[] = [];
const next = makeNextVersion();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));

try {
  // In the long form all instances start at once on an empty database: one runs the migrations, the others wait.
  if (values.short === true) instances.push(await createInstance(cluster, signUps.env));
  const missing = Array.from({ length: 3 - instances.length });
  instances.push(...(await Promise.all(missing.map(() => createInstance(cluster, signUps.env)))));
  await cluster.setSynchronous(true);
  const load = await createLoad(instances, visitors, random);
  const probe = await createLoad(instances, 1, random);
  const { tally } = load;
  report.say(`three instances, ${visitors} visitors`);

  const writeUntil = async (count: number) => {
    load.start();
    while (tally.writes < count && tally.wrong.length === 0) await pause(100);
    await load.stop();
    await compareStored(cluster, load);
  };
  /** Waits until every instance that is up acknowledges a write. */
  const back = async () => {
    const giveUpMs = performance.now() + GIVE_UP_MS;
    for (const instance of instances)
      while (instance.isUp && !(await probe.visitors[0]?.write(instance.origin))) {
        if (performance.now() > giveUpMs) throw new Error("The service is not back.");
        await pause(10);
      }
  };

  await writeUntil(quiet);
  tally.wrong.push(...tally.unanswered);
  const replicaReads = await readsOfReplicas(cluster);
  if (replicaReads === 0) tally.wrong.push("no replica answered a read");
  report.end(
    `${tally.writes} writes, ${tally.reads} reads by others, ${replicaReads} by replicas`,
    tally.wrong,
  );

  report.end(await measureSeen(instances, changes, random, tally.wrong), tally.wrong);
  if (values.short !== true) report.end(await measureLimit(instances, tally.wrong), tally.wrong);

  const order = Object.entries(FAULTS).flatMap((fault) => Array.from({ length: times }, () => fault));
  for (const [name, fault] of shuffled(order, random)) {
    load.start();
    await pause(200 + random() * 200);
    let sinceMs = performance.now();
    const signedUp = signUps.add(instances, random);
    await fault({
      cluster,
      instances,
      random,
      wrong: tally.wrong,
      since() {
        sinceMs = performance.now();
      },
      async recovered() {
        await back();
        const tookMs = performance.now() - sinceMs;
        report.took(name, tookMs);
        if (tookMs > BACK_MS) tally.wrong.push(`back after ${Math.round(tookMs)} ms`);
      },
    });
    await signedUp;
    await load.stop();
    await compareStored(cluster, load);
    report.end(name, tally.wrong);
  }
  await writeUntil(writes);
  const mails = await signUps.check(cluster, tally.wrong);
  report.end("after the faults", tally.wrong);
  report.times();
  report.say(
    `${tally.writes} writes and ${tally.reads} reads; ${tally.unanswered.length} requests got 503 or no answer`,
  );
  report.say(mails);

  report.end(`after the faults, ${await measureSeen(instances, 1, random, tally.wrong)}`, tally.wrong);
  const rolling = {
    cluster,
    random,
    visitors: Math.ceil(visitors / 4),
    next,
    start: () => createInstance(cluster, signUps.env, next.folder),
  };
  report.end(await restartRolling(instances, rolling, tally.wrong), tally.wrong);

  await cluster.setSynchronous(false);
  const losses = Object.entries(LOSSES).flatMap((loss) => Array.from({ length: times }, () => loss));
  const counted = new Map<string, Loss[]>();
  for (const [name, cutMs] of shuffled(losses, random))
    counted.set(name, [...(counted.get(name) ?? []), await countLoss({ cluster, load, back }, cutMs)]);
  for (const [name, all] of counted)
    report.say(
      `asynchronous, ${name}, ${all.length} times: acknowledged writes of ${all.map(({ lost }) => lost).join(", ")} of ${visitors} visitors lost; ${all.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} writes were acknowledged`,
    );
} catch (error) {
  report.end("the test ended early", [String(error instanceof Error ? error.stack : error)]);
} finally {
  await close();
}
report.say(report.hasFailed() ? "failed" : "passed");
process.exit(report.hasFailed() ? 1 : 0);

async function close(): Promise<void> {
  await Promise.allSettled(instances.map((instance) => instance.close()));
  await Promise.allSettled([cluster.remove(), signUps.close()]);
  next.remove();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

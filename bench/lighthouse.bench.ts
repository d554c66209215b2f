// Lighthouse on a simulated phone, for every public address of the production build, and for a bare page with 27 kB
// of script in the same run (QLT-2). `npm run bench -- lighthouse /help / --runs=3` selects addresses and the number
// of runs; the default is 5.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { ensureInstalled } from "../scripts/install/install.mjs";
import { freePort } from "../server/http/testing/free-port.ts";
import { PUBLIC_PAGES, SIGN_IN_PAGES } from "../tests/public-pages.ts";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { firstItem } from "./first-item.ts";
import { CATEGORIES, openLighthouseBrowser, type Visit, visit } from "./lighthouse-run.ts";
import { median } from "./median.ts";
import { askUntilPacked } from "./packed-pages.ts";
import { formatTable, goalLine } from "./table.ts";

const MIN_SCORES = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAX_LCP_MS = 1500;
const MAX_TBT_MS = 150;
const MAX_CLS = 0.01;
const BARE = "a bare page";

const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith("--runs="))?.slice("--runs=".length) ?? 5);
const asked = options.filter((option) => option.startsWith("/"));

// The table of the bare page is a package of theirs.
ensureInstalled("generators");
const dataDir = freshDataDir();
// The load comes from one address, so the limits by address are raised.
const server = await startServer({ DATA_DIR: dataDir, ADDRESS_LIMIT_FACTOR: "100000" });
const barePort = await freePort();
const bare = spawn(process.execPath, ["bench/bare-page.ts"], {
  env: { ...process.env, PORT: `${barePort}` },
  stdio: ["ignore", "pipe", "inherit"],
});
const [bareBytes] = await once(bare.stdout, "data");
const visitor = await openLighthouseBrowser();
const visits = new Map<string, Visit[]>();
try {
  const items = await Promise.all(["/palettes", "/gradients"].map((list) => firstItem(server.origin, list)));
  const all = [...PUBLIC_PAGES, ...items, ...SIGN_IN_PAGES];
  const chosen = asked.length === 0 ? all : all.filter((path) => asked.some((each) => isAsked(path, each)));
  const pages = [
    { name: BARE, url: `http://127.0.0.1:${barePort}/` },
    ...chosen.map((path) => ({ name: path, url: server.origin + path })),
  ];
  await askUntilPacked(pages.map(({ url }) => url));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url } of run % 2 === 0 ? pages : pages.toReversed()) {
      visits.set(name, [...(visits.get(name) ?? []), await visit(visitor, url)]);
    }
    // A round of all pages takes minutes.
    console.log(`Round ${run + 1} of ${runs}`);
  }
} finally {
  await visitor.browser.close();
  bare.kill();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
print();

function print(): void {
  const bareVisits = visits.get(BARE) ?? [];
  const figures = [...visits].map(([name, each]) => ({
    name,
    ...medians(each),
    ratio: ratioTo(bareVisits, each),
  }));
  const head =
    "performance accessibility best-practices seo FCP LCP TBT CLS requests kB script LCP:bare".split(" ");
  const rows = figures.map((page) => [
    page.name,
    ...CATEGORIES.map((category) => `${page.scores[category]}`),
    ...[page.fcpMs, page.lcpMs].map((ms) => (ms / 1000).toFixed(2)),
    page.tbtMs.toFixed(0),
    page.cls.toFixed(3),
    page.requests.toFixed(0),
    ...[page.bytes, page.scriptBytes].map((bytes) => (bytes / 1000).toFixed(0)),
    page.ratio.toFixed(2),
  ]);
  console.log(
    `Lighthouse, mobile: medians of ${runs} visits each; the bare page has ${(Number(bareBytes) / 1000).toFixed(1)} kB of script.\n`,
  );
  console.log(formatTable([["address", ...head], ...rows]));
  for (const { name, findings } of figures)
    if (findings.length > 0) console.log(`${name}: ${findings.join(", ")}`);
  const pages = figures.filter(({ name }) => name !== BARE);
  const worst = (measure: (page: (typeof pages)[number]) => number): number =>
    Math.max(...pages.map(measure));
  for (const category of CATEGORIES) {
    const least = Math.min(...pages.map(({ scores }) => scores[category]));
    console.log(
      goalLine(`${category}, points missing on the worst page`, 100 - least, 100 - MIN_SCORES[category]),
    );
  }
  console.log(
    goalLine(
      "LCP of the slowest page",
      worst(({ lcpMs }) => lcpMs),
      MAX_LCP_MS,
      " ms",
    ),
  );
  console.log(
    goalLine(
      "TBT of the busiest page",
      worst(({ tbtMs }) => tbtMs),
      MAX_TBT_MS,
      " ms",
    ),
  );
  console.log(
    goalLine(
      "CLS of the page that moves most",
      worst(({ cls }) => cls),
      MAX_CLS,
    ),
  );
}

function medians(each: readonly Visit[]): Omit<Visit, "findings"> & { readonly findings: readonly string[] } {
  const of = (measure: (visit: Visit) => number): number => median(each.map(measure));
  const scoreOf = (category: (typeof CATEGORIES)[number]): number => of(({ scores }) => scores[category]);
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    bytes: of(({ bytes }) => bytes),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    findings: [...new Set(each.flatMap(({ findings }) => findings))],
  };
}

/** The median ratio of the largest contentful paints, run by run: a slow machine affects both alike. */
function ratioTo(bareVisits: readonly Visit[], each: readonly Visit[]): number {
  return median(each.map(({ lcpMs }, run) => lcpMs / (bareVisits[run]?.lcpMs ?? Number.NaN)));
}

/** "/palettes/" selects the pages below it, "/palettes" the page itself. */
function isAsked(path: string, part: string): boolean {
  return part !== "/" && part.endsWith("/") ? path.startsWith(part) : path === part;
}

// WAL: an 8K PNG of every style as a person writes it: the time until the file is there, the processor time of the whole
// browser (which other work on the machine hardly changes), its memory above that of the open page, and the time from the
// press on Cancel until the next picture can be written. Names of styles limit the run: `npm run bench -- wallpaper --waves`.
import { rmSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { PATTERN_STYLES } from "../engine/pattern/styles.ts";
import { CHROMIUM_ARGS, findChromium } from "../tests/machine.ts";
import { newPerson } from "../tests/new-person.ts";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { treeMegabytes, treeProcessorSeconds } from "./browser-figures.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const [WIDTH, HEIGHT] = [7680, 4320];
const ASKED = { seconds: 10, cancelMs: 200, megabytes: 300 };
const SAMPLE_MS = 50;
/** Time that a picture is drawn before it is cancelled. */
const DRAWN_MS = 700;
const OWN_PAGE = { "sec-fetch-site": "same-origin" };
const WRITE = `Write ${WIDTH} × ${HEIGHT}`;

const asked = process.argv.slice(2).map((name) => name.replace(/^--/, ""));
const chosen = PATTERN_STYLES.filter(({ id }) => asked.length === 0 || asked.includes(id));
const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir });
const served = await chromium.launchServer({
  executablePath: findChromium() ?? "chromium",
  args: [...CHROMIUM_ARGS],
});
const browser = await chromium.connect(served.wsEndpoint());
const pid = served.process().pid;
const rows = [["style", "seconds", "of processors", "MB above idle", "cancelled in ms", "file in MB"]];
const worst = { seconds: 0, megabytes: 0, cancelMs: 0 };
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => localStorage.setItem("cookies:reject", "true"));
  await becomePro(context);
  for (const { id } of chosen) {
    const page = await context.newPage();
    await page.goto(
      `/design/wallpaper/new?c=c53c69*5-eea78c*3-819238*2-007190-f5ecc2&style=${id}&size=${WIDTH}x${HEIGHT}`,
      {
        waitUntil: "networkidle",
      },
    );
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: WRITE }).waitFor();
    await page.waitForTimeout(1_500);
    const measured = await writeOnce(page);
    const cancelMs = await cancelOnce(page);
    rows.push([
      id,
      figure(measured.seconds),
      figure(measured.processorSeconds),
      figure(measured.megabytes),
      figure(cancelMs),
      figure(measured.fileMegabytes),
    ]);
    worst.seconds = Math.max(worst.seconds, measured.seconds);
    worst.megabytes = Math.max(worst.megabytes, measured.megabytes);
    worst.cancelMs = Math.max(worst.cancelMs, cancelMs);
    await page.close();
  }
} finally {
  await browser.close();
  await served.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(formatTable(rows));
console.log(goalLine("the slowest style", worst.seconds, ASKED.seconds, " s"));
console.log(goalLine("most memory above the open page", worst.megabytes, ASKED.megabytes, " MB"));
console.log(goalLine("cancelling", worst.cancelMs, ASKED.cancelMs, " ms"));

/** Sizes above 4096 px are part of Pro, which test mode gives without money. */
async function becomePro(context: BrowserContext): Promise<void> {
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await context.request.post(path, { form, headers: OWN_PAGE, maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`${path} answered ${answer.status()}`);
    return answer.headers()["location"] ?? "";
  };
  const { email, password } = newPerson();
  await post("/signup", { email, password });
  const checkout = await post("/profile/billing", { intent: "start", interval: "month" });
  const form = await (await context.request.get(checkout)).text();
  const id = /name="checkout" value="([^"]+)"/.exec(form)?.[1] ?? "";
  await post("/sandbox/checkout", { checkout: id, outcome: "succeeds" });
}

async function writeOnce(page: Page) {
  const idle = treeMegabytes(pid) ?? Number.NaN;
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, treeMegabytes(pid) ?? Number.NaN);
  }, SAMPLE_MS);
  const processorBefore = treeProcessorSeconds(pid) ?? Number.NaN;
  const startedMs = performance.now();
  const downloaded = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: WRITE }).click();
  const download = await downloaded;
  const seconds = (performance.now() - startedMs) / 1000;
  const processorSeconds = (treeProcessorSeconds(pid) ?? Number.NaN) - processorBefore;
  clearInterval(timer);
  let bytes = 0;
  for await (const chunk of await download.createReadStream()) bytes += (chunk as Buffer).length;
  await download.delete();
  return { seconds, processorSeconds, megabytes: most - idle, fileMegabytes: bytes / 1e6 };
}

/** Milliseconds from the press on Cancel until the button that writes is back, as the page itself sees it. */
async function cancelOnce(page: Page): Promise<number> {
  await page.getByRole("button", { name: WRITE }).click();
  await page.waitForTimeout(DRAWN_MS);
  return page.evaluate(async (label) => {
    const named = (start: string) =>
      [...document.querySelectorAll("button")].find((each) => each.textContent.startsWith(start));
    const button = named("Cancel");
    if (button === undefined) throw new Error("The picture was written before it could be cancelled.");
    const startedMs = performance.now();
    button.click();
    while (named(label) === undefined) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - startedMs;
  }, WRITE);
}

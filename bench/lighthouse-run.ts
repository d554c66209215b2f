/** One Lighthouse run for one address, as on a phone with a slow network: its scores and the figures behind them. */
import type { Browser } from "@playwright/test";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../server/http/testing/free-port.ts";
import { CHROMIUM_ARGS, findChromium } from "../tests/machine.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Visit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Requests until the page is idle. */
  readonly requests: number;
  readonly bytes: number;
  /** Bytes of scripts as transferred. */
  readonly scriptBytes: number;
  /** Titles of failed audits, apart from performance. */
  readonly findings: readonly string[];
}

export interface LighthouseBrowser {
  readonly port: number;
  readonly browser: Browser;
}

export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "chromium",
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  return { port, browser };
}

/** Storage and caches are cleared before each run, so each is a first visit. */
export async function visit({ port }: LighthouseBrowser, url: string): Promise<Visit> {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: [...CATEGORIES],
  });
  if (run === undefined || run.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse gave no report"}`);
  return visitOf(run.lhr);
}

function visitOf(report: Result): Visit {
  const number = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: Category): number => Math.round((report.categories[id]?.score ?? Number.NaN) * 100);
  const requests = networkRequests(report);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    fcpMs: number("first-contentful-paint"),
    lcpMs: number("largest-contentful-paint"),
    tbtMs: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
    scriptBytes: sum(requests.filter(({ type }) => type === "Script").map(({ bytes }) => bytes)),
    findings: CATEGORIES.slice(1).flatMap((id) => failedAudits(report, id)),
  };
}

interface NetworkRequest {
  readonly type: string;
  readonly bytes: number;
}

function networkRequests(report: Result): readonly NetworkRequest[] {
  const details = report.audits["network-requests"]?.details;
  if (details?.type !== "table") return [];
  return details.items.map(({ resourceType, transferSize }) => ({
    type: typeof resourceType === "string" ? resourceType : "",
    bytes: Number(transferSize ?? 0),
  }));
}

function failedAudits(report: Result, category: Category): readonly string[] {
  return (report.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => report.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => audit?.id ?? "");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { WAIT_MS } from "#tests/wait.ts";

const TESTS = globSync("{app,server,domain,calls,agents,cli,engine,scripts,tests,e2e}/**/*.ts{,x}").filter(
  (file) => /^(?:tests|e2e)\/|\.test\.tsx?$/.test(file),
);
const lines = TESTS.filter((file) => !/^tests\/scale\/|waits\.test/.test(file)).flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line, at) => ({ line, where: `${file}:${at + 1}` })),
);

/** In vitest.config.ts and playwright.config.ts. */
const TEST_MS = 180_000;
const shorter = (pattern: RegExp, leastMs: number) =>
  lines.filter(({ line }) =>
    [...line.matchAll(pattern)].some(([, ms]) => Number(ms?.replaceAll("_", "")) < leastMs),
  );

it("[QLT-8] no test gives up sooner than the others", () => {
  expect(TESTS.length).toBeGreaterThan(500);
  const impatient = [
    ...shorter(/\btimeout: ([\d_]+)/g, WAIT_MS),
    ...shorter(/^\s*\}, ([\d_]+)\);$/g, TEST_MS),
    ...shorter(/\bsetTimeout\(([\d_]+)\)/g, TEST_MS),
  ];
  expect(impatient.map(({ where }) => where)).toEqual([]);
});

it("[QLT-8] no test waits by `vi.waitFor`, whose own limit is a second", () => {
  const own = "tests/wait-for.ts";
  const found = lines.filter(({ line, where }) => line.includes("vi.waitFor(") && !where.startsWith(own));
  expect(found.map(({ where }) => where)).toEqual([]);
});

it("[QLT-8] what a browser shows for a moment is watched for before the act, and not looked for after it", () => {
  const found = lines.filter(
    ({ line, where }) =>
      /^(?:e2e|tests\/engines)\/|\.parts\.test/.test(where) &&
      /\bexpect\b.*(?:"|\/)Copied/.test(line) &&
      !/\.not\.|\.toHaveLength\(0\)/.test(line),
  );
  expect(found.map(({ where }) => where)).toEqual([]);
});

/** Gives a limit of 20 s to what takes less than half a second, in a browser, which has no clock of processor time. */
const HOSTILE_PICTURES = "app/workbench/picture/svg-work.parts.test.tsx";

it("[QLT-8] no test holds the time that passes against a limit: on a busy machine processor time is what counts", () => {
  const found = lines.filter(
    ({ line, where }) => line.includes("performance.now() -") && !where.startsWith(HOSTILE_PICTURES),
  );
  expect(found.map(({ where }) => where)).toEqual([]);
});

it("[QLT-8] a proxy of a browser test ends after the pages that use it, where it is opened for all of them", () => {
  const found = lines.filter(
    ({ line, where }) =>
      where.startsWith("e2e/") && line.includes("startFrontServer(") && !where.startsWith("e2e/front.ts"),
  );
  expect(found.map(({ where }) => where)).toEqual([]);
});

it("[QLT-8] the network of a browser is turned off where its failing requests are allowed", () => {
  const found = lines.filter(
    ({ line, where }) => line.includes("setOffline(true)") && !where.startsWith("e2e/fixture.ts"),
  );
  expect(found.map(({ where }) => where)).toEqual([]);
});

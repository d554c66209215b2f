/**
 * What a tool loads on a first visit (QLT-2): before the first action only what its canvas needs, and the rest
 * afterwards.
 */
import type { Page, Response } from "@playwright/test";
import { expect } from "./fixture.ts";

/**
 * Limits of the scripts that a tool loads after the first view until it is idle: their number, and their size in kB as
 * sent.
 */
const TOOL_SCRIPTS = 34;
const TOOL_STYLE_SHEETS = 2;
const TOOL_SCRIPTS_KB = 150;
interface ToolStart {
  /** Call it when the page is idle, before any action. */
  expectLittle(): Promise<void>;
  /** Call it after the first action. */
  expectRest(): Promise<void>;
}

/** Records what the page loads. Call it before opening the page. */
export function toolStart(page: Page): ToolStart {
  const answers: Response[] = [];
  page.on("response", (each) => {
    if (["script", "stylesheet"].includes(each.request().resourceType())) answers.push(each);
  });
  return {
    async expectLittle() {
      const names = answers.map((each) => each.url().replace(/^.*\//, ""));
      expect(names.length, names.join(" ")).toBeLessThanOrEqual(TOOL_SCRIPTS);
      expect(names.filter((name) => name.endsWith(".css")).length).toBeLessThanOrEqual(TOOL_STYLE_SHEETS);
      expect(names.filter((name) => /^(?:late|consent|session|color-names)/.test(name))).toEqual([]);
      const sizes = await Promise.all(answers.map((each) => each.request().sizes()));
      const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
      expect(kilobytes).toBeGreaterThan(0);
      expect(kilobytes).toBeLessThanOrEqual(TOOL_SCRIPTS_KB);
    },
    expectRest: () =>
      expect.poll(() => answers.some((each) => /\/late-[^/]*\.js$/.test(each.url()))).toBe(true),
  };
}

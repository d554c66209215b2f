/** axe, run on the current state of the page, inside the page: no page has a frame of another origin. */
import { readFileSync } from "node:fs";
import { expect, type JSHandle, type Page } from "@playwright/test";
import type axe from "axe-core";

export const COLOR_MODES = ["light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];
/** The minified file takes half the time of the other one to send and to parse, once for each page. */
const AXE_SCRIPT = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
/** Rules that axe runs by default and whose result depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Expects no violation in either mode. `within` limits the check to one part of the page. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const mode of COLOR_MODES) {
    await showMode(page, mode);
    expect(await barriers(page, mode, within), `axe, ${mode}`).toEqual([]);
  }
}

/** Switches the mode with reduced motion, since text that is fading in has too little contrast. */
export async function showMode(page: Page, colorScheme: ColorMode): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** By itself axe also fetches and parses every style sheet, a quarter of its time, which only experimental rules read. */
const PRELOAD = { assets: ["media"] };
/** The rule of WCAG 2.2, which axe does not run by default. It is run on phones, where targets are closest together. */
const TARGET_SIZE = "target-size";
const PHONE_PX = 390;

/**
 * What axe finds, one line for each violation. In light mode every rule runs; in dark mode only those about color and, on
 * phones, the size of targets, since names, roles and structure are the same in both.
 */
export async function barriers(page: Page, mode: ColorMode, within = ":root"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SCRIPT);
  const isPhone = (await page.evaluate(() => window.innerWidth)) <= PHONE_PX;
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: PRELOAD,
    ...(mode === "dark"
      ? { runOnly: { type: "rule", values: isPhone ? [...COLOR_RULES, TARGET_SIZE] : COLOR_RULES } }
      : { rules: { [TARGET_SIZE]: { enabled: isPhone } } }),
  };
  const inPage: JSHandle<typeof axe> = await page.evaluateHandle("axe");
  const { violations } = await inPage.evaluate((api, given) => api.run(given.within, given.options), {
    within,
    options,
  });
  await inPage.dispose();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

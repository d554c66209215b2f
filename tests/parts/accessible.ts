/** axe, run on the current state of the page, inside the page. */
import axe from "axe-core";
import { expect } from "vitest";
import { commands } from "vitest/browser";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";

/** Rules that axe runs by default and whose result depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** By itself axe also reads every style sheet, which only experimental rules need. */
const PRELOAD = { assets: ["media"] };

const COLOR_MODES = ["light", "dark"] as const;

/**
 * Runs every rule in one mode, which turns from test to test; in `npm run test:all` also those about color in the other one,
 * since names, roles and structure are the same in both. `modes` leaves one out where the page has colors of its own.
 */
export async function expectAccessible(
  modes: readonly (typeof COLOR_MODES)[number][] = COLOR_MODES,
): Promise<void> {
  const turn = (expect.getState().currentTestName ?? "").length % modes.length;
  const inTurn = [...modes.slice(turn), ...modes.slice(0, turn)];
  for (const [at, colorScheme] of inTurn.slice(0, IS_EXHAUSTIVE ? modes.length : 1).entries()) {
    await commands.emulateColorScheme(colorScheme);
    const { violations } = await axe.run(document.documentElement, {
      resultTypes: ["violations"],
      preload: PRELOAD,
      ...(at > 0 && { runOnly: { type: "rule", values: COLOR_RULES } }),
    });
    const seen = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    );
    expect(seen, `axe, ${colorScheme}`).toEqual([]);
  }
  await commands.emulateColorScheme("light");
}

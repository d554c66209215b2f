/** The colors of the palette generator: in its columns, and in its address. */
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

/**
 * The columns of the generator alone. Home has a list of colors by the same name, and a link changes the address before the
 * page.
 */
export const columns = (page: Page) => page.locator(".palette-columns > li");

/** What the columns show, read at one moment. */
export async function colors(page: Page): Promise<string[]> {
  const names = await columns(page)
    .getByRole("button", { name: /^Copy #/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.map((name) => /#[0-9A-Fa-f]{6}/.exec(name)?.[0].toLowerCase() ?? name);
}

/** The colors in the address; a lock is a star behind one. */
export const addressed = (page: Page): string[] =>
  (new URL(page.url()).searchParams.get("c") ?? "")
    .split("-")
    .filter((part) => part !== "")
    .map((part) => `#${part.replace("*", "")}`);

/**
 * Generates, and returns the new palette once the columns and the address both have it: the address is written first, and
 * the work is stored after the columns are drawn.
 */
export async function generated(page: Page, generate: () => Promise<unknown>): Promise<string[]> {
  const before = await colors(page);
  await generate();
  let made: string[] = [];
  await expect(async () => {
    made = await colors(page);
    expect(made).not.toEqual(before);
    expect(addressed(page)).toEqual(made);
    expect(await storedColors(page)).toEqual(made);
  }).toPass({ timeout: 60_000 });
  return made;
}

/** The colors of the newest palette on the device (app/workbench/history/device-work.ts). */
function storedColors(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const all: readonly { tool?: string; colors?: unknown }[] = JSON.parse(
      localStorage.getItem("tincture:work") ?? "[]",
    );
    return all.find(({ tool }) => tool === "palette")?.colors;
  });
}

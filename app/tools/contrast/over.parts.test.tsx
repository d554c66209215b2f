// Text over gradients and pictures.
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { pngFile } from "#tests/picture-files.ts";
import { facts, inspector, undo } from "./testing/contrast-page.ts";

const OVER = "/contrast-checker?fg=ffffff&bg=112f2c&view=over&at=0_50";
const textOver = () => page.getByRole("group", { name: /Arrow keys move it/ });
const worst = () => facts().css("dd").first();
const worstRatio = () => Number(worst().element().textContent);

it("[CON] text over a gradient: the worst point is marked, the text moves by keys, a scrim makes it pass", async () => {
  await mountTool(OVER);
  await expect.element(page.getByRole("img", { name: /^Worst point/ })).toBeVisible();
  const before = worstRatio();
  await focus(textOver());
  await press(...Array.from({ length: 10 }, () => "Shift+ArrowRight"));
  await expect.poll(() => query().get("at")).toBe("100_50");
  await expect.poll(worstRatio).toBeLessThan(before);
  expect(worstRatio()).toBeLessThan(4.5);
  const scrim = inspector().getByRole("button", { name: "Use black scrim" });
  await scrim.click();
  await expect.poll(worstRatio).toBeGreaterThanOrEqual(4.5);
  await expect.element(inspector()).toMatchTextContent("The worst point reaches AA");
  await undo();
  await expect.element(scrim).toBeVisible();
});

it("[TLS-3] the text is dragged in one step", async () => {
  await mountTool(OVER);
  const from = await boxOf(textOver());
  await textOver().hover();
  await mouse.down();
  await mouse.move(from.x + 500, from.y + 60, { steps: 8 });
  await mouse.up();
  await expect.poll(() => query().get("at")).not.toBe("0_50");
  await undo();
  await expect.poll(() => query().get("at")).toBe("0_50");
  await expect.poll(async () => (await boxOf(textOver())).x).toBe(from.x);
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[CON] text over a picture of one's own, the worst point measured where it stands: ${screen}`, async () => {
    await mountTool("/contrast-checker?fg=ffffff&bg=000000&view=over&on=image&at=50_0", { screen });
    await expect.element(page.getByText("No picture yet")).toBeVisible();
    await choose(await halves());
    await expect.element(page.getByRole("img", { name: "Picture halves.png" })).toBeVisible();
    await expect.element(worst()).toHaveTextContent("21.00");
    await focus(textOver());
    await press(...Array.from({ length: 10 }, () => "Shift+ArrowDown"));
    await expect.element(worst()).toHaveTextContent("1.00");
    await inspector().getByRole("button", { name: "Use other text" }).click();
    await expect.poll(worstRatio).toBeGreaterThanOrEqual(4.5);
  });
}

it("[C14] an enlarged picture has no color that is not in it: the worst point is that of its lightest", async () => {
  await mountTool("/contrast-checker?fg=ffffff&bg=000000&view=over&on=image&at=50_50");
  const bytes = await pngFile(24, 16, (x) => (x % 4 < 2 ? [0xcc, 0xcc, 0xcc] : [0x66, 0x66, 0x66]));
  await choose(new File([bytes], "stripes.png", { type: "image/png" }));
  await expect.element(page.getByRole("img", { name: "Picture stripes.png" })).toBeVisible();
  // White on #cccccc is 1.605.
  await expect.element(worst()).toHaveTextContent("1.60");
});

it("[CON] a file that is no picture says why, and the picture before it stays", async () => {
  await mountTool("/contrast-checker?fg=ffffff&bg=000000&view=over&on=image");
  const shown = page.getByRole("img", { name: "Picture halves.png" });
  await choose(new File(["not a picture"], "broken.png", { type: "image/png" }));
  await expect
    .element(page.getByText(/broken\.png could not be used: this browser cannot read it/).first())
    .toBeVisible();
  await choose(await halves());
  await expect.element(shown).toBeVisible();
  await choose(new File([], "empty.png", { type: "image/png" }));
  await expect.element(page.getByText("empty.png could not be used: it is empty.").first()).toBeVisible();
  await expect.element(shown).toBeVisible();
});

/** A picture that is black above and white below. */
async function halves(): Promise<File> {
  const bytes = await pngFile(60, 40, (_x, y) => (y < 20 ? [0, 0, 0] : [255, 255, 255]));
  return new File([bytes], "halves.png", { type: "image/png" });
}

const choose = (file: File) => page.css("input[type=file]").upload(file);

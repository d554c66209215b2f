import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query, says } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/random-color?seed=k3x9ab&n=23&l=55-82&ch=0.15-0.3";
const list = () => page.getByRole("list", { name: "Colors", exact: true });
const cells = () => list().getByRole("button");
const colors = () =>
  cells()
    .elements()
    .map((cell) => /#[0-9A-F]{6}/.exec(cell.getAttribute("aria-label") ?? "")?.[0]);
const one = () => page.getByRole("main").getByRole("button", { name: /^Copy .*#[0-9A-F]{6} oklch/ });
const shown = () => /#[0-9A-F]{6}/.exec(one().element().textContent ?? "")?.[0];
const drawnBefore = () => page.getByRole("list", { name: "Drawn before" }).getByRole("button");

it("[RND] Space draws the next color, and the strip restores earlier ones", async () => {
  await mountTool("/random-color?seed=k3x9ab");
  const first = shown();
  await press("Space");
  await expect.poll(shown).not.toBe(first);
  const second = shown();
  await press("Space");
  await expect.poll(shown).not.toBe(second);
  await drawnBefore().first().click();
  await expect.poll(shown).toBe(second);
  await press("Control+z");
  await expect.poll(shown).not.toBe(second);
  await press("Control+z");
  await expect.poll(shown).toBe(second);
  await press("Control+z");
  await expect.poll(shown).toBe(first);
});

it("[RND] the mouse previews a draw of the strip, and leaves the document as it is", async () => {
  await mountTool("/random-color?seed=k3x9ab");
  const first = shown();
  await press("Space");
  await expect.poll(shown).not.toBe(first);
  const second = shown();
  await press("Space");
  await expect.poll(shown).not.toBe(second);
  const third = shown();
  await drawnBefore().first().hover();
  await expect.poll(shown).toBe(second);
  await one().hover();
  await expect.poll(shown).toBe(third);
});

it("[L29] [RND] the inspector does not repeat the name and the hex of the canvas", async () => {
  await mountTool("/random-color?seed=k3x9ab");
  const section = page.css(".inspector-section").first();
  await expect.element(section.getByRole("button", { name: "Put in tray" })).toBeVisible();
  const text = section.element().textContent ?? "";
  expect(text).not.toContain(shown() ?? "?");
  const name = page.css(".random-name").element().textContent?.replace("Copy ", "") ?? "?";
  expect(text).not.toContain(name);
});

it("[RND] colors drawn faster than the address is written are in the strip too", async () => {
  await mountTool("/random-color?seed=k3x9ab");
  for (let drawn = 0; drawn < 4; drawn += 1) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true }));
    // Waits for React to render, but not for the address.
    await new Promise<void>((done) => queueMicrotask(done));
  }
  await expect.element(drawnBefore()).toHaveLength(4);
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[RND] a press copies the color, and so does C: ${screen}`, async () => {
    await mountTool("/random-color?seed=k3x9ab", { screen });
    const hex = shown()?.toLowerCase();
    const button = page.getByRole("main").getByRole("button", { name: /^Copy .* oklch/ });
    const { said } = await says(button, "Copied");
    await button.click();
    await said;
    expect(await navigator.clipboard.readText()).toBe(hex);
    await navigator.clipboard.writeText("");
    await press("c");
    await expect.poll(() => navigator.clipboard.readText()).toBe(hex);
  });

  it(`[RND] a hundred colors fill the canvas without gaps: ${screen}`, async () => {
    for (const count of [7, 97]) {
      await mountTool(`/random-color?seed=k3x9ab&n=${count}`, { screen });
      await expect.element(cells()).toHaveLength(count);
      const all = await boxOf(list());
      const covered = Array.from(list().element().children, (cell) => cell.getBoundingClientRect()).reduce(
        (sum, { width, height }) => sum + width * height,
        0,
      );
      expect(covered / (all.width * all.height), `${count} colors`).toBeGreaterThan(0.995);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth - clientWidth).toBe(0);
    }
  });
}

it("[RND] a seed gives the same colors again, and an invalid one shows the reason", async () => {
  await mountTool(SHARED);
  const before = colors();
  expect(new Set(before).size).toBe(23);
  const seed = page.getByRole("textbox", { name: "Seed" });
  await seed.fill("Not a seed");
  await press("Enter");
  await expect.element(page.getByText("stands at 1")).toBeVisible();
  expect(colors()).toEqual(before);
  await seed.fill("other1");
  await press("Enter");
  await expect.poll(colors).not.toEqual(before);
  await seed.fill("k3x9ab");
  await press("Enter");
  await expect.poll(colors).toEqual(before);
});

it("[RND] limits by preset and by hand; a drag is one step", async () => {
  await mountTool("/random-color?seed=k3x9ab&n=12");
  const before = colors();
  const preset = page.getByRole("combobox", { name: "Preset" });
  await preset.selectOptions("Pastel");
  await expect.poll(colors).not.toEqual(before);
  await expect.poll(() => query().get("l")).toBe("84-95");
  const pastel = colors();
  const box = await boxOf(page.getByRole("slider", { name: "Lightness to" }));
  const at = (share01: number) => box.x + 8 + (box.width - 16) * share01;
  const y = box.y + box.height / 2;
  await mouse.move(at(0.95), y);
  await mouse.down();
  await mouse.move(at(0.97), y, { steps: 3 });
  await mouse.move(at(0.9), y, { steps: 3 });
  await mouse.up();
  await expect.element(preset).toHaveValue("custom");
  await expect.poll(colors).not.toEqual(pastel);
  await press("Control+z");
  await expect.poll(colors).toEqual(pastel);
});

it("[RND] by keyboard alone: hue across 0, keep, next, copy", async () => {
  await mountTool("/random-color?seed=k3x9ab&n=9");
  const hue = () => query().get("h");
  await focus(page.getByRole("slider", { name: "Hue from" }));
  await press("End");
  await expect.poll(hue).toBe("360-360");
  await press("ArrowLeft");
  await expect.poll(hue).toBe("359-360");
  await focus(page.getByRole("slider", { name: "Hue to" }));
  await press("Home");
  await expect.poll(hue).toBe("359-0");
  await press("Shift+ArrowRight");
  await expect.poll(hue).toBe("359-10");
  await press("Shift+ArrowRight");
  await expect.poll(hue).toBe("359-20");
  const reds = colors();
  await focus(cells().first());
  await press("ArrowRight", "l");
  await expect.element(cells().nth(1)).toHaveAccessibleName(expect.stringMatching(/kept/));
  await press("Enter");
  await expect.poll(() => navigator.clipboard.readText()).toBe(reds[1]?.toLowerCase());
  await focus(page.getByRole("button", { name: "Next" }));
  await press("Space");
  await expect.poll(() => colors()[0]).not.toBe(reds[0]);
  expect(colors()[1]).toBe(reds[1]);
});

it("[TLS-6] colors of other tools set the limits", async () => {
  await mountTool("/random-color?from=e4572e-f4a261-e76f51");
  await expect.element(cells()).toHaveLength(3);
  await expect.element(page.getByRole("combobox", { name: "Preset" })).toHaveValue("custom");
  expect(query().get("h")).toMatch(/^\d+-\d+$/);
});

it("[TLS-2] invalid parameters fall back with a notice, and limits without any color say so", async () => {
  const notice = (words: string) => page.getByRole("status").filter({ hasText: words });
  await mountTool("/random-color?seed=k3x9ab&n=500&l=90-10&gamut=rgb");
  await expect.element(notice("whole number from 1 to 100")).toBeVisible();
  await expect.element(one()).toBeVisible();
  await mountTool("/random-color?seed=k3x9ab&n=5&l=90-92&ch=0.38-0.4");
  await expect.element(notice("less chroma than asked")).toBeVisible();
});

it("[TLS-11] a color is added to the tray", async () => {
  await mountTool(SHARED);
  const [first = ""] = colors();
  await press("k", "t");
  await expect.element(page.getByRole("button", { name: `Take ${first.toLowerCase()}` })).toBeVisible();
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { followTheme } from "#app/previews/theme-channel.ts";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { finger, focus, mouse, press } from "#tests/parts/input.ts";
import { boxOf, query, says } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/ui-palette-generator?c=0b6e4f";
const ramps = () => page.getByRole("group", { name: "Ramps", exact: true });
const step = (name: string) => ramps().getByRole("button", { name: new RegExp(`^${name}, `) });
const ramp = (name: string) =>
  ramps().getByRole("button", { name: new RegExp(`^${name}(, a color of its own)?$`) });
const colorOf = (name: string) =>
  /, (#[0-9A-F]{6}|color\([^)]*\)|oklch\([^)]*\)),/.exec(
    step(name).element().getAttribute("aria-label") ?? step(name).element().textContent,
  )?.[1];
const sample = () => page.getByRole("img", { name: /^Sample in this theme/ });
const worn = (token: string) => {
  const element = sample().element();
  return element instanceof HTMLElement ? element.style.getPropertyValue(`--${token}`) : "";
};
const middle = async (target: ReturnType<typeof step>) => {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
};

it("[UIP] a brand color stands exactly on the step it fits, the theme wears it, and undo brings the first one back", async () => {
  await mountTool(SHARED);
  await expect.element(step("Primary 700")).toBeVisible();
  expect(colorOf("Primary 700")).toBe("#0B6E4F");
  const before = colorOf("Danger 600");
  await page.getByRole("textbox", { name: "Brand color" }).fill("#6b7785");
  await press("Enter");
  await expect.poll(() => query().get("c")).toBe("6b7785");
  await expect.poll(() => worn("brand")).toBe("#6b7785");
  await expect.poll(() => colorOf("Primary 600") ?? colorOf("Primary 500")).toBe("#6B7785");
  expect(colorOf("Danger 600")).not.toBe(before);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => worn("brand")).toBe("#0b6e4f");
  await expect.poll(() => colorOf("Danger 600")).toBe(before);
});

it("[UIP] a drag of the brand's lightness colors the steps before it ends, and is one step", async () => {
  await mountTool(SHARED);
  const track = await boxOf(page.getByRole("slider", { name: "Lightness" }));
  const y = track.y + track.height / 2;
  const before = colorOf("Primary 300");
  await mouse.move(track.x + track.width * 0.478, y);
  await mouse.down();
  await mouse.move(track.x + track.width * 0.7, y, { steps: 4 });
  await expect.poll(() => colorOf("Primary 300")).not.toBe(before);
  expect(query().get("c")).toBe("0b6e4f");
  await mouse.up();
  await expect.poll(() => query().get("c")).not.toBe("0b6e4f");
  await press("Control+z");
  await expect.poll(() => query().get("c")).toBe("0b6e4f");
  await expect.poll(() => colorOf("Primary 300")).toBe(before);
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

it("[UIP] arrow keys take a step up with its figures, and B puts the brand on it", async () => {
  await mountTool(SHARED);
  await focus(step("Primary 700"));
  await press("ArrowLeft");
  const line = page.css(".step-line");
  await expect.element(line).toMatchTextContent(/Primary 600/);
  await expect.element(line).toMatchTextContent(/[\d.]+ on white/);
  await press("b");
  await expect.poll(() => query().get("at")).toBe("600");
  await expect.poll(() => colorOf("Primary 600")).toBe("#0B6E4F");
  await press("b");
  await expect.poll(() => query().has("at")).toBe(false);
  const { said } = await says(line, "Copied");
  await press("c");
  await said;
  await step("Info 400").click();
  await expect.element(line).toMatchTextContent(/Info 400/);
  await expect.element(page.getByText("Contrast promises of info")).toBeVisible();
});

it("[UIP] a ramp dragged onto another one swaps with it, as does Alt with an arrow key", async () => {
  await mountTool(SHARED);
  const [success, info] = [colorOf("Success 600"), colorOf("Info 600")];
  const [from, to] = [await middle(ramp("Success")), await middle(ramp("Info"))];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 5 });
  await expect.poll(() => page.css(".ramps-row[data-target]").elements().length).toBe(1);
  await mouse.up();
  await expect.poll(() => colorOf("Success 600")).toBe(info);
  expect(colorOf("Info 600")).toBe(success);
  await press("Control+z");
  await expect.poll(() => query().has("own")).toBe(false);
  await focus(ramp("Primary"));
  await press("Alt+ArrowDown");
  await expect.poll(() => query().get("own")).toBe("secondary.0b6e4f");
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Secondary/);
});

it("[UIP] a handle of a curve is dragged as one step, moved by keys, and taken back; the brand's step has none", async () => {
  await mountTool(`${SHARED}&view=curves`);
  const handle = page.getByRole("slider", { name: "Lightness of primary at 300" });
  await expect.element(handle).toBeVisible();
  expect(page.getByRole("slider", { name: "Lightness of primary at 700" }).query()).toBeNull();
  const at = await middle(handle);
  const before = colorOf("Primary 300");
  await mouse.move(at.x, at.y);
  await mouse.down();
  await mouse.move(at.x, at.y + 24, { steps: 4 });
  await expect.poll(() => colorOf("Primary 300")).not.toBe(before);
  expect(query().has("bend")).toBe(false);
  await mouse.up();
  await expect.poll(() => query().get("bend")).toMatch(/^primary\.l\.0\.-\d+\.0\.0\.0$/);
  await press("Control+z");
  await expect.poll(() => query().has("bend")).toBe(false);
  await focus(handle);
  await press("Shift+ArrowUp");
  await expect.poll(() => query().get("bend")).toBe("primary.l.0.10.0.0.0");
  await press("Home");
  await expect.poll(() => query().has("bend")).toBe(false);
  expect(colorOf("Primary 700")).toBe("#0B6E4F");
});

it("[UIP] roles are swapped by dragging and by choice, pinned in a mode and locked in all", async () => {
  await mountTool(`${SHARED}&view=roles`);
  const roles = page.getByRole("region", { name: "Roles" });
  const tile = (name: string) => roles.getByRole("button", { name: new RegExp(`^${name}( pinned)? [#\\d]`) });
  const [from, to] = [await middle(tile("a10")), await middle(tile("a30"))];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 5 });
  await mouse.up();
  await expect.poll(() => query().get("pin")).toMatch(/^l\.a10\.[0-9a-f]{6}\*l\.a30\.[0-9a-f]{6}$/);
  await press("Control+z");
  await expect.poll(() => query().has("pin")).toBe(false);
  await tile("text-2").click();
  await roles.getByRole("button", { name: "Pin here" }).click();
  await expect.poll(() => query().get("pin")).toMatch(/^l\.text-2\.[0-9a-f]{6}$/);
  await roles.getByRole("button", { name: "Lock in all modes" }).click();
  await expect
    .poll(() =>
      query()
        .get("pin")
        ?.split("*")
        .map((pin) => pin.split(".")[0]),
    )
    .toEqual(["l", "d", "lh", "dh"]);
  await roles.getByRole("button", { name: "Unlock" }).click();
  await expect.poll(() => query().has("pin")).toBe(false);
  await roles.getByRole("combobox", { name: "Swap text-2 with" }).selectOptions("text-3");
  await expect.poll(() => query().get("pin")?.split("*").length).toBe(2);
});

it("[THM-2] [UIP] a pin that fails is named with its smallest repair, which one press takes", async () => {
  await mountTool(`${SHARED}&pin=l.text-3.c0c0c0`);
  await expect
    .element(page.getByText("In light the pin holds text-3 at #C0C0C0.", { exact: false }))
    .toBeVisible();
  await page.getByRole("button", { name: "Move the pin" }).click();
  await expect.poll(() => query().get("pin")).toMatch(/^l\.text-3\.(?!c0c0c0)[0-9a-f]{6}$/);
  await expect.element(page.getByText("All pass")).toBeVisible();
});

it("[UIP] palettes for charts name the least difference for each color vision, and their kind is in the link", async () => {
  await mountTool(`${SHARED}&view=charts`);
  const charts = page.getByRole("region", { name: "Charts" });
  await expect.element(charts.getByRole("row", { name: /^Deuteranopia \d and \d ΔE [\d.]+/ })).toBeVisible();
  expect(charts.css(".charts-marks li").elements()).toHaveLength(7);
  await page.getByRole("radio", { name: "Sequential" }).click({ force: true });
  await expect.poll(() => query().get("chart")).toBe("sequential");
  await expect.element(charts.getByText(/^Neighbors differ by at most 1\.\d/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

it("[UIP-1] the preview that opens alone has the palette in its address, and follows", async () => {
  await mountTool(`${SHARED}&own=danger.c0392b`);
  const link = page.getByRole("link", { name: /^Open alone/ });
  await expect
    .poll(() => link.element().getAttribute("href"))
    .toMatch(
      /^\/ui-palette-generator\/preview\/marketing\?c=0b6e4f&own=danger\.c0392b&ramps=1&mode=light&live=\w+$/,
    );
  const address = new URL(link.element().getAttribute("href") ?? "", window.location.href);
  const dangers: string[] = [];
  const stop = followTheme(address.searchParams.get("live") ?? "", (sheet) =>
    dangers.push(sheet.light.danger),
  );
  await expect.poll(() => dangers).toHaveLength(1);
  await page.getByRole("textbox", { name: "Brand color" }).fill("#3f7fd8");
  await press("Enter");
  await expect.poll(() => dangers.length).toBeGreaterThan(1);
  stop();
});

it("[THM-3] [UIP] the code has the ramps, and the theme with the steps it wears", async () => {
  await mountTool(SHARED);
  await page.getByRole("button", { name: "Tailwind 4", exact: true }).click();
  await page.getByRole("combobox", { name: "Colors as" }).selectOptions("hex");
  await page.getByRole("radio", { name: "Ramps", exact: true }).click({ force: true });
  await expect
    .element(page.getByLabelText("Tailwind 4 of the theme"))
    .toMatchTextContent(/--color-primary-700: #0b6e4f;/);
  await page.getByRole("radio", { name: "Ramps and roles" }).click({ force: true });
  await page.getByRole("button", { name: "CSS", exact: true }).click();
  const code = page.getByLabelText("CSS of the theme");
  await expect.element(code).toMatchTextContent(/ui-palette-generator\?c=0b6e4f \*\//);
  const [text, onDark] = ["Info 700", "Info 400"].map((name) => colorOf(name)?.toLowerCase());
  await expect.element(code).toMatchTextContent(new RegExp(`--info-400: ${onDark};.*--info-700: ${text};`));
  await expect
    .element(code)
    .toMatchTextContent(/--info-text: light-dark\(var\(--info-700\), var\(--info-400\)\)/);
});

it("[UIP] [QLT-1] by touch at 390 px a handle and a ramp follow the finger, and a step is taken up", async () => {
  await mountTool(`${SHARED}&view=curves`, { screen: "phone" });
  const handle = page.getByRole("slider", { name: "Lightness of primary at 500" });
  await expect.element(handle).toBeVisible();
  const at = await middle(handle);
  await finger.down(at.x, at.y);
  await finger.move(at.x, at.y - 20);
  await finger.up();
  await expect.poll(() => query().get("bend")).toMatch(/^primary\.l\.0\.0\.\d+\.0\.0$/);
  const info = colorOf("Info 600");
  const [from, to] = [await middle(ramp("Success")), await middle(ramp("Info"))];
  await finger.down(from.x, from.y);
  await finger.move(to.x, to.y);
  await finger.up();
  await expect.poll(() => colorOf("Success 600")).toBe(info);
  await step("Accent 300").click();
  await expect.element(page.css(".step-line")).toMatchTextContent(/Accent 300/);
});

// e2e/walk.spec.ts checks the first view, which is the preview.
for (const [screen, view] of [
  ["desktop", "curves"],
  ["desktop", "roles"],
  ["desktop", "charts"],
  ["phone", "roles"],
] as const) {
  it(`[QLT-1] axe finds nothing: ${view}, ${screen}`, async () => {
    await mountTool(`${SHARED}&view=${view}`, { screen });
    const region = page.getByRole("region", { name: `${view.slice(0, 1).toUpperCase()}${view.slice(1)}` });
    await expect.element(region).toBeVisible();
    if (view === "charts")
      await expect.element(page.getByRole("row", { name: /^Full vision/ })).toBeVisible();
    await expectAccessible();
  });
}

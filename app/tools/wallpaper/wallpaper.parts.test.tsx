import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { exportPicture } from "#app/canvas/export-picture.ts";
import { closeDialog, dialogFlags } from "#app/ui/dialog-flags.ts";
import { writeSet } from "#app/wallpaper/write-set.ts";
import { patternOf, WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { FIFTY_PATTERNS, fiftyHash, GOLDEN_SIZE, HELD_VERSIONS } from "#engine/testing/golden-patterns.ts";
import { sampleOf } from "#tests/exhaustive.ts";
import { press } from "#tests/parts/input.ts";
import { query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/design/wallpaper/new?c=c53c69*5-f5ecc2&style=waves&seed=7";

it("[WAL] [TLS-3] Space sets another seed and draws it, and undo restores the seed before", async () => {
  await mountTool(SHARED);
  const drawn = () => document.querySelector(".wallpaper-svg")?.innerHTML ?? "";
  const before = drawn();
  expect(before).toContain("<svg");
  await press("Space");
  await expect.poll(() => query().get("seed")).not.toBe("7");
  await expect.poll(drawn).not.toBe(before);
  await press("Control+z");
  await expect.poll(() => query().get("seed")).toBe("7");
  await expect.poll(drawn).toBe(before);
});

it("[WAL] every style has a picture of its own in the strip", async () => {
  await mountTool(SHARED);
  await press("g");
  await expect
    .poll(() => document.querySelectorAll(".wallpaper-styles img").length)
    .toBe(document.querySelectorAll(".wallpaper-styles input").length);
});

it("[WAL] draws in this browser what Node draws, byte for byte, fifty seeds of a style", async () => {
  // Some styles of each version; `npm run test:all` draws all.
  for (const { style, version } of sampleOf(HELD_VERSIONS, 3)) {
    const text = FIFTY_PATTERNS.map((pattern) =>
      writeSceneSvg(drawPattern({ ...pattern, version, style }, GOLDEN_SIZE)),
    ).join("");
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(hash, `${style} ${version}`).toBe(fiftyHash(style, version));
  }
});

it("[WAL] the sheet shows twenty seeds; a press chooses one, a second press shows it alone", async () => {
  await mountTool(SHARED);
  await press("g");
  const keys = () => [...document.querySelectorAll<HTMLElement>(".wallpaper-seeds button")];
  await expect.poll(() => keys().length).toBe(20);
  const width = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
  const stage = document.querySelector(".wallpaper-stage");
  const inFirstRow = keys().filter(
    (key) => key.getBoundingClientRect().top === keys()[0]?.getBoundingClientRect().top,
  );
  expect(inFirstRow.reduce((sum, key) => sum + width(key), 0)).toBeCloseTo(width(stage), 0);
  const other = keys().find((key) => key.getAttribute("aria-pressed") === "false");
  const number = other?.textContent ?? "";
  other?.click();
  await expect.poll(() => query().get("seed")).toBe(String(Number(number)));
  keys()
    .find((key) => key.getAttribute("aria-pressed") === "true")
    ?.click();
  await expect.poll(() => query().get("view")).toBeNull();
});

it("[WAL] a picture of the chosen size is written off the main thread", async () => {
  const written = await exportPicture({
    picture: {
      kind: "pattern",
      pattern: { ...patternOf(WALLPAPER.first()), style: "grain" },
    },
    width: 600,
    height: 900,
    format: "png",
    plan: "free",
  });
  if (!written.ok) throw new Error(written.message);
  const picture = await createImageBitmap(written.file);
  expect([picture.width, picture.height]).toEqual([600, 900]);
});

it("[WAL] the pictures of a set come in one archive, and a cancelled one gives none", async () => {
  const task = {
    pattern: patternOf(WALLPAPER.first()),
    pictures: [
      { size: { width: 160, height: 90 }, isDark: false, format: "png", name: "desk" },
      { size: { width: 90, height: 160 }, isDark: true, format: "png", name: "phone" },
      { size: { width: 90, height: 160 }, isDark: true, format: "svg", name: "phone" },
    ],
    plan: "free",
  } as const;
  const seen: number[] = [];
  const written = await writeSet(task, new AbortController().signal, (done01) => seen.push(done01));
  if (!written.ok) throw new Error(written.message);
  const text = new TextDecoder("latin1").decode(await written.file.arrayBuffer());
  const names = ["desk.png", "phone.png", "phone.svg"];
  expect(text.match(/(?:desk|phone)\.(?:png|svg)/g)).toEqual([...names, ...names]);
  expect(text.match(/PNG\r\n/g)).toHaveLength(2);
  expect(text.match(/<svg [^>]*width="90" height="160"/g)).toHaveLength(1);
  expect(seen.at(-1)).toBe(1);
  const stop = new AbortController();
  stop.abort();
  expect(await writeSet(task, stop.signal, () => undefined)).toMatchObject({
    ok: false,
    reason: "cancelled",
  });
});

it("[WAL] a locked color keeps its place: with the seed locked, Space deals the other colors", async () => {
  await mountTool("/design/wallpaper/new?c=c53c69*5-f5ecc2-007190&style=waves&seed=7");
  await press("l");
  await expect.poll(() => query().get("keep")).toBe("1");
  await page.getByRole("radio", { name: "Palette" }).click();
  await page.getByRole("button", { name: "Lock color 1" }).click();
  await expect.poll(() => query().get("lock")).toBe("1");
  await press("x");
  await expect.poll(() => query().get("c")).toBe("c53c69*5-007190-f5ecc2");
  await press("Space");
  await expect.poll(() => query().get("c")).toBe("c53c69*5-f5ecc2-007190");
  expect(query().get("seed")).toBe("7");
  await press("g");
  const seeds = () => [...document.querySelectorAll(".wallpaper-seeds b")].map((each) => each.textContent);
  await expect.poll(() => seeds().length).toBe(20);
  const before = seeds();
  await press("Space");
  await expect.poll(() => seeds().filter((each) => before.includes(each))).toEqual(["00007"]);
  expect(seeds().indexOf("00007")).toBe(before.indexOf("00007"));
});

it("[WAL] says whether the clock can be read, and says nothing for a size that belongs to no device", async () => {
  await mountTool("/design/wallpaper/new?c=000-111&style=bands");
  await press("Space");
  const reads = () => document.querySelector(".wallpaper-reads")?.textContent ?? "";
  await expect.poll(reads).toMatch(/^Clock in white 1\d\.\d+.*Reads$/);
  await mountTool("/design/wallpaper/new?c=000-111&style=bands&size=1000x1000");
  await press("Space");
  await expect.poll(() => query().get("seed")).not.toBeNull();
  expect(reads()).toBe("");
});

it("[WAL] the switch shows the picture on a phone, a desktop, two screens, and as a pair", async () => {
  await mountTool(SHARED, { screen: "desktop" });
  const frames = () =>
    [...document.querySelectorAll(".wallpaper-picture")].map((each) => each.getAttribute("data-device"));
  const drawn = () => document.querySelectorAll(".wallpaper-stage svg[viewBox]").length;
  expect([frames(), drawn()]).toEqual([["phone"], 1]);
  await page.getByRole("radio", { name: "Two screens" }).click();
  await expect.poll(() => query().get("size")).toBe("5120x1440");
  await expect.poll(() => document.querySelectorAll(".wallpaper-seam").length).toBe(1);
  await page.getByRole("radio", { name: "Desktop" }).click();
  await expect.poll(() => query().get("size")).toBe("2560x1440");
  await page.getByRole("radio", { name: "Pair" }).click();
  await expect.poll(frames).toEqual(["desktop", "desktop"]);
  await expect.poll(drawn).toBe(2);
  await page.getByRole("radio", { name: "Desktop" }).click();
  await expect.poll(frames).toEqual(["desktop"]);
});

it("[WAL] a size that belongs to no device has an option of its own in the switch", async () => {
  await mountTool("/design/wallpaper/new?c=c53c69&style=orbits&size=1000x1000&view=pair", {
    screen: "desktop",
  });
  await page.getByRole("radio", { name: "Own size" }).click();
  await expect.poll(() => query().get("view")).toBeNull();
  expect(query().get("size")).toBe("1000x1000");
});

it("[WAL] R shows a style whose copies join as tiles, and does nothing for another style", async () => {
  await mountTool("/design/wallpaper/new?c=c53c69-f5ecc2&style=terrazzo");
  const tiled = () => document.querySelectorAll(".wallpaper-tiled").length;
  await press("r");
  await expect.poll(tiled).toBe(1);
  await press("r");
  await expect.poll(tiled).toBe(0);
  await mountTool(SHARED);
  await press("r");
  await press("z");
  await expect.poll(() => document.querySelectorAll(".wallpaper-zone").length).toBe(0);
  expect(tiled()).toBe(0);
});

it("[WAL] the panel over the picture closes, and its shortcut opens it again", async () => {
  await mountTool(SHARED, { screen: "desktop" });
  const panel = () => document.querySelectorAll(".inspector").length;
  await page.getByRole("button", { name: "Close Waves" }).click();
  await expect.poll(panel).toBe(0);
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Adjust");
  await press("a");
  await expect.poll(panel).toBe(1);
});

it("[WAL] on a phone the sheet has style, controls, palette and size, and Export has the picture", async () => {
  await mountTool(SHARED, { screen: "phone" });
  const sheet = page.css(".inspector");
  const tabs = () => [...document.querySelectorAll(".inspector-tabs label")].map((each) => each.textContent);
  expect(tabs()).toEqual(["Style", "Adjust", "Palette", "Size"]);
  await sheet.getByRole("radio", { name: "Rays" }).click();
  await expect.poll(() => query().get("style")).toBe("rays");
  await sheet.getByRole("radio", { name: "Adjust" }).click();
  await expect.element(sheet.getByRole("slider", { name: "Swirl" })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await expect.element(page.getByRole("button", { name: "Write 1290 × 2796" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Write the pair" })).toBeVisible();
  await page.getByText("Several sizes in one zip").click();
  const screens = page.getByRole("checkbox", { name: "Two screens, 5120 × 1440, with Pro" });
  await screens.click();
  expect(dialogFlags.get().pro?.title).toBe("5120 px is a Pro size");
  await expect.element(screens).not.toBeChecked();
  closeDialog("pro");
});

it("[WAL] on a desktop the styles are below the canvas, and the panel opens with the controls", async () => {
  await mountTool(SHARED, { screen: "desktop" });
  await expect
    .poll(() => [...document.querySelectorAll(".inspector-tabs label")].map((each) => each.textContent))
    .toEqual(["Adjust", "Palette", "Size"]);
  await expect.element(page.getByRole("slider", { name: "Swell" })).toBeVisible();
  await page.css(".wallpaper-canvas").getByRole("radio", { name: "Rays" }).click();
  await expect.poll(() => query().get("style")).toBe("rays");
  await expect.element(page.getByRole("slider", { name: "Swirl" })).toBeVisible();
});

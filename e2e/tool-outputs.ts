// What each tool makes by itself, asked for as a person does: code, measured rows, pictures and files.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

interface OwnOutputs {
  /** The document, where that of the first visit would take long or lacks an output. */
  readonly search?: string;
  readonly make: (page: Page) => Promise<void>;
  /** Whether its tray has a format chosen before it is written. */
  readonly hasOwnTray?: true;
  /** Whether all that makes its outputs makes those of another tool, too: no worker and no late part is its own. */
  readonly isLikeOther?: true;
}

/** By id of the tool. */
export const OWN_OUTPUTS: Readonly<Record<string, OwnOutputs>> = {
  palette: {
    make: async (page) => {
      await openTray(page);
      await takeFile(page, /^PDF/, "%PDF-");
      await takeFile(page, /^PNG/, "\u0089PNG");
      await takeFile(page, /^ASE/, "ASEF");
    },
  },
  converter: { make: (page) => code(page, "Code", /--[\w-]+: #/), isLikeOther: true },
  contrast: { make: (page) => code(page, "Code", /--text: #/), isLikeOther: true },
  mixer: {
    search: "?c=1b3fa0-ffd60a&t=4f9d69",
    make: async (page) => {
      await code(page, "CSS", /background: #/);
      await expect(section(page, "Recipe").getByRole("button", { name: /^Use / }).first()).toBeVisible();
    },
  },
  scheme: { make: (page) => code(page, "CSS", /--scheme-3: #/), isLikeOther: true },
  random: { make: (page) => code(page, "Code", /#[\da-f]{6}/), isLikeOther: true },
  image: { make: (page) => code(page, "Code", /--picture-6: #/) },
  variables: { make: (page) => code(page, "Code", /--[\w-]+: #/), isLikeOther: true },
  gradient: {
    make: async (page) => {
      await code(page, "Code", /linear-gradient\(/);
      await section(page, "Code").getByRole("button", { name: "Image", exact: true }).click();
      await takePicture(page, "AVIF");
    },
    isLikeOther: true,
  },
  mesh: {
    make: async (page) => {
      const rows = section(page, "Leaves as").getByRole("listitem");
      // SwiftUI and the loop are drawn by others, so there is nothing to measure.
      await expect(rows.filter({ hasText: "mean difference" })).toHaveCount(4);
      await rows.getByRole("button", { name: /^PDF/ }).click();
      await takeFile(page, "Download PDF", "%PDF-");
      await rows.getByRole("button", { name: /^PNG, WebP/ }).click();
      await takePicture(page, "AVIF");
    },
  },
  text: {
    make: async (page) => {
      await page.getByRole("button", { name: "SVG", exact: true }).click();
      await section(page, "Code").getByText("Outlines", { exact: true }).click();
      await code(page, "Code", /<svg[\s\S]*<path d="/);
      await page.getByRole("button", { name: "Image", exact: true }).click();
      await takeFile(page, "Download PNG", "\u0089PNG");
    },
  },
  "dark-theme": { make: themeOutputs, hasOwnTray: true },
  "light-theme": { make: themeOutputs, hasOwnTray: true, isLikeOther: true },
  "ui-palette": {
    search: "?c=0b6e4f&view=charts",
    make: async (page) => {
      const charts = page.getByRole("region", { name: "Charts" });
      await expect(charts.getByRole("row", { name: /Deuteranopia/ })).toBeVisible();
      // The first chart is in the page's data; another one is drawn by the worker.
      await page.getByText("Sequential", { exact: true }).click();
      await expect(charts.getByText(/lightness only rises or falls/)).toBeVisible();
      // What was chosen last, in another tool too, is chosen here.
      await section(page, "Code").getByRole("button", { name: "CSS", exact: true }).click();
      await code(page, "Code", /--primary-500: [\s\S]*--brand-text: light-dark\(var\(--primary-/);
    },
    hasOwnTray: true,
  },
  audit: {
    make: async (page) => {
      await page.keyboard.press("a");
      await code(page, "Patch", /\+ +--primary: #/);
      await takeFile(page, "Download globals.css", "/* Harbor");
      await page.getByText("Contract", { exact: true }).click();
      await page.getByRole("button", { name: /^Write the \d+ inferred pairs into it/ }).click();
      await takeFile(page, "Download tincture.contract.json", "{");
    },
  },
  wallpaper: {
    search: "?c=c53c69*5-eea78c*3&size=320x320",
    make: async (page) => {
      await openTray(page);
      await takePicture(page, "AVIF");
      await takeFile(page, "Write SVG", "<svg");
    },
  },
};

async function themeOutputs(page: Page): Promise<void> {
  for (const format of ["Tailwind 4", "shadcn/ui", "Tokens", "CSS"]) {
    await section(page, "Code").getByRole("button", { name: format, exact: true }).click();
    await expect(section(page, "Code").getByLabel(`${format} of the theme`)).toContainText(/brand|primary/);
  }
  await page.getByRole("button", { name: "Read a theme in" }).click();
  await page
    .getByLabel("Paste a theme, or drop its files here")
    .fill(":root { --background: #fff; --foreground: #111; --primary: #0b6e4f }");
  await expect(page.getByRole("button", { name: "Take it" })).toBeEnabled();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.keyboard.press("r");
  await expect(page.getByRole("list", { name: "What it says" }).getByRole("listitem").first()).toBeVisible();
  await takeFile(page, "Download PDF", "%PDF-");
}

/** The export panel, which is the same in every tool. */
export async function openTray(page: Page): Promise<void> {
  if (!(await tray(page).isVisible()))
    await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(tray(page).getByRole("button", { name: "Copy CSS", exact: true }).last()).toBeVisible();
}

/** A swatch file of the open export panel. */
export async function takeSwatches(page: Page, { hasOwnTray }: OwnOutputs): Promise<void> {
  if (hasOwnTray) await tray(page).getByRole("button", { name: "GPL", exact: true }).click();
  await takeFile(page, hasOwnTray ? "Download GPL" : /^GPL/, "GIMP Palette");
}

/** Writes the picture in this format, small. */
async function takePicture(page: Page, format: string): Promise<void> {
  const fields = page.locator(".picture-fields");
  await fields.getByRole("combobox", { name: "Format" }).selectOption({ label: format });
  for (const side of ["Width", "Height"]) {
    const field = fields.getByRole("textbox", { name: side });
    if ((await field.count()) === 0) continue;
    await field.fill("64");
    await field.press("Enter");
  }
  await takeFile(page, /^Write \d+ × \d+/, "ftypavif", 4);
}

export async function takeFile(page: Page, name: string | RegExp, begins: string, at = 0): Promise<void> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name }).first().click();
  const bytes = readFileSync(await (await downloading).path());
  expect(bytes.toString("latin1").slice(at, at + begins.length), String(name)).toBe(begins);
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tray = (page: Page) => page.getByRole("complementary", { name: "Export" });
const code = (page: Page, region: string, text: RegExp) =>
  expect(section(page, region).locator(".code-well").first()).toContainText(text);

import { expect, it } from "vitest";
import { type PreviewSheet, readPreviewTheme } from "#domain/previews/preview-theme-link.ts";
import { waitFor } from "#tests/wait-for.ts";
import { followTheme, isPreviewSheet, openThemeSender } from "./theme-channel.ts";

const sheetOf = (brand: string): PreviewSheet => readPreviewTheme(new URLSearchParams({ c: brand })).sheet;

it("[UIP-1] a preview opened later receives the theme as it is, then each change", async () => {
  let current = sheetOf("0b6e4f");
  const sender = openThemeSender("one", () => current);
  const received: string[] = [];
  const stop = followTheme("one", (sheet) => received.push(sheet.light.brand));
  await waitFor(() => expect(received).toEqual(["#0b6e4f"]));
  current = sheetOf("e8622c");
  sender.send(current);
  await waitFor(() => expect(received).toEqual(["#0b6e4f", "#e8622c"]));
  stop();
  sender.close();
});

it("[UIP-1] generators with different names do not disturb each other", async () => {
  const [one, two] = [
    openThemeSender("a", () => sheetOf("0b6e4f")),
    openThemeSender("b", () => sheetOf("e8622c")),
  ];
  const received: string[] = [];
  const stop = followTheme("b", (sheet) => received.push(sheet.light.brand));
  one.send(sheetOf("000000"));
  two.send(sheetOf("ffffff"));
  await waitFor(() => expect(received).toContain("#ffffff"));
  expect(received).not.toContain("#000000");
  stop();
  one.close();
  two.close();
});

it("[UIP-1] only whole themes of colors are taken", () => {
  const sheet = sheetOf("0b6e4f");
  expect(isPreviewSheet(sheet)).toBe(true);
  expect(isPreviewSheet({ ...sheet, dark: undefined })).toBe(false);
  expect(isPreviewSheet({ ...sheet, light: { ...sheet.light, a0: "url(//a.example)" } })).toBe(false);
  expect(isPreviewSheet({ ...sheet, light: { ...sheet.light, a0: "#fff; color: red" } })).toBe(false);
  expect(isPreviewSheet("ask")).toBe(false);
});

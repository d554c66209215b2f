import { expect, it } from "vitest";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { fileNameOf, textToCopy, writeText } from "./export-formats.ts";

it("[TLS-10] [U24] every format gives its file a name of its own", () => {
  const names = EXPORT_FORMATS.map((format) => fileNameOf(format, "Harbour at Dusk"));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("harbour-at-dusk.css");
  expect(names).toContain("harbour-at-dusk.tailwind.css");
});

it("[TLS-10] what cannot be written is not copied: the promise rejects with the sentence", async () => {
  const palette: ExportPalette = { title: "It", colors: [] };
  const options = { ...DEFAULT_EXPORT_OPTIONS, template: "{nothing}" };
  const { problem } = await writeText("template", palette, options);
  expect(problem?.message).toMatch(/\.$/);
  await expect(textToCopy("template", palette, options)).rejects.toThrow(problem?.message);
});

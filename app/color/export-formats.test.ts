import { expect, it } from "vitest";
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import { fileNameOf } from "./export-formats.ts";

it("[TLS-10] [U24] every format gives its file a name of its own", () => {
  const names = EXPORT_FORMATS.map((format) => fileNameOf(format, "Harbour at Dusk"));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("harbour-at-dusk.css");
  expect(names).toContain("harbour-at-dusk.tailwind.css");
});

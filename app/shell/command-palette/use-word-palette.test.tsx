import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useWordPalette } from "./use-word-palette.ts";

it("[TST-4] [SHL-13] the palette of the words is there with the text, so that it is the first result", async () => {
  const { result, rerender } = renderHook(({ text }) => useWordPalette(text), {
    initialProps: { text: "" },
  });
  expect(result.current).toEqual({ rows: [], isReady: false });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  rerender({ text: "wedding" });
  expect(result.current.rows.map(({ label }) => label)).toEqual(["Palette from “wedding”"]);
  rerender({ text: "weddingxq" });
  expect(result.current.rows).toEqual([]);
});

import { expect, it } from "vitest";
import {
  DEFAULT_VIEW,
  oppositeMode,
  PREVIEW_LENSES,
  readPreviewView,
  writePreviewView,
} from "./preview-view.ts";

const query = (text: string) => new URLSearchParams(text);

it("[UIP-1] a view reads back from the address it was written to, and the theme stays", () => {
  for (const lens of PREVIEW_LENSES) {
    const view = {
      ...DEFAULT_VIEW,
      mode: "dark-high",
      lens,
      isSplit: true,
      isRightToLeft: true,
      font: "Iowan Old Style",
    } as const;
    const written = writePreviewView(query("c=0b6e4f"), view);
    expect(readPreviewView(written)).toEqual(view);
    expect(written.get("c")).toBe("0b6e4f");
  }
});

it("[UIP-1] the usual view adds nothing, and what is not known counts as usual", () => {
  expect(writePreviewView(query("c=0b6e4f&mode=dark&sheet=1"), DEFAULT_VIEW).toString()).toBe("c=0b6e4f");
  expect(readPreviewView(query("mode=dim&lens=rose&split=yes"))).toEqual(DEFAULT_VIEW);
});

it("[UIP-2] a font family cannot leave its quotation marks", () => {
  expect(readPreviewView(query(`font=${encodeURIComponent('x"; background: url(//a.example)')}`)).font).toBe(
    "x background urlaexample",
  );
});

it("[UIP-2] side by side, light stands against dark with the same contrast", () => {
  expect(oppositeMode("light-high")).toBe("dark-high");
  expect(oppositeMode(oppositeMode("dark"))).toBe("dark");
});

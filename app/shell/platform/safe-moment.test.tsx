import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSafeToReload, whenSafeToReload } from "./safe-moment.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const page = (html: string) => {
  document.body.innerHTML = html;
  return document;
};

describe("[PLT-1] a safe moment to reload", () => {
  it.each([
    ["nothing typed", '<input value="as it came"><textarea>as it came</textarea>', true],
    ["a slider that was moved", '<input type="range" value="3">', true],
    ["an open dialog", "<dialog open></dialog>", false],
    ["an open panel", '<div role="dialog"></div>', false],
    ["a closed popover, which browsers do not draw", '<div role="dialog" style="display: none"></div>', true],
    ["something on its way", '<form aria-busy="true"></form>', false],
    ["an upload", "<progress></progress>", false],
  ])("with %s: %s is %s", (_what, html, isSafe) => {
    expect(isSafeToReload(page(html), false)).toBe(isSafe);
  });
  it("does not occur during a drag", () => {
    expect(isSafeToReload(page(""), true)).toBe(false);
  });
  it("does not occur with unsaved text, nor while typing", () => {
    page("<input><textarea></textarea>");
    const [input, area] = [document.querySelector("input"), document.querySelector("textarea")];
    if (input === null || area === null) throw new Error("no fields");
    area.value = "half a sen";
    expect(isSafeToReload(document, false)).toBe(false);
    area.value = "";
    expect(isSafeToReload(document, false)).toBe(true);
    input.focus();
    expect(isSafeToReload(document, false)).toBe(false);
  });
  it("is waited for, and is reported once", async () => {
    page("<dialog open></dialog>");
    const run = vi.fn();
    whenSafeToReload(run);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).not.toHaveBeenCalled();
    page("");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
  it("can be cancelled", async () => {
    page("<dialog open></dialog>");
    const run = vi.fn();
    whenSafeToReload(run)();
    page("");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(run).not.toHaveBeenCalled();
  });
});

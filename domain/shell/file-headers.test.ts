import { expect, it } from "vitest";
import { headersOfFile } from "./file-headers.ts";

it("[PLT-1] [QLT-4] a script has no policy, because its worker would take it; nothing else may run anything", () => {
  expect(headersOfFile("/assets/theme.worker-a1.js", "text/javascript; charset=utf-8")).toEqual({
    "Content-Type": "text/javascript; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  for (const [path, type] of [
    ["/icon.svg", "image/svg+xml"],
    ["/assets/a-1.wasm", "application/wasm"],
    ["/assets/offline-1.bin", "application/octet-stream"],
  ] as const)
    expect(headersOfFile(path, type)["Content-Security-Policy"], path).toContain("default-src 'none'");
});

it("[QLT-4] a drawing shows the pictures that it holds, and fetches none", () => {
  for (const type of ["image/svg+xml", "image/svg+xml; charset=utf-8"]) {
    const policy = headersOfFile("/gradients/abc.svg", type)["Content-Security-Policy"];
    expect(policy).toMatch(/(?:^|; )img-src data:(?:$|;)/);
    expect(policy).toContain("default-src 'none'");
  }
  expect(headersOfFile("/palettes/abc.json", "application/json")["Content-Security-Policy"]).not.toContain(
    "data:",
  );
});

it("[PLT-3] the files that name the newest build are looked at each time", () => {
  expect(headersOfFile("/sw.js", "text/javascript")["Cache-Control"]).toBe("no-cache");
  expect(headersOfFile("/icon.svg", "image/svg+xml")).not.toHaveProperty("Cache-Control");
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the committed kernel was compiled from the source that stands there", () => {
  const [head] = readFileSync("engine/kernels/pixels-wasm.generated.ts", "utf8").split("\n", 1);
  const source = readFileSync("engine/kernels/assembly/pixels.ts");
  expect(head).toContain(`SHA-256 ${createHash("sha256").update(source).digest("hex")}`);
});

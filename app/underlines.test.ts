import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("[E4] no style sheet resets the thickness of underlines, which Firefox draws 3 px thick by default", () => {
  const sheets = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".css"),
  );
  const resets = sheets.flatMap((path) =>
    readFileSync(`app/${path}`, "utf8")
      .split("\n")
      .filter((line) => /text-decoration:\s*underline/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(resets).toEqual([]);
  expect(readFileSync("app/app.css", "utf8")).toMatch(
    /^ {2}a, button, summary, [^{]*\{ text-decoration-thickness: 1px; \}/m,
  );
});

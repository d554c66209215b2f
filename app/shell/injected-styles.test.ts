import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { INJECTED_STYLES } from "./injected-styles.ts";

const FOLDER = "node_modules/react-aria/dist/private";
const INJECTED = /\.textContent = `([^`]*)`\.trim\(\)/g;

it("[QLT-4] [S18] the texts are those that this version of React Aria adds", () => {
  const sources = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".mjs"))
    .map((path) => readFileSync(`${FOLDER}/${path}`, "utf8"))
    .filter((source) => source.includes("createElement('style')"));
  const texts = sources.flatMap((source) =>
    [...source.matchAll(INJECTED)].map(([, text = ""]) =>
      text.trim().replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, "data-react-aria-pressable"),
    ),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(texts.toSorted()).toEqual(INJECTED_STYLES.toSorted());
});

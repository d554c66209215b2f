import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isOwn } from "#app/shell/consent/forget-measurement.ts";

const SOURCES = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "app/pages/about/**"] });
/** An event and a lock, in files that store something else. */
const NOT_STORED: readonly string[] = ["tincture:install-offer", "tincture-wishes"];

/** Names in the files that write to a storage of the browser, without what follows a placeholder. */
const STORED = SOURCES.map((path) => readFileSync(path, "utf8"))
  .filter((text) => /(?:local|session)Storage|createDeviceStore[(<]|deviceSlot\(/.test(text))
  .flatMap((text) =>
    [...text.matchAll(/["`]([a-z]+[:-][a-z-]+(?::(?=\$))?)["`$]/g)].map(([, name = ""]) => name),
  )
  .filter((name) => name.startsWith("tincture") && !NOT_STORED.includes(name));

it("[SHL-9] everything that the app stores is named on the page about cookies, and stays when visitors reject them", () => {
  const page = readFileSync("app/pages/about/cookies-route.tsx", "utf8");
  expect(STORED.length).toBeGreaterThan(10);
  expect(STORED.filter((name) => !page.includes(`"${name}${name.endsWith(":") ? "…" : ""}"`))).toEqual([]);
  expect(STORED.filter((name) => !isOwn(name))).toEqual([]);
});

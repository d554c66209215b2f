import { expect, it } from "vitest";
import { createPageChunks } from "./page-chunks.ts";

const TOOLS = ["mixer", "scheme", "mesh", "text"].map((name) => `/app/tools/${name}/route.tsx`);
const READING = ["home", "help", "palettes", "about"].map((name) => `/app/pages/${name}/route.tsx`);
const ACCOUNT = ["profile", "account", "login", "signup"].map(
  (name) => `/app/pages/profile/${name}-route.tsx`,
);

const ROOT = "/app/root.tsx?client-route";

/** The modules that import each module statically. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...TOOLS, ...READING, ...ACCOUNT, ROOT].map((page) => [page, []])),
  "frame.ts": TOOLS,
  "header.ts": ["frame.ts"],
  "react.js": [...TOOLS, ...READING, ...ACCOUNT],
  "cards.ts": [...TOOLS, ...READING],
  "code.ts": [...TOOLS, ...READING.slice(0, 1)],
  "roles.ts": [...TOOLS.slice(0, 3), ...READING.slice(0, 1)],
  "dates.ts": [...ACCOUNT.slice(0, 3), ...READING.slice(0, 1)],
  "pair.ts": TOOLS.slice(0, 2),
  "other-pair.ts": TOOLS.slice(0, 2),
  "model.ts": TOOLS.slice(0, 1),
  "toast.ts": [...TOOLS, ROOT],
  "panel.tsx": [],
};

const chunkOf = (() => {
  const name = createPageChunks();
  const graph = {
    getModuleInfo: (id: string) => {
      const importers = IMPORTERS[id];
      return importers === undefined
        ? null
        : { isEntry: id.endsWith("route.tsx") || id === ROOT, importers: [...importers] };
    },
  };
  return (id: string) => name(id, graph);
})();

it("[QLT-2] puts what pages of the same kinds need into one file, over any number of modules", () => {
  expect(["frame.ts", "header.ts", "react.js", "cards.ts", "code.ts"].map(chunkOf)).toEqual([
    "tools",
    "tools",
    "base",
    "tools-reading",
    "tools-few-reading",
  ]);
});

it("[QLT-2] puts what every page needs into the file of all, since its pages would load that of others", () => {
  expect(chunkOf("toast.ts")).toBe("base");
});

it("[QLT-2] keeps apart what few pages of one kind need and what few of another do", () => {
  // Both are for few pages of two kinds: in one file, each page would load what the other one needs.
  expect(chunkOf("roles.ts")).not.toBe(chunkOf("dates.ts"));
});

it("[QLT-2] gives what few pages share a file of their own", () => {
  expect(chunkOf("pair.ts")).toMatch(/^shared-/);
  expect(chunkOf("other-pair.ts")).toBe(chunkOf("pair.ts"));
});

it("[QLT-2] leaves to the bundler what one page needs, and what loads when it is opened", () => {
  expect(["model.ts", "panel.tsx", ...TOOLS.slice(0, 1)].map(chunkOf)).toEqual([null, null, null]);
});

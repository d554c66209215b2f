import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { BrokenPage } from "./broken-page.tsx";
import { loadRouteModule } from "./load-route-module.ts";
import type { ReloadGuard } from "./reload-guard.ts";

afterEach(() => vi.restoreAllMocks());

const page = (name: string) => `data:text/javascript,export default function ${name}() {}`;
const GONE = "data:text/javascript,throw new Error('gone')";
const guarded = (mayReload: boolean): ReloadGuard & { readonly asked: number[] } => {
  const asked: number[] = [];
  return {
    asked,
    isDue: () => false,
    mayReload: () => mayReload,
    reloadSoon: async () => void asked.push(1),
  };
};

it("[PLT-3] loads the module of a route, once", async () => {
  const loaded = {};
  const first = await loadRouteModule({ id: "team", module: page("Team") }, loaded, guarded(true));
  expect(first.default.name).toBe("Team");
  const again = await loadRouteModule({ id: "team", module: page("Other") }, loaded, guarded(true));
  expect(again).toBe(first);
});

it("[PLT-3] asks for a reload if the file fails, and shows what failed if the page is kept", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const loaded = {};
  const guard = guarded(true);
  const shown = await loadRouteModule({ id: "team", module: GONE }, loaded, guard);
  expect(guard.asked).toHaveLength(1);
  expect(shown.default).toBe(BrokenPage);
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: "gone" }));
  expect(loaded, "it is tried again").toEqual({});
});

it("[PLT-3] shows what failed at once where a reload is not allowed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const guard = guarded(false);
  const shown = await loadRouteModule({ id: "team", module: GONE }, {}, guard);
  expect(guard.asked).toEqual([]);
  expect(shown.default).toBe(BrokenPage);
});

it("[PLT-3] stands for a function of React Router that is still called the same way", () => {
  const file = (name: string) =>
    readFileSync(`node_modules/react-router/dist/production/lib/dom/ssr/${name}.js`, "utf8");
  expect(file("routeModules")).toContain("async function loadRouteModule(route, routeModulesCache) {");
  expect(file("routeModules")).toMatch(/export \{ loadRouteModule \};\s*$/);
  for (const caller of ["routes", "links"])
    expect(file(caller)).toContain('import { loadRouteModule } from "./routeModules.js";');
});

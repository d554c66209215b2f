// Addresses of app/routes.ts that change data, read from the table and its modules.
import { readFileSync } from "node:fs";
import pageRoutes from "#app/routes.ts";

interface PageRoute {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly PageRoute[];
}

const ACTION = /^export (?:async function|function|const) action\b/m;

/** Paths of routes with an action, as written in the table: "/resources/items/:id/like". */
export function pathsWithAction(routes: readonly PageRoute[] = pageRoutes): string[] {
  return routes.flatMap(({ path, file, children = [] }) => [
    ...(path !== undefined && ACTION.test(readFileSync(`app/${file}`, "utf8"))
      ? [`/${path.replace(/^\//, "")}`]
      : []),
    ...pathsWithAction(children),
  ]);
}

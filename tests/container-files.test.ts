// The files for containers, read beside what the repository holds: no container engine is needed for that.
import { existsSync, readFileSync, statSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "#server/config/config.ts";

const dockerfile = readFileSync("Dockerfile", "utf8")
  .replaceAll(/^#.*\n/gm, "")
  .trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [word = "", ...rest] = line.split(" ");
    return { word, rest: rest.join(" ") };
  });
/** The lines of the image that runs, after those of the one that builds. */
const running = dockerfile.slice(dockerfile.findLastIndex(({ word }) => word === "FROM"));
const all = (lines: typeof dockerfile, word: string) =>
  lines.filter((line) => line.word === word).map(({ rest }) => rest);

const ignored = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const Service = v.object({
  user: v.string(),
  image: v.optional(v.string()),
  build: v.optional(v.string()),
  read_only: v.optional(v.boolean()),
  cap_drop: v.array(v.string()),
  security_opt: v.array(v.string()),
  ports: v.optional(v.array(v.string()), []),
  environment: v.record(v.string(), v.string()),
  volumes: v.array(v.string()),
  stop_grace_period: v.string(),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() }))),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
});
const Compose = v.object({
  services: v.record(v.string(), Service),
  volumes: v.record(v.string(), v.null()),
});
const compose = v.parse(Compose, parse(readFileSync("compose.yaml", "utf8")));
const services = Object.entries(compose.services);

it("[PLT-6] the image runs as somebody other than root, who cannot change the application", () => {
  const users = all(running, "USER");
  expect(users).toEqual(["node"]);
  expect(running.findIndex(({ word }) => word === "USER")).toBeGreaterThan(
    running.findLastIndex(({ word }) => word === "RUN" || word === "COPY"),
  );
  for (const copied of all(running, "COPY")) expect(copied).not.toContain("--chown");
});

it("[PLT-6] the image starts what the build makes, without a shell that keeps signals to itself", () => {
  const [command = ""] = all(running, "CMD");
  const [node, main] = v.parse(v.array(v.string()), JSON.parse(command));
  expect(node).toBe("node_modules/.bin/node");
  expect(main).toBe(/build\/server\/main\.js/.exec(readFileSync("tests/server-process.ts", "utf8"))?.[0]);
  for (const [path] of all(dockerfile, "RUN").flatMap((line) => [...line.matchAll(/\bscripts\/\S+/g)]))
    expect([path, existsSync(path)]).toEqual([path, true]);
});

it("[PLT-6] both images are of one line, with a version", () => {
  const bases = all(dockerfile, "FROM").map((line) => line.split(" ")[0]);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:\d+-\w+-slim$/);
});

it("[QLT-4] nothing secret, and nothing of this machine, gets into the image", () => {
  for (const name of [".git", ".env*", "node_modules", "build", "data", "**/*.backup"])
    expect(ignored).toContain(name);
});

it("[PLT-6] nothing that the build or the server imports is left out of the image", () => {
  const folders = [
    "agents",
    "app",
    "calls",
    "cli",
    "domain",
    "drizzle",
    "engine",
    "public",
    "scripts",
    "server",
  ];
  for (const folder of folders) {
    expect(statSync(folder).isDirectory()).toBe(true);
    expect(ignored).not.toContain(folder);
  }
});

it.each(services)(
  "[PLT-6] %s runs as somebody other than root, without more rights than it needs",
  (_, service) => {
    expect(service.user).not.toMatch(/^(?:root|0)\b/);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toContain("no-new-privileges:true");
    for (const volume of service.volumes) expect(compose.volumes).toHaveProperty(volume.split(":")[0] ?? "");
  },
);

it("[QLT-4] only the proxy on this machine reaches the server, and nobody the database", () => {
  expect(compose.services["app"]?.ports).toEqual(["127.0.0.1:3000:3000"]);
  expect(compose.services["database"]?.ports).toEqual([]);
});

it("[QLT-4] no secret is written into the file, and none has a default", () => {
  for (const [, { environment }] of services)
    for (const [name, value] of Object.entries(environment))
      if (/SECRET|PASSWORD/.test(name))
        expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:[?-]/)]);
  expect(compose.services["app"]?.environment["AUTH_SECRET"]).toMatch(/:\?/);
  expect(compose.services["database"]?.environment["POSTGRES_PASSWORD"]).toMatch(/:\?/);
});

it("[PLT-6] [PLT-7] the settings are those that the server reads, and it waits for its database", () => {
  const app = compose.services["app"];
  const given = {
    APP_ORIGIN: "https://colors.example",
    AUTH_SECRET: "0".repeat(64),
    POSTGRES_PASSWORD: "abc",
  };
  const filled = Object.fromEntries(
    Object.entries(app?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, key: string) => Reflect.get(given, key) ?? ""),
    ]),
  );
  const config = readConfig(filled);
  expect(config).toMatchObject({
    appOrigin: given.APP_ORIGIN,
    authSecret: given.AUTH_SECRET,
    databaseUrl: "postgres://tincture:abc@database:5432/tincture",
    trustedProxies: 1,
    backups: { folder: "/backups" },
    stripe: undefined,
  });
  const read =
    readFileSync("server/config/config.ts", "utf8") +
    readFileSync("server/config/stripe-settings.ts", "utf8");
  for (const name of Object.keys(filled)) expect(read).toContain(`${name}:`);
  expect(app?.depends_on?.["database"]?.condition).toBe("service_healthy");
  expect(compose.services["database"]?.healthcheck?.test).toContain("pg_isready");
  // The folders that are written to belong to the user of the image, and no other place is writable.
  expect(app?.read_only).toBe(true);
  const [made = ""] = all(running, "RUN");
  for (const volume of app?.volumes ?? []) expect(made).toContain(volume.split(":")[1]);
});

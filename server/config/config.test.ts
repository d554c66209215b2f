import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("uses the documented defaults", () => {
  const config = readConfig({ PORT: "" });
  expect(config).toMatchObject({ port: 3000, host: "localhost", dataDir: "data" });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.trustedProxies).toBe(0);
});

it("reads each setting", () => {
  const config = readConfig({
    PORT: "3100",
    HOST: "127.0.0.1",
    DATA_DIR: "/srv/tincture",
    DATABASE_URL: "postgres://localhost/tincture",
    APP_ORIGIN: "https://tincture.example/path",
    TRUSTED_PROXIES: "2",
  });
  expect(config.trustedProxies).toBe(2);
  expect(config.port).toBe(3100);
  expect(config.appOrigin).toBe("https://tincture.example");
});

it("[ACC-2] reads the settings of accounts and mail", () => {
  expect(readConfig({})).toMatchObject({
    mail: { smtpUrl: undefined, outbox: undefined, isTlsRequired: true },
    addressLimitFactor: 1,
    passwordPolicy: { minPasswordLength: 6 },
  });
  expect(
    readConfig({
      SMTP_URL: "smtp://mail.example:587",
      MAIL_FROM: "Tincture <mail@tincture.example>",
      MAIL_TLS: "optional",
      ADDRESS_LIMIT_FACTOR: "20",
      PASSWORD_MIN_LENGTH: "10",
    }),
  ).toMatchObject({
    mail: {
      smtpUrl: "smtp://mail.example:587",
      from: "Tincture <mail@tincture.example>",
      isTlsRequired: false,
    },
    addressLimitFactor: 20,
    passwordPolicy: { minPasswordLength: 10 },
  });
});

it.each([
  { PORT: "http" },
  { PORT: "70000" },
  { DATABASE_URL: "mysql://x" },
  { APP_ORIGIN: "tincture" },
  { TRUSTED_PROXIES: "all" },
  { SMTP_URL: "mail.example" },
  { MAIL_FROM: "nobody" },
  { MAIL_OUTBOX: "yes" },
  { MAIL_TLS: "no" },
  { ADDRESS_LIMIT_FACTOR: "0" },
  { PASSWORD_MIN_LENGTH: "4" },
  { BACKUP_HOURS: "0" },
  { BACKUP_COUNT: "none" },
])("rejects %o by name", (environment) => {
  const [name = ""] = Object.keys(environment);
  expect(() => readConfig(environment)).toThrow(name);
});

it("[PLT-7] reads several hosts of the database, and its replicas", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://u@one:5001,two:5002/db",
    DATABASE_REPLICA_URLS: "postgres://u@one:5001/db,postgres://u@two:5002/db",
  });
  expect(config.databaseUrl).toBe("postgres://u@one:5001,two:5002/db");
  expect(config.databaseReplicaUrls).toEqual(["postgres://u@one:5001/db", "postgres://u@two:5002/db"]);
  expect(readConfig({}).databaseReplicaUrls).toEqual([]);
  expect(() => readConfig({ DATABASE_URL: "postgres://one,,two/db" })).toThrow(
    "DATABASE_URL: must name a host",
  );
  expect(() => readConfig({ DATABASE_REPLICA_URLS: "one,two" })).toThrow("DATABASE_REPLICA_URLS");
});

it("[PLT-6] makes backups where a folder is named, one a day, and keeps a week of them", () => {
  expect(readConfig({}).backups).toBeUndefined();
  expect(readConfig({ BACKUP_COUNT: "3" }).backups).toBeUndefined();
  expect(readConfig({ BACKUP_DIR: "/backups" }).backups).toEqual({
    folder: "/backups",
    everyHours: 24,
    count: 7,
  });
});

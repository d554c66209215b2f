import { expect, it } from "vitest";
import { hostName, hostUrls, replicaUrls } from "./database-hosts.ts";

it("[PLT-7] one URL names several hosts", () => {
  expect(hostUrls("postgres://u:p%2C@one:5001,two:5002/db?sslmode=require")).toEqual([
    "postgres://u:p%2C@one:5001/db?sslmode=require",
    "postgres://u:p%2C@two:5002/db?sslmode=require",
  ]);
  expect(hostUrls("postgresql://one/db")).toEqual(["postgresql://one/db"]);
  expect(hostUrls("postgres://u@[::1]:5001,[::1]:5002/db")).toHaveLength(2);
});

it.each([
  "postgres://",
  "postgres:///db",
  "postgres://one,,two/db",
  "postgres://one:x,two/db",
  "mysql://one/db",
])("[PLT-7] %s names no hosts", (url) => expect(hostUrls(url)).toBeUndefined());

it("[PLT-7] replicas are a list of URLs with one host each", () => {
  expect(replicaUrls("postgres://u@one/db, postgres://u@two/db")).toEqual([
    "postgres://u@one/db",
    "postgres://u@two/db",
  ]);
  expect(replicaUrls("postgres://u@one,two/db")).toBeUndefined();
  expect(replicaUrls("one,two")).toBeUndefined();
});

it("[PLT-7] a log names the host without the password", () => {
  expect(hostName("postgres://u:secret@one:5001/db")).toBe("one:5001");
});

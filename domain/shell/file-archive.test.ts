import { expect, it } from "vitest";
import { type ArchivedFile, packFiles, unpackFiles } from "./file-archive.ts";

const FILES: readonly ArchivedFile[] = [
  { path: "/assets/a.js", type: "text/javascript", content: new TextEncoder().encode("é = 1;\n") },
  { path: "/assets/empty.css", type: "text/css", content: new Uint8Array() },
  { path: "/assets/b.woff2", type: "font/woff2", content: Uint8Array.from([0, 10, 255]) },
];

it("[PLT-1] files come out of the archive as they were put in", () => {
  const files = unpackFiles(packFiles(FILES));
  expect(files.map(({ content, ...rest }) => ({ ...rest, content: [...content] }))).toEqual(
    FILES.map(({ content, ...rest }) => ({ ...rest, content: [...content] })),
  );
  expect(unpackFiles(packFiles([]))).toEqual([]);
});

it("[PLT-1] an archive that is cut off, or none, is an error", () => {
  const archive = packFiles(FILES);
  expect(() => unpackFiles(archive.slice(0, -1))).toThrow(/bytes in place of/);
  expect(() => unpackFiles(archive.slice(0, 20))).toThrow(/JSON/);
  expect(() => unpackFiles(new TextEncoder().encode("<!doctype html>\n"))).toThrow(/JSON/);
  expect(() => unpackFiles(new Uint8Array())).toThrow(/JSON/);
});

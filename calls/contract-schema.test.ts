import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { auditFiles, contractOf } from "#domain/audit/audit.ts";
import { CONTRACT_SCHEMA_PATH, ContractSchema, readContract, writeContract } from "#domain/audit/contract.ts";
import { jsonSchemaOf } from "./json-schema.ts";

const served: object = JSON.parse(
  readFileSync(new URL(`../public${CONTRACT_SCHEMA_PATH}`, import.meta.url), "utf8"),
);
const isValid = new Ajv2020({ strict: false }).compile(served);

describe("[AUD-1] the published schema of the contract", () => {
  it("[AUD-1] is what the reader reads by", () => {
    // Without an `$id`: the schema is the same at every origin.
    expect(served).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Contrast contract",
      description:
        "Which color of a design system stands on which, in which modes, for what, and how much contrast is needed.",
      ...jsonSchemaOf(ContractSchema),
    });
  });

  it.each([
    [{ version: 1, pairs: [] }, true],
    [{ version: 1, pairs: [{ text: "a", on: "b" }] }, true],
    [
      {
        version: 1,
        pairs: [{ text: { color: "a", alpha: 0.5 }, on: ["b", "c"], use: "mark", modes: ["dark"] }],
      },
      true,
    ],
    [
      {
        version: 1,
        pairs: [{ text: "a", on: "b", least: { wcag: 7, apca: 90 }, why: "Body." }],
        inferred: true,
      },
      true,
    ],
    [{ version: 1, pairs: [], refused: [{ text: "a", on: "b" }] }, true],
    [{ version: 2, pairs: [] }, false],
    [{ pairs: [] }, false],
    [{ version: 1, pairs: [{ text: "a" }] }, false],
    [{ version: 1, pairs: [{ text: "a", on: [] }] }, false],
    [{ version: 1, pairs: [{ text: "a", on: "b", use: "body" }] }, false],
    [{ version: 1, pairs: [{ text: { color: "a", alpha: 2 }, on: "b" }] }, false],
    [{ version: 1, pairs: [], more: 1 }, false],
  ])("[AUD-1] and the reader agree about %j", (contract, isRight) => {
    expect(isValid(contract)).toBe(isRight);
    expect(readContract(contract).ok).toBe(isRight);
    expect(readContract(JSON.stringify(contract)).ok).toBe(isRight);
  });

  it.each([
    [9, "It is of version 9, and version 1 is what is read here. A newer Tincture may read it."],
    ["2.0", 'It is of version "2.0", and version 1 is what is read here.'],
    [null, "It is of version null, and version 1 is what is read here."],
    [undefined, 'Say which version of the format it is: "version": 1.'],
  ])("[AUD-1] a contract of version %j says which is read, whatever else it has", (version, message) => {
    const contract = { version, pairs: [{ ink: "a" }], groups: [] };
    expect(readContract(contract)).toEqual({ ok: false, message: `The contract, version: ${message}` });
    expect(readContract(JSON.stringify(contract))).toMatchObject({ ok: false });
  });

  it("[AUD-1] a written contract is valid, and reads back to the same verdict", () => {
    const files = [
      {
        name: "a.css",
        text: ":root{--background:#fff;--foreground:#999;--primary:#06c;--primary-foreground:#fff;--card:#eee;--card-foreground:#111}.dark{--background:#111;--foreground:#eee}",
      },
    ];
    const report = auditFiles(files);
    const text = writeContract(contractOf(report));
    expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true);
    const again = auditFiles([...files, { name: "tincture.contract.json", text }]);
    expect(again.counts.inferred.measured).toBe(0);
    const verdict = ({ pairs }: typeof report) =>
      pairs
        .map(({ id, wcag, passes, floors }) => ({ id, wcag, passes, floors }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(verdict(again)).toEqual(verdict(report));
  });
});

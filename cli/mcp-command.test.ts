import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";

const PROGRAM = path.join(import.meta.dirname, "tincture.ts");
const START = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

it("[AGT-1] answers a line that is no JSON or no message, and goes on", async () => {
  const child = spawn(process.execPath, [PROGRAM, "mcp"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = [
    "this is no JSON",
    "",
    `{"jsonrpc":"2.0","id":7,`,
    "[]",
    `{"id":8,"method":"tools/list"}`,
    JSON.stringify(START),
    JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    JSON.stringify({ jsonrpc: "2.0", id: 2, method: "ping" }),
  ];
  child.stdin.write(`${lines.join("\n")}\n`);
  const answers: { readonly id: unknown; readonly error?: { readonly code: number } }[] = [];
  for await (const line of createInterface(child.stdout)) {
    const answer = JSON.parse(line);
    answers.push(answer);
    if (answer.id === 2) child.stdin.end();
  }
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32700],
    [null, -32700],
    [null, -32600],
    [8, -32600],
    [1, undefined],
    [2, undefined],
  ]);
});

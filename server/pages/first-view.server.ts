/**
 * Prepares the HTML of a page for its first view (docs/decisions/020-page-start.md): its style sheets are inlined, and
 * its module scripts wait for app/shell/early/page-start.ts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageStart } from "#domain/navigation/page-start.ts";
import { BELOW_FRAME_ID } from "#domain/shell/frame-end.ts";
import { inlineHash } from "#server/http/page-scripts.server.ts";

const CLIENT_FOLDER = "build/client";
/** A style sheet link exactly as React writes it. */
const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/**
 * Blocks rendering until the parser has reached the element below the frame, so that the first paint contains the whole
 * frame.
 */
const WHOLE_FRAME = `<link rel="expect" href="#${BELOW_FRAME_ID}" blocking="render"/></head>`;
const MODULE_SCRIPT = '<script type="module" async="">';

interface StyleSheet {
  readonly text: string;
  /** Hash source for style-src of the policy. */
  readonly hash: string;
}

interface FirstView {
  readonly html: string;
  /** Sources for style-src. */
  readonly styleHashes: readonly string[];
}

const read = new Map<string, StyleSheet>();

export function prepareFirstView(html: string, start: PageStart, readText = builtText): FirstView {
  const files = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  const styleHashes: string[] = [];
  const prepared = html
    .replaceAll(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      () => `<script type="text/page-module" data-start="${start}" data-files="${files.join(" ")}">`,
    )
    .replaceAll(STYLE_SHEET, (link, address: string) => {
      // A disabled link does not load its style sheet. The link remains because React and Vite's preload helper look
      // for it; Vite's helper looks for the address without the "#" that React Router appends.
      const plain = `<link rel="stylesheet" href="${address}" disabled=""/>`;
      const inert = `${link} disabled=""`;
      const { text, hash } = styleSheet(address, readText);
      styleHashes.push(hash);
      return `<style>${text}</style>${link.endsWith('#"') ? plain : ""}${inert}`;
    });
  return { html: start === "tool" ? prepared.replace("</head>", WHOLE_FRAME) : prepared, styleHashes };
}

function styleSheet(address: string, readText: (address: string) => string): StyleSheet {
  const known = read.get(address);
  if (known !== undefined) return known;
  const text = readText(address);
  // The HTML parser ends a style element at the first end tag, even inside a string.
  if (text.includes("</style")) throw new Error(`${address} cannot be inlined.`);
  const sheet = { text, hash: inlineHash(text) };
  read.set(address, sheet);
  return sheet;
}

function builtText(address: string): string {
  return readFileSync(join(CLIENT_FOLDER, address), "utf8");
}

/**
 * Prepares the HTML of a page for its first view (docs/decisions/057-live-pages.md): its style sheets are inlined, and
 * its module scripts wait for app/shell/early/page-start.ts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
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
const FRAME_END = `id="${BELOW_FRAME_ID}"`;
const MODULE_SCRIPT = '<script type="module" async="">';

interface FirstView {
  readonly html: string;
  /** The source for style-src; undefined for a page without style sheets. */
  readonly styleHash: string | undefined;
}

const texts = new Map<string, string>();
/** By the addresses of a page. They depend on its route alone, so there are few. */
const hashes = new Map<string, string>();

/** `parts` are the names of the parts in the HTML, whose code must be there before React takes it over (app/ui/part.tsx). */
export function prepareFirstView(html: string, parts: readonly string[], readText = builtText): FirstView {
  const files = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  const addresses = [...html.matchAll(STYLE_SHEET)].map(([, address = ""]) => address);
  // One element for all: the policy, which is sent uncompressed, has a hash of 53 bytes for each.
  const styles = addresses.map((address) => styleText(address, readText)).join("");
  let isFirst = true;
  const prepared = html
    .replace("<html ", () => `<html data-parts="${parts.join(" ")}" `)
    .replaceAll(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, () => `<script type="text/page-module" data-files="${files.join(" ")}">`)
    .replaceAll(STYLE_SHEET, (link, address: string) => {
      // A disabled link does not load its style sheet. The link remains because React and Vite's preload helper look
      // for it; Vite's helper looks for the address without the "#" that React Router appends.
      const plain = `<link rel="stylesheet" href="${address}" disabled=""/>`;
      const inert = `${link} disabled=""`;
      const style = isFirst ? `<style>${styles}</style>` : "";
      isFirst = false;
      return `${style}${link.endsWith('#"') ? plain : ""}${inert}`;
    });
  return {
    html: html.includes(FRAME_END) ? prepared.replace("</head>", WHOLE_FRAME) : prepared,
    styleHash: addresses.length === 0 ? undefined : styleHash(addresses.join(" "), styles),
  };
}

function styleHash(key: string, styles: string): string {
  const hash = hashes.get(key) ?? inlineHash(styles);
  hashes.set(key, hash);
  return hash;
}

function styleText(address: string, readText: (address: string) => string): string {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = readText(address);
  // The HTML parser ends a style element at the first end tag, even inside a string.
  if (text.includes("</style")) throw new Error(`${address} cannot be inlined.`);
  texts.set(address, text);
  return text;
}

function builtText(address: string): string {
  return readFileSync(join(CLIENT_FOLDER, address), "utf8");
}

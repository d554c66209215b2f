import { NO_SNIFFING } from "#domain/shell/file-headers.ts";
import { inlineHash } from "#server/http/page-scripts.server.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";

const UNMEASURED = {
  analyticsDomain: undefined,
  analyticsScript: undefined,
  recordingScript: undefined,
  recordingId: undefined,
};

/** As strict as those of a page of the server: its own script and style by hash, and nothing of other origins. */
export function offlinePageHeaders(html: string): Readonly<Record<string, string>> {
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = ""]) => inlineHash(text)).join(" ");
  return {
    "Content-Type": "text/html; charset=utf-8",
    [NO_SNIFFING.name]: NO_SNIFFING.value,
    "Content-Security-Policy": contentSecurityPolicy({
      path: "",
      scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
      styles: hashesOf(/<style>([\s\S]*?)<\/style>/g),
      measurement: UNMEASURED,
    }),
  };
}

import { WEB_MANIFEST } from "#domain/shell/web-manifest.ts";

/** The web app manifest (PLT-1). */
export function loader(): Response {
  return new Response(JSON.stringify(WEB_MANIFEST), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

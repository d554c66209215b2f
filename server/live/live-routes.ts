/**
 * Routes for showing a theme live on a page of another site (UIP-3): the script that the page includes with one line,
 * and the small window that connects it with the open tool.
 */

import liveScript from "virtual:live-page-script";
import windowScript from "virtual:live-window-script";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { LIVE_PATH, LIVE_SCRIPT_PATH, ORIGIN_MARK } from "#domain/live/live-message.ts";
import type { Config } from "#server/config/config.ts";
import { inlineHash, SCRIPTS_HEADER, STYLES_HEADER } from "#server/http/page-scripts.server.ts";

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:1.25rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f7f6ff,#14121f);color:light-dark(#17142b,#eceaf6)}
header{display:flex;align-items:center;gap:.5rem;margin:0 0 1.25rem;font-weight:700}
.strip{display:flex;height:3rem;margin:0 0 1rem;border-radius:6px;overflow:hidden}.strip i{flex:1;background:var(--c)}
h1{font-size:1.25rem;line-height:1.3;margin:0 0 .75rem}p{margin:0 0 .75rem}[hidden]{display:none!important}
b{overflow-wrap:anywhere}a{color:inherit}
button,select{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid currentcolor;border-radius:6px;background:none;color:inherit}
select{display:block;width:100%;margin:.25rem 0 1rem;background:light-dark(#fff,#1e1b2e)}
.ink{background:light-dark(#17142b,#eceaf6);color:light-dark(#fff,#14121f)}
:focus-visible{outline:3px solid light-dark(#5b46d6,#b3a6ff);outline-offset:2px}
`;

export function liveRoutes({ config }: { readonly config: Pick<Config, "appOrigin"> }): Hono {
  const routes = new Hono();

  routes.get(LIVE_SCRIPT_PATH, (c) => {
    const origin = config.appOrigin ?? new URL(c.req.url).origin;
    return c.body(`${liveScript.replaceAll(ORIGIN_MARK, origin)}\n`, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      // The script may be included by any site.
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Access-Control-Allow-Origin": "*",
    });
  });

  routes.get(LIVE_PATH, (c) =>
    c.html(PAGE, 200, {
      [SCRIPTS_HEADER]: inlineHash(windowScript),
      [STYLES_HEADER]: inlineHash(STYLE),
      // The window is opened by a page of another site, and needs access to its opener.
      "Cross-Origin-Opener-Policy": "unsafe-none",
    }),
  );
  return routes;
}

const PAGE = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <title>Live on your page · Tincture</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <header><img src="/icon.svg" width="24" height="24" alt="">Tincture</header>
    <main>
      <section id="asking">
        <h1>Show your theme on <b class="site"></b>?</h1>
        <p>The page gets the colors of the theme that is open in Tincture, and follows your changes. It can only receive: nothing of the page comes here, and nothing is uploaded.</p>
        <p><button type="button" id="follow" class="ink">Show it there</button></p>
      </section>
      <section id="following" hidden>
        <h1>Live on <b class="site"></b></h1>
        <p id="state" role="status"></p>
        <p id="waits">No theme is open in this browser yet. Open the <a href="/dark-theme-generator" target="_blank" rel="noopener">Dark</a> or the <a href="/light-theme-generator" target="_blank" rel="noopener">Light Theme Generator</a>.</p>
        <p class="strip" id="strip" aria-hidden="true"></p>
        <label for="mode">Mode</label>
        <select id="mode">
          <option value="page">As the page shows itself</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
          <option value="light-high">Light, high contrast</option>
          <option value="dark-high">Dark, high contrast</option>
        </select>
        <p><button type="button" id="stop">Stop, and put back</button></p>
      </section>
      <section id="refused" hidden>
        <h1>No page has opened this window</h1>
        <p>It shows the theme that is open in Tincture on a page of your own. Press the bookmarklet, or “Follow Tincture”, on that page. A page that cuts the tie to its windows (Cross-Origin-Opener-Policy: same-origin) and a file that was opened without a server cannot be reached.</p>
      </section>
      <noscript><p>This window needs JavaScript.</p></noscript>
    </main>
    <script>${raw(windowScript)}</script>
  </body>
</html>`;

/**
 * /dev/outbox: the mails as they would arrive. Their links can sign in as anybody, so only this machine has access.
 */
import { Hono } from "hono";
import type { Database } from "#server/db/database.ts";
import { socketAddressOf } from "#server/http/node-connection.ts";
import { inlineHash, STYLES_HEADER } from "#server/http/page-scripts.server.ts";
import { escapeHtml, MAIL_STYLE, writeMail } from "./mail-template.ts";
import { listMails, type StoredMail } from "./outbox-queries.server.ts";

const SHOWN = 100;
const STYLE = `:root{color-scheme:light dark}body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:0.25rem 0}iframe{width:100%;height:32rem;border:0}`;
/** A request with one of these headers came through a proxy, so it may not be from this machine. */
const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-host", "forwarded", "x-real-ip", "via"];

interface OutboxServices {
  readonly db: Database;
  readonly hasOutboxPage: boolean;
}

export function outboxPage({ db, hasOutboxPage }: OutboxServices): Hono {
  const routes = new Hono();
  if (!hasOutboxPage) return routes;
  routes.get("/dev/outbox", async (c, next) => {
    const address = socketAddressOf(c.env);
    const isHere =
      isLoopback(new URL(c.req.url).hostname) &&
      (address === undefined || isLoopback(address)) &&
      PROXY_HEADERS.every((name) => c.req.header(name) === undefined);
    if (!isHere) return next();
    const to = c.req.query("to")?.toLowerCase();
    c.header("Cache-Control", "no-store");
    c.header(STYLES_HEADER, [STYLE, MAIL_STYLE].map(inlineHash).join(" "));
    return c.html(page(await listMails(db, SHOWN, to)));
  });
  return routes;
}

export function isLoopback(host: string): boolean {
  return /^(?:localhost|(?:::ffff:)?127(?:\.\d+){3}|::1|\[::1\])$/.test(host);
}

function page(stored: readonly StoredMail[]): string {
  const mails = stored.map(({ kind, recipient, vars, createdAt }) => {
    const url = vars["url"];
    const { subject, html } = writeMail(kind, vars);
    const link = url === undefined ? "" : `<p><a href="${escapeHtml(url)}">Open the link</a></p>`;
    return `<article data-kind="${escapeHtml(kind)}" data-to="${escapeHtml(recipient)}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time>${createdAt.toISOString()}</time></p>
${link}<iframe title="${escapeHtml(subject)}" sandbox srcdoc="${escapeHtml(html)}"></iframe>
</article>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>Outbox</title>
<style>${STYLE}</style>
</head><body><main><h1>Outbox</h1><p>Mails that were not sent, newest first. Load again for newer ones.</p>
${mails.length === 0 ? "<p>There is none.</p>" : mails.join("\n")}</main></body></html>`;
}

// The page shown without a network for an address that was never opened: it needs only files that are always cached.
import { TOOLS } from "#domain/navigation/tools.ts";
import { MARK } from "#domain/pictures/mark-drawing.ts";
import { OFFLINE_PAGES_SLOT } from "./offline-slot.ts";

interface OfflinePageParts {
  /** Address of the style sheet with the design tokens and the fonts. */
  readonly styleSheet: string;
  /** Text of app/shell/early/early-offline.ts. */
  readonly earlyScript: string;
}

export function offlinePage({ styleSheet, earlyScript }: OfflinePageParts): string {
  const tools = TOOLS.map(
    ({ path, title, line }) => `<li><a href="${path}">${title}</a><span>${line}</span></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>No network · Tincture</title>
<script>${earlyScript}</script>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheet}">
<style>
body { margin: 0; }
.offline { max-width: calc(var(--page) + 2 * var(--gutter)); margin: 0 auto; padding: 6px var(--gutter) 96px; }
.offline header a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font: 640 var(--text-18)/1 var(--font-sans); color: inherit; text-decoration: none; }
.offline svg { width: 20px; height: 22px; fill: none; stroke: currentColor; stroke-width: 1.6; }
.offline svg .f { fill: currentColor; stroke: none; }
.offline .shield { display: block; width: 72px; height: 80px; margin-top: clamp(24px, 6vh, 64px); stroke-width: 0.5; stroke-dasharray: 1.1 0.8; }
.offline .shield .h { fill: url(#hatch); }
.offline .shield pattern path { stroke-width: 0.3; stroke-dasharray: none; }
.offline h1 { font: 670 var(--text-48)/1 var(--font-sans); font-stretch: var(--wd-display); letter-spacing: var(--track-display); margin: 24px 0 12px; }
.offline h2 { font: 630 var(--text-22)/1.75rem var(--font-sans); font-stretch: var(--wd-title); letter-spacing: var(--track-title); margin: 48px 0 12px; }
.offline p { font: 430 var(--text-18)/1.6875rem var(--font-sans); color: var(--ink-2); max-width: 60ch; margin: 0 0 20px; }
.offline ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); column-gap: 32px; border-top: 1px solid var(--line); }
.offline li { display: grid; gap: 2px; align-content: start; padding: 12px 0; border-bottom: 1px solid var(--line); position: relative; overflow-wrap: anywhere; }
.offline li a { font: 600 var(--text-16)/1.5rem var(--font-sans); color: inherit; text-decoration: none; }
.offline li a::after { content: ""; position: absolute; inset: 0; }
.offline li a:hover { text-decoration-line: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.offline li span { font: 480 var(--text-13)/1.125rem var(--font-sans); color: var(--ink-3); }
.offline .again { display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border-radius: var(--radius-2); background: var(--ink); color: var(--on-ink); font: 600 var(--text-14)/1.25rem var(--font-sans); text-decoration: none; }
.offline a:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; border-radius: var(--radius-1); }
</style>
</head>
<body>
<div class="offline">
<header><a href="/"><svg viewBox="0 0 ${MARK.width} ${MARK.height}" aria-hidden="true"><path d="${MARK.outline}"/><path class="f" d="${MARK.solidHalf}"/><path d="${MARK.bars}"/></svg>Tincture</a></header>
<main>
<svg class="shield" viewBox="0 0 ${MARK.width} ${MARK.height}" aria-hidden="true"><defs><pattern id="hatch" width="1.6" height="1.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v1.6"/></pattern></defs><path class="h" d="${MARK.outline}"/></svg>
<h1>No network</h1>
<p>You haven’t opened this page on this device. All tools and your work are here. It loads by itself once the network is back.</p>
<a class="again" href="">Try again</a>
<h2>Tools</h2>
<ul>
${tools.join("\n")}
</ul>
${OFFLINE_PAGES_SLOT}
</main>
</div>
</body>
</html>
`;
}

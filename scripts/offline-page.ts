// The page that stands in, without a network, for one that was never open: it needs no other file.
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

export function offlinePage(): string {
  const tools = BUILT_TOOLS.map(
    ({ path, title, line }) => `<li><a href="${path}">${title}</a> <small>${line}</small></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No network · Tincture</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; --ink: light-dark(#17132b, #f1effa); --quiet: light-dark(#4a4560, #b6b2c8); --line: light-dark(#dcd9ec, #2c2a38); }
body { margin: 0; padding: 96px 24px; background: light-dark(#f7f6ff, #0e0d14); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; }
h1 { font-size: 2.5rem; line-height: 1.1; margin: 0 0 12px; }
p, small { color: var(--quiet); }
ul { list-style: none; margin: 32px 0; padding: 0; border-top: 1px solid var(--line); }
li { padding: 12px 0; border-bottom: 1px solid var(--line); }
a { color: inherit; font-weight: 600; }
small { display: block; font-size: 0.8125rem; }
</style>
</head>
<body>
<main>
<h1>No network</h1>
<p>This page was not open on this device before, so it is not kept here. The tools are, and your work with them.</p>
<ul>
${tools.join("\n")}
</ul>
<p><a href="">Try this page again</a></p>
</main>
</body>
</html>
`;
}

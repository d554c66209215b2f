import { expect, it } from "vitest";
import { inlineHash, newNonce, takeMarkedScripts } from "./page-scripts.server.ts";

it("[QLT-4] [S7] a script without the mark of the renderer gets no hash", () => {
  const nonce = newNonce();
  const page = [
    "<script>early()</script>",
    `<script nonce="${nonce}">streamed("a")</script>`,
    `<script type="module" async="" nonce="${nonce}">import "/assets/a.js"</script>`,
    `<script src="/a.js" nonce="${nonce}"></script>`,
    "<p><script>alert(1)</script></p>",
    `<script nonce="${newNonce()}">alert(2)</script>`,
    `<p>a nonce="x" <script data-x=' nonce="x"'>alert(3)</script></p>`,
  ].join("\n");
  const taken = takeMarkedScripts(page, nonce, ["early()", "not in the page"]);
  expect(taken.hashes).toEqual(["early()", `streamed("a")`, `import "/assets/a.js"`].map(inlineHash));
  expect(taken.html).not.toContain(nonce);
  expect(taken.html).toContain("<p><script>alert(1)</script></p>");
  expect(taken.html).toContain(`<script>streamed("a")</script>`);
});

/** How a theme is shown live on a page of another site (UIP-3): by a bookmarklet, or by one line of script. */
import { useEffect, useRef, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { CopyButton } from "#app/color/copy-button.tsx";
import { LIVE_SCRIPT_PATH } from "#domain/live/live-message.ts";
import "./live-site.css";

export function LiveSitePanel() {
  const { origin } = window.location;
  const [script, setScript] = useState<string>();
  const [isAway, setAway] = useState(false);
  const bookmarklet = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(LIVE_SCRIPT_PATH, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then(setScript)
      .catch(() => {
        if (!leaving.signal.aborted) setAway(true);
      });
    return () => leaving.abort();
  }, []);
  const code = script === undefined ? "" : `javascript:${encodeURIComponent(script.trim())}`;
  useEffect(() => {
    // React rejects javascript: addresses, so the attribute is set here. The link is to be dragged to the bookmarks;
    // pressing it does nothing.
    if (code !== "") bookmarklet.current?.setAttribute("href", code);
  }, [code]);
  return (
    <div className="live-site">
      <p className="inspector-section">
        See this theme on a page of your own, in another tab of this browser. Its variables follow every
        change you make here. The page can only receive, and nothing is uploaded.
      </p>
      <section className="inspector-section" aria-labelledby="live-bookmarklet">
        <h3 id="live-bookmarklet">On any page, by a bookmarklet</h3>
        <p className="field-hint">Drag it to your bookmarks. On your page, press it there.</p>
        {isAway ? (
          <p className="field-error" role="alert">
            The bookmarklet could not be loaded. Open this panel again when Tincture can be reached.
          </p>
        ) : (
          <div className="live-site-row">
            <a
              ref={bookmarklet}
              href={LIVE_SCRIPT_PATH}
              className="btn btn-secondary btn-m"
              onClick={(event) => event.preventDefault()}
              aria-describedby="live-bookmarklet-how"
            >
              Follow Tincture
            </a>
            <CopyButton text={code} size="m" name="the bookmarklet" />
          </div>
        )}
        <p className="sr-only" id="live-bookmarklet-how">
          A bookmarklet: drag it to the bookmarks, or copy it and make a bookmark with this address.
        </p>
      </section>
      <section className="inspector-section" aria-labelledby="live-script">
        <h3 id="live-script">While you develop, by one line</h3>
        <CodeWell
          code={`<script src="${origin}${LIVE_SCRIPT_PATH}" defer></script>`}
          label="Script of the page"
          copyName="the script"
        />
        <p className="field-hint">A button appears on the page; after a reload it goes on by itself.</p>
      </section>
      <section className="inspector-section" aria-labelledby="live-can">
        <h3 id="live-can">What it sets</h3>
        <ul>
          <li>
            Every token as a custom property of the root: <code>--brand</code>, <code>--a0</code>,{" "}
            <code>--text</code>…
          </li>
          <li>
            On a page of shadcn/ui its variables, too: <code>--primary</code>, <code>--background</code>… also
            where they are written as channels for <code>hsl()</code>.
          </li>
          <li>Light or dark as the page shows itself, by class, data attribute, color scheme or system.</li>
        </ul>
      </section>
      <section className="inspector-section" aria-labelledby="live-cannot">
        <h3 id="live-cannot">What it cannot</h3>
        <ul>
          <li>
            Change colors that the page does not take from variables, or variables set again further inside.
          </li>
          <li>
            Reach a page that cuts the tie to its windows by Cross-Origin-Opener-Policy, or a file without a
            server.
          </li>
          <li>
            Load the line of script where the page’s policy does not name{" "}
            <code className="live-site-origin">{origin}</code> in <code>script-src</code>. The bookmarklet
            needs no such entry.
          </li>
          <li>Reach another browser or a private window: the theme does not leave this one.</li>
        </ul>
      </section>
    </div>
  );
}

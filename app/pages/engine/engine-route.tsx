import { preload } from "react-dom";
import mono from "#app/fonts/tincture-mono.woff2?url";
import { ReadingPage, type ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/engine-route";
import { engineTexts } from "./engine-texts.server.ts";
import "./engine.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Engine",
    description:
      "The color arithmetic of Tincture as a package: CSS Color 4 and 5, contrast, gamuts, palettes, gradients and themes in four modes, without dependencies.",
    path: "/engine",
  });

export const loader = () => engineTexts();

/** The package of the engine: its README, whose recipes run as tests, and its reference, made from the source. */
export default function Engine({ loaderData: { guide, doors } }: Route.ComponentProps) {
  // Code in the first lines would wrap differently when the font arrives later.
  preload(mono, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const sections: readonly ReadingSection[] = [
    ...guide.map(({ id, title, html }) => ({ id, title, content: <Text html={html} /> })),
    {
      id: "reference",
      title: "Reference",
      content: doors.map(({ id, title, html, names }) => (
        <details key={id} id={id} className="engine-door">
          <summary>
            <h3>{title}</h3>
            <span className="engine-count">{names} names</span>
          </summary>
          <Text html={html} />
        </details>
      )),
    },
  ];
  return (
    <ReadingPage
      title="Engine"
      lead="The arithmetic behind every tool here, as a package: read, convert, measure and make colors in your own code."
      sections={sections}
    />
  );
}

/** Our own Markdown, rendered on the server from files of the build. */
function Text({ html }: { readonly html: string }) {
  return <div className="engine-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

import { pageMeta } from "#app/shell/page-meta.ts";
import { listSources } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import "#app/pages/reading/reading-page.css";
import type { Route } from "./+types/credits-route";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Credits",
    description:
      "Every data set of the library with its author, licence and link, and the software and type Tincture stands on.",
    path: "/about/credits",
  });

export async function loader({ context }: Route.LoaderArgs) {
  return { sources: await listSources(context.get(servicesContext).reads) };
}

export default function Credits({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="page-width reading">
      <header className="reading-head">
        <h1 className="t-display-l">Credits</h1>
        <p className="t-lead">
          The library stands on the work of others, who let it be used. This is all of it.
        </p>
      </header>
      <div className="reading-body sources">
        {loaderData.sources.map((source) => (
          <section key={source.slug} id={source.slug} aria-labelledby={`${source.slug}-title`}>
            <h2 id={`${source.slug}-title`} className="t-title">
              {source.name}
            </h2>
            <p>
              {source.author}. {counts(source.palettes, source.gradients)}.{" "}
              <a href={source.licenceUrl}>{source.licence}</a>, <a href={source.url}>source</a>.
            </p>
            <p className="text-ink-2">{source.note}</p>
          </section>
        ))}
        <section aria-labelledby="names-title">
          <h2 id="names-title" className="t-title">
            Color names
          </h2>
          <p>
            The nearest names come from <a href="https://github.com/meodai/color-names">color-names</a> by
            David Aerne and contributors, MIT, and from CSS.
          </p>
        </section>
        <section aria-labelledby="type-title">
          <h2 id="type-title" className="t-title">
            Type and icons
          </h2>
          <p>
            Mona Sans by GitHub and Martian Mono by Evil Martians; in the PDF sheet Noto Sans and Noto Emoji
            by Google; in the Text Gradient Generator also Archivo by Omnibus-Type, Anybody by Etcetera Type
            Company, Bricolage Grotesque by Atelier Triay, Fraunces by Undercase Type, Playfair by Claus
            Eggers Sørensen, Recursive by Arrow Type and Space Grotesk by Florian Karsten; all under the SIL
            Open Font License 1.1. Icons by <a href="https://phosphoricons.com">Phosphor</a>, MIT.
          </p>
        </section>
      </div>
    </main>
  );
}

function counts(palettes: number, gradients: number): string {
  const parts = [
    ...(palettes > 0 ? [`${palettes} palettes`] : []),
    ...(gradients > 0 ? [`${gradients} gradients`] : []),
  ];
  return parts.join(" and ");
}

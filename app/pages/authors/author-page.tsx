/** /authors/:id/palettes and /gradients: what a person has published. */
import { Avatar } from "#app/account/avatar.tsx";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { KindTabs } from "#app/pages/collections/kind-tabs.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { countSentence } from "#domain/collections/collection.ts";
import { authorAddress } from "#domain/library/item.ts";
import type { AuthorData } from "./author-loader.server.ts";
import "#app/pages/collections/collections.css";
import "./author-page.css";

export function AuthorPage({ data }: { data: AuthorData }) {
  const { id, kind, name, palettes, gradients, cards, near, isFirst, nextAddress } = data;
  // Whoever has a page has published something of one kind.
  const other = kind === "palette" ? "gradient" : "palette";
  const list = kind === "palette" ? "plates" : "gradients";
  const Card = kind === "palette" ? PaletteCard : GradientCard;
  return (
    <main id="main" className="page-width collections-page">
      <header className="collections-head">
        <div className="min-w-0">
          <h1 className="t-display collections-author">
            <Avatar displayName={name} photoURL={null} />
            {name}
          </h1>
          <p className="collections-words">Published {countSentence(palettes, gradients)}.</p>
        </div>
      </header>
      <KindTabs base={`/authors/${id}`} kind={kind} />
      {cards.length === 0 && (
        <Empty
          title={isFirst ? `No ${kind}s yet` : "Nothing more"}
          line={isFirst ? `${name} has published no ${kind}s here.` : "That was the last page."}
        >
          {isFirst ? (
            <LinkButton to={authorAddress(id, other)}>{`See the ${other}s`}</LinkButton>
          ) : (
            <LinkButton to={authorAddress(id, kind)}>First page</LinkButton>
          )}
        </Empty>
      )}
      <div className="author-work" data-alone={cards.length === 1 || undefined} data-kind={kind}>
        <ul className={list} aria-label={`By ${name}`}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card item={card} />
            </li>
          ))}
        </ul>
        {near.length > 0 && (
          <section aria-labelledby="near-title">
            <header>
              <h2 id="near-title" className="t-title">
                Close to {cards[0]?.title}
              </h2>
              <AppLink to={`/${list}`}>{kind === "palette" ? "All palettes" : "All gradients"}</AppLink>
            </header>
            <ul className={list} aria-labelledby="near-title">
              {near.map((card) => (
                <li key={card.id}>
                  <Card item={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {nextAddress !== undefined && (
        <p className="collections-more">
          <LinkButton to={nextAddress} rel="next">
            Next page
          </LinkButton>
        </p>
      )}
    </main>
  );
}

/** The four lists of likes and saves, newest first. */
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import type { LikeSaveData } from "./collections-loaders.server.ts";
import { CommandForm } from "./command-form.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { useCollectionAction } from "./use-collection-action.ts";
import "./collections.css";

const TITLES = { likes: "Liked", saved: "Saved" } as const;
const WAYS = {
  likes: "Press the heart of what you like; it comes here.",
  saved: "Press Save on its page; it comes here.",
} as const;

export function LikeSavePage({ data }: { data: LikeSaveData }) {
  const { list, kind, parts, part, cards, isFirst, nextAddress } = data;
  const { sent } = useCollectionAction(({ intent, item }) =>
    intent === "unsave" && item !== undefined
      ? {
          text: `Removed ${cards.find(({ id }) => id === item)?.title ?? "it"}`,
          fields: { intent: "save", item },
        }
      : undefined,
  );
  const Card = kind === "palette" ? PaletteCard : GradientCard;
  const title = `${TITLES[list]} ${part?.name ?? `${kind}s`}`;
  return (
    <main id="main" className="page-width collections-page">
      <nav aria-label="Breadcrumb" className="collections-crumb">
        <AppLink to="/profile/collections">Collections</AppLink>
      </nav>
      <header className="collections-head">
        <h1 className="t-display">{title}</h1>
      </header>
      {sent?.problem !== undefined && (
        <p role="alert" className="collections-notice">
          {sent.problem}
        </p>
      )}
      <KindTabs base={`/collections/${list}`} kind={kind} parts={parts} part={part?.name} />
      {cards.length === 0 && (
        <Empty title={isFirst ? `No ${title.toLowerCase()} yet` : "Nothing more"} line={WAYS[list]}>
          {part === undefined ? (
            <LinkButton to={`/${kind}s`}>Browse {kind}s</LinkButton>
          ) : (
            <LinkButton to={part.make}>Make one</LinkButton>
          )}
        </Empty>
      )}
      <ul className={kind === "palette" ? "plates" : "gradients"} aria-label={title}>
        {cards.map((card) => (
          <li key={card.id} className="entry">
            <Card item={card} />
            {list === "saved" ? (
              <div className="entry-tools">
                <CommandForm fields={{ intent: "unsave", item: card.id }}>
                  <button type="submit" className="entry-handle" aria-label={`Remove ${card.title}`}>
                    <Icon name="x" size={16} />
                  </button>
                </CommandForm>
              </div>
            ) : (
              <noscript>
                <form method="post">
                  <input type="hidden" name="intent" value="unlike" />
                  <input type="hidden" name="item" value={card.id} />
                  <button type="submit" className="btn btn-secondary btn-s">
                    No longer like it
                  </button>
                </form>
              </noscript>
            )}
          </li>
        ))}
      </ul>
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

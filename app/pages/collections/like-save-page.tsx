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
import { SelectableEntry } from "./selectable-entry.tsx";
import { SelectButton, SelectionBar } from "./selection-bar.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useCollectionAction } from "./use-collection-action.ts";
import { useSelection } from "./use-selection.ts";
import "./collections.css";

const TITLES = { likes: "Liked", saved: "Saved" } as const;
const WAYS = {
  likes: "Press the heart of what you like; it comes here.",
  saved: "Press Save on its page; it comes here.",
} as const;

export function LikeSavePage({ data }: { data: LikeSaveData }) {
  const { list, kind, parts, part, cards, isFirst, nextAddress } = data;
  const selection = useSelection(cards);
  const { sent, command, isBusy } = useCollectionAction(selection.stop);
  const Card = kind === "palette" ? PaletteCard : GradientCard;
  const title = `${TITLES[list]} ${part?.name ?? `${kind}s`}`;
  return (
    <main id="main" className="page-width collections-page">
      <nav aria-label="Breadcrumb" className="collections-crumb">
        <AppLink to="/profile/collections">Collections</AppLink>
      </nav>
      <header className="collections-head">
        <h1 className="t-display">{title}</h1>
        {cards.length > 0 && <SelectButton selection={selection} />}
      </header>
      <SentNotice sent={sent} />
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
          <SelectableEntry
            key={card.id}
            card={card}
            selection={selection}
            tools={<RemoveOne list={list} id={card.id} title={card.title} />}
          >
            <Card item={card} />
          </SelectableEntry>
        ))}
      </ul>
      {selection.isOn && (
        <SelectionBar
          selection={selection}
          kind={kind}
          isBusy={isBusy}
          onCommand={command}
          removal={{ intent: "remove-kept", list }}
        />
      )}
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

/** The heart of a liked item takes it out of the list as well; without scripts it is a button of its own. */
function RemoveOne({ list, id, title }: { list: LikeSaveData["list"]; id: string; title: string }) {
  const button = (
    <div className="entry-tools">
      <CommandForm fields={{ intent: "remove-kept", list, items: id }}>
        <button type="submit" className="entry-handle" aria-label={`Remove ${title}`}>
          <Icon name="x" size={16} />
        </button>
      </CommandForm>
    </div>
  );
  return list === "saved" ? button : <noscript>{button}</noscript>;
}

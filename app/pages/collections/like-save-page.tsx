/** The four lists of likes and saves, newest first. */
import { Form } from "react-router";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { OWN_PART } from "#domain/collections/collection.ts";
import type { LikeSaveData } from "./collections-loaders.server.ts";
import { CommandForm } from "./command-form.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { SelectableEntry } from "./selectable-entry.tsx";
import { SelectButton, SelectionBar } from "./selection-bar.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useCollectionAction } from "./use-collection-action.ts";
import { useSelection } from "./use-selection.ts";
import "#app/ui/field.css";
import "./collections.css";

const TITLES = { likes: "Liked", saved: "Saved" } as const;
const WAYS = {
  likes: "Press the heart of what you like; it comes here.",
  saved: "Press Save on its page; it comes here.",
  own: "Press Save in a tool; what you make comes here.",
} as const;
/** What is said below an own card; what is public needs no word. */
const STATES = {
  public: undefined,
  unlisted: "Unlisted",
  private: "Private",
  hidden: "Hidden for review",
} as const;

export function LikeSavePage({ data }: { data: LikeSaveData }) {
  const { list, kind, parts, isOwn, text, cards, isFirst, nextAddress } = data;
  const part = isOwn ? { name: OWN_PART, make: `/${kind}-generator` } : data.part;
  const selection = useSelection(cards);
  const { sent, command, isBusy } = useCollectionAction(selection.stop);
  const Card = kind === "palette" ? PaletteCard : GradientCard;
  const title = isOwn ? `Your ${kind}s` : `${TITLES[list]} ${part?.name ?? `${kind}s`}`;
  return (
    <main id="main" className="page-width collections-page">
      <nav aria-label="Breadcrumb" className="collections-crumb">
        <AppLink to="/profile/collections">Collections</AppLink>
      </nav>
      <header className="collections-head">
        <h1 className="t-display">{title}</h1>
        <div className="collections-actions">
          {(text !== "" || nextAddress !== undefined || cards.length >= SEARCHED_FROM) && (
            <KeptSearch title={title} text={text} part={part?.name} />
          )}
          {cards.length > 0 && !isOwn && <SelectButton selection={selection} />}
        </div>
      </header>
      <SentNotice sent={sent} />
      {sent?.problem !== undefined && (
        <p role="alert" className="collections-notice">
          {sent.problem}
        </p>
      )}
      <KindTabs
        base={`/collections/${list}`}
        kind={kind}
        parts={parts}
        part={part?.name}
        hasOwn={list === "saved"}
      />
      {cards.length === 0 && (
        <Empty
          title={text === "" ? (isFirst ? `No ${title.toLowerCase()} yet` : "Nothing more") : "Nothing found"}
          line={
            text === "" ? WAYS[isOwn ? "own" : list] : `None of your ${title.toLowerCase()} has “${text}”.`
          }
        >
          {text !== "" ? (
            <LinkButton to={`/collections/${list}/${kind}s${part === undefined ? "" : `?only=${part.name}`}`}>
              Show all
            </LinkButton>
          ) : part === undefined ? (
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
            tools={isOwn ? null : <RemoveOne list={list} id={card.id} title={card.title} />}
          >
            <Card item={card} />
            {card.state !== undefined && STATES[card.state] !== undefined && (
              <span className="cover-state">{STATES[card.state]}</span>
            )}
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

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 8;

/** A search of one's own list, which works without scripts as well. */
function KeptSearch({ title, text, part }: { title: string; text: string; part: string | undefined }) {
  return (
    <search>
      <Form method="get" key={text}>
        {part !== undefined && <input type="hidden" name="only" value={part} />}
        <label className="field kept-search">
          <Icon name="magnifying-glass" size={16} />
          <span className="sr-only">Search {title.toLowerCase()}</span>
          <input
            type="search"
            name="q"
            defaultValue={text}
            placeholder="Title, tag, color name"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
          />
        </label>
      </Form>
    </search>
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

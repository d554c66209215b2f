/** /profile/collections: the lists of likes, of saves and of what one made, then the collections in their owner's order. */
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { type CollectionSummary, countSentence, OWN_PART } from "#domain/collections/collection.ts";
import type { ItemKind } from "#domain/library/item.ts";
import { CollectionCover, MiniFaces } from "./collection-cover.tsx";
import { CollectionForm } from "./collection-form.tsx";
import type { CollectionsData } from "./collections-loaders.server.ts";
import { CommandForm } from "./command-form.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useCollectionAction } from "./use-collection-action.ts";
import { useOrder } from "./use-order.ts";
import "./collections.css";

const LISTS = [
  { list: "likes", kind: "palette", title: "Liked palettes" },
  { list: "likes", kind: "gradient", title: "Liked gradients" },
  { list: "saved", kind: "palette", title: "Saved palettes" },
  { list: "saved", kind: "gradient", title: "Saved gradients" },
  { list: "own", kind: "palette", title: "Your palettes" },
  { list: "own", kind: "gradient", title: "Your gradients" },
] as const;
const ICONS = { likes: "heart-straight", saved: "bookmark-simple", own: "pencil-simple" } as const;
const addressOf = (list: (typeof LISTS)[number]["list"], kind: ItemKind): string =>
  list === "own" ? `/collections/saved/${kind}s?only=${OWN_PART}` : `/collections/${list}/${kind}s`;
const NEW = "/profile/collections?new=1";

export function CollectionsPage({ data }: { data: CollectionsData }) {
  const { collections, counts, isCreating, most } = data;
  const { done, sent, command, isBusy } = useCollectionAction();
  const order = useOrder(collections, (id, before) => command({ intent: "move", id, before: before ?? "" }));
  return (
    <main id="main" className="collections-page">
      <header className="collections-head">
        <h1 className="t-display">Collections</h1>
        <LinkButton to={NEW} variant="ink" aria-label="New collection">
          <Icon name="plus" />
          <span>
            New<span className="collections-wide"> collection</span>
          </span>
        </LinkButton>
      </header>
      <SentNotice sent={sent} />
      {sent?.problem !== undefined && !isCreating && (
        <p role="alert" className="collections-notice">
          {sent.problem}
        </p>
      )}
      {isCreating && (
        <CollectionForm
          isBusy={isBusy}
          fields={{ intent: "create" }}
          label="Create"
          cancelTo="/profile/collections"
          done={done?.intent === "create" ? done : undefined}
        />
      )}
      <ul className="collections-lists">
        {LISTS.map(({ list, kind, title }) => (
          <li key={title}>
            <AppLink to={addressOf(list, kind)}>
              <Icon name={ICONS[list]} />
              <b>{title}</b>
              <span className="collections-count">{counts[list][kind].count}</span>
              <MiniFaces faces={counts[list][kind].faces} />
            </AppLink>
          </li>
        ))}
      </ul>
      <h2 className="sr-only">Your collections</h2>
      <ul className="covers" aria-label="Collections">
        {order.items.map((collection) => (
          <li key={collection.id} className="cover-card" {...order.entryProps(collection.id)}>
            <AppLink to={pathOf(collection)} tabIndex={-1} aria-hidden="true" draggable={false}>
              <CollectionCover faces={collection.faces} />
            </AppLink>
            <div className="cover-caption">
              <AppLink to={pathOf(collection)} className="item-title" draggable={false}>
                {collection.title}
              </AppLink>
              <span className="cover-state">
                <Icon name={collection.isPublic ? "link-simple" : "eye-slash"} size={14} />
                {collection.isPublic ? "Public" : "Private"}
              </span>
              <span className="item-credit">{countSentence(collection.palettes, collection.gradients)}</span>
            </div>
            <EntryTools
              id={collection.id}
              title={collection.title}
              order={order}
              move={{ intent: "move", id: collection.id }}
            >
              <li>
                <AppLink to={`${pathOf(collection)}?edit=1`} preload="none">
                  <Icon name="pencil-simple" />
                  Rename
                </AppLink>
              </li>
              <li>
                <CommandForm fields={{ intent: "delete", id: collection.id }}>
                  <button type="submit">
                    <Icon name="trash" />
                    Delete
                  </button>
                </CommandForm>
              </li>
            </EntryTools>
          </li>
        ))}
        <li className="cover-card">
          <AppLink to={NEW} className="cover-new" tabIndex={-1} aria-hidden="true">
            <span>
              <Icon name="plus" size={20} />
            </span>
          </AppLink>
          <div className="cover-caption">
            <span className="item-title">New collection</span>
            <span className="item-credit">
              {most === undefined ? "As many as you like" : `${collections.length} of ${most} on your plan`}
            </span>
          </div>
        </li>
      </ul>
    </main>
  );
}

/** Links to the first kind that has items. */
function pathOf({ id, palettes, gradients }: CollectionSummary): string {
  return `/collections/${id}/${palettes === 0 && gradients > 0 ? "gradients" : "palettes"}`;
}

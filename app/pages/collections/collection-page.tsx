/** /collections/:id/palettes and /gradients: the items of a collection, with commands for its owner. */
import { CopyButton } from "#app/color/copy-button.tsx";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { CollectionForm } from "./collection-form.tsx";
import type { CollectionData } from "./collections-loaders.server.ts";
import { CommandForm } from "./command-form.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { SelectableEntry } from "./selectable-entry.tsx";
import { SelectButton, SelectionBar } from "./selection-bar.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useCollectionAction } from "./use-collection-action.ts";
import { useOrder } from "./use-order.ts";
import { useSelection } from "./use-selection.ts";
import "./collections.css";

export function CollectionPage({ data }: { data: CollectionData }) {
  const { collection, kind, cards, isFirst, isEditing, link, nextAddress, hasZip } = data;
  const { id, isOwn } = collection;
  const selection = useSelection(cards);
  const { done, sent, command, isBusy } = useCollectionAction(selection.stop);
  const order = useOrder(cards, (item, before) =>
    command({ intent: "move-item", id, item, before: before ?? "" }),
  );
  const Card = kind === "palette" ? PaletteCard : GradientCard;
  const here = `/collections/${id}/${kind}s`;
  return (
    <main id="main" className="page-width collections-page">
      <nav aria-label="Breadcrumb" className="collections-crumb">
        <AppLink to="/profile/collections">Collections</AppLink>
        <Icon name="caret-right" size={12} />
        <span>{collection.isPublic ? "Public" : "Private"}</span>
      </nav>
      {isEditing ? (
        <CollectionForm
          key={collection.version}
          isBusy={isBusy}
          fields={{ intent: "change", id, version: String(collection.version) }}
          title={collection.title}
          description={collection.description}
          label="Keep changes"
          cancelTo={here}
          done={done?.intent === "change" ? done : undefined}
        />
      ) : (
        <header className="collections-head">
          <div className="min-w-0">
            <h1 className="t-display">{collection.title}</h1>
            {collection.description !== "" && <p className="collections-words">{collection.description}</p>}
          </div>
          <div className="collections-actions">
            {isOwn && cards.length > 0 && <SelectButton selection={selection} />}
            {cards.length > 0 && <ZipLink id={id} hasZip={hasZip} />}
            {isOwn && (
              <>
                {collection.isPublic && <CopyButton text={link} label="Copy link" icon="link-simple" />}
                <CommandForm fields={{ intent: "share", id, isPublic: collection.isPublic ? "off" : "on" }}>
                  <Button type="submit">
                    <Icon name={collection.isPublic ? "eye-slash" : "share-network"} />
                    {collection.isPublic ? "Make private" : "Share by link"}
                  </Button>
                </CommandForm>
                <LinkButton to={`${here}?edit=1`} preload="none">
                  <Icon name="pencil-simple" />
                  Edit
                </LinkButton>
              </>
            )}
          </div>
        </header>
      )}
      {isOwn && collection.isPublic && (
        <p className="collections-note">Whoever is signed in and has the link can look at this collection.</p>
      )}
      <SentNotice sent={sent} />
      {sent?.problem !== undefined && !isEditing && (
        <p role="alert" className="collections-notice">
          {sent.problem}
        </p>
      )}
      <KindTabs base={`/collections/${id}`} kind={kind} />
      {cards.length === 0 && (
        <Empty
          title={isFirst ? `No ${kind}s in it yet` : "Nothing more"}
          line={
            isOwn
              ? `Open a ${kind} you want to keep here and press Collect.`
              : "Its owner has not put any here."
          }
        >
          {isOwn && <LinkButton to={`/${kind}s`}>Browse {kind}s</LinkButton>}
        </Empty>
      )}
      <ul className={kind === "palette" ? "plates" : "gradients"} aria-label={`In ${collection.title}`}>
        {order.items.map((card) => (
          <SelectableEntry
            key={card.id}
            card={card}
            selection={selection}
            entryProps={isOwn && !selection.isOn ? order.entryProps(card.id) : {}}
            tools={
              isOwn && (
                <EntryTools
                  id={card.id}
                  title={card.title}
                  order={order}
                  move={{ intent: "move-item", id, item: card.id }}
                >
                  <li>
                    <CommandForm fields={{ intent: "remove", id, items: card.id }}>
                      <button type="submit">
                        <Icon name="x" />
                        Remove
                      </button>
                    </CommandForm>
                  </li>
                </EntryTools>
              )
            }
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
          from={id}
          onCommand={command}
          removal={{ intent: "remove", id }}
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

/** Without scripts it leads to the plans on the free plan. */
function ZipLink({ id, hasZip }: { id: string; hasZip: boolean }) {
  if (hasZip)
    return (
      <a className="btn btn-secondary btn-m" href={`/collections/${id}.zip`} download>
        <Icon name="download-simple" />
        Download all
      </a>
    );
  return (
    <LinkButton
      to="/about/pricing"
      preload="none"
      aria-label="Download all, part of Pro"
      onClick={(event) => {
        event.preventDefault();
        openDialog("pro", { title: "A whole collection as one zip is part of Pro" });
      }}
    >
      <Icon name="lock-simple" />
      Download all
    </LinkButton>
  );
}

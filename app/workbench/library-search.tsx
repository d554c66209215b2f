import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { Button } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { findCards, type LibraryKind } from "./find-cards.ts";

/** Items of one search. */
const LIMIT = 24;

type Found =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "done"; readonly cards: readonly CardView[] };

interface LibrarySearchProps {
  readonly kind: LibraryKind;
  readonly label: string;
  readonly placeholder?: string;
  /** Until a text is searched for, items near these colors are listed, and without them all. Must be a stable array. */
  readonly near?: readonly string[];
  /** Lists only items with this tag. */
  readonly tag?: string | undefined;
  /** Leaves out the items for which it is false. */
  readonly filter?: ((card: CardView) => boolean) | undefined;
  /** Whether the panel is opened for the search, and for nothing else. */
  readonly isFirst?: boolean;
  /** The class of the list. */
  readonly className: string;
  /** The content of an item's button. */
  readonly children: (card: CardView) => ReactNode;
  readonly onTake: (card: CardView) => void;
}

/** Searches the library in the panel of a tool, and lists what it finds as buttons. */
export function LibrarySearch(props: LibrarySearchProps) {
  const {
    kind,
    label,
    placeholder = "Title, tag or color name",
    near,
    tag,
    filter,
    className,
    children,
  } = props;
  const [text, setText] = useState("");
  const field = useFirstField(props.isFirst === true);
  /** A new object repeats the search, even for the same text. */
  const [asked, setAsked] = useState({ text: "" });
  const [found, setFound] = useState<Found>({ state: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    setFound({ state: "loading" });
    findCards(kind, { ...(asked.text === "" && near ? { near } : asked), tag }, LIMIT, controller.signal)
      .then((cards) => setFound({ state: "done", cards }))
      .catch(() => !controller.signal.aborted && setFound({ state: "failed" }));
    return () => controller.abort();
  }, [kind, asked, near, tag]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ text: text.trim() });
  };
  const cards = found.state === "done" ? found.cards.filter((card) => filter?.(card) ?? true) : [];
  return (
    <>
      <form role="search" onSubmit={search}>
        <TextField
          label={label}
          type="search"
          ref={field}
          value={text}
          placeholder={placeholder}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      {found.state === "loading" && <p className="inspector-wait">Looking…</p>}
      {found.state === "failed" && (
        <>
          <p className="text-ink-2">The library cannot be reached.</p>
          <Button size="s" onClick={() => setAsked({ ...asked })}>
            Try again
          </Button>
        </>
      )}
      {found.state === "done" && cards.length === 0 && (
        <p className="text-ink-2">
          {asked.text === "" ? "The library has nothing like it." : `Nothing found for “${asked.text}”.`}
        </p>
      )}
      {cards.length > 0 && (
        <ul className={className}>
          {cards.map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => props.onTake(card)}>
                {children(card)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

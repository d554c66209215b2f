import { type FormEvent, useEffect, useState } from "react";
import { nameColors } from "#app/color/color-namer.ts";
import type { CardView } from "#app/items/card-view.ts";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { Button } from "#app/ui/button.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { findPalettes } from "#app/workbench/find-palettes.ts";
import { parseColor } from "#engine/parse/parse.ts";
import "./panel.css";

type Found =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "done"; readonly cards: readonly CardView[] };

/** Starts from a library palette: it replaces the document unchanged, and similar ones are generated from it. */
export function LibraryPanel({ palette: { act, hexes } }: PanelProps) {
  const [text, setText] = useState("");
  /** A new object repeats the search, even for the same text. */
  const [asked, setAsked] = useState({ text: "" });
  const [found, setFound] = useState<Found>({ state: "loading" });
  const [nearHere] = useState(() => hexes.slice(0, 3));
  useEffect(() => {
    const controller = new AbortController();
    setFound({ state: "loading" });
    findPalettes(asked.text === "" ? { near: nearHere } : asked, 24, controller.signal)
      .then((cards) => setFound({ state: "done", cards }))
      .catch(() => !controller.signal.aborted && setFound({ state: "failed" }));
    return () => controller.abort();
  }, [asked, nearHere]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ text: text.trim() });
  };
  const take = (card: CardView) => {
    const colors = card.bands
      .map(({ css }) => parseColor(css))
      .flatMap((parsed) => (parsed.ok ? [parsed.color] : []));
    // The library's nearest names would be wrong once a color changes, so only names given by the source or author
    // are used.
    void nameColors(colors).then((nearest) =>
      act({
        type: "like",
        colors,
        names: card.bands.map(({ name }, index) => (name === nearest[index] ? "" : name)),
        title: card.title,
      }),
    );
  };
  return (
    <InspectorSections
      sections={[
        {
          id: "library",
          title: "Library",
          content: (
            <>
              <form role="search" onSubmit={search}>
                <TextField
                  label="Title, tag or color name"
                  type="search"
                  value={text}
                  placeholder="Close to these colors"
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              </form>
              {found.state === "loading" && <p className="inspector-wait">Looking…</p>}
              {found.state === "failed" && (
                <div className="panel-finding">
                  <p>The library cannot be reached.</p>
                  <Button size="s" onClick={() => setAsked({ ...asked })}>
                    Try again
                  </Button>
                </div>
              )}
              {found.state === "done" && found.cards.length === 0 && (
                <p className="text-ink-2">Nothing found for “{asked.text}”.</p>
              )}
              {found.state === "done" && (
                <ul className="panel-library">
                  {found.cards.map((card) => (
                    <li key={card.id}>
                      <button type="button" onClick={() => take(card)}>
                        <span className="panel-bands" aria-hidden="true">
                          {card.bands.map((band, index) => (
                            <i key={index} style={{ background: band.css }} />
                          ))}
                        </span>
                        <b>{card.title}</b>
                        <small>{card.credit}</small>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              <p className="field-hint">It is taken as it is; Space then makes others like it.</p>
            </>
          ),
        },
      ]}
    />
  );
}

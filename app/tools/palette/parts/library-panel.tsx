import { useState } from "react";
import { nameColors } from "#app/color/color-namer.ts";
import type { CardView } from "#app/items/card-view.ts";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { LibrarySearch } from "#app/workbench/library-search.tsx";
import { parseColor } from "#engine/parse/parse.ts";
import "./panel.css";

/** Starts from a library palette: it replaces the document unchanged, and similar ones are generated from it. */
export function LibraryPanel({ palette: { act, hexes } }: PanelProps) {
  const [near] = useState(() => hexes.slice(0, 3));
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
              <LibrarySearch
                isFirst
                kind="palettes"
                label="Title, tag or color name"
                placeholder="Close to these colors"
                near={near}
                className="panel-library"
                onTake={take}
              >
                {(card) => (
                  <>
                    <span className="panel-bands" aria-hidden="true">
                      {card.bands.map((band, index) => (
                        <i key={index} style={{ background: band.css }} />
                      ))}
                    </span>
                    <b>{card.title}</b>
                    <small>{card.credit}</small>
                  </>
                )}
              </LibrarySearch>
              <p className="field-hint">It is taken as it is; Space then makes others like it.</p>
            </>
          ),
        },
      ]}
    />
  );
}

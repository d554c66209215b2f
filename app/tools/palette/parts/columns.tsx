import { useEffect, useRef, useState } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { matchColumns } from "#app/tools/palette/column-ids.ts";
import { useColumnDrag } from "#app/tools/palette/use-column-drag.ts";
import { useColumnMotion } from "#app/tools/palette/use-column-motion.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { formatHex } from "#engine/format/format.ts";
import { alikePairs, type Pair } from "#engine/palette/palette-facts.ts";
import { Column } from "./column.tsx";

const ShadesStrip = part("ShadesStrip", () => import("./shades-strip.tsx"), NOTHING_MEANWHILE);

interface ColumnsProps {
  readonly palette: Palette;
  readonly vision: VisionChoice;
  /** Index of the column whose editor is open. */
  readonly editedIndex: number | undefined;
  readonly shadesIndex: number | undefined;
  readonly onEdit: (index: number) => void;
  readonly onShades: (index: number | undefined) => void;
}

/** All colors side by side, below md stacked; a column is moved by its handle or by Alt with arrow keys. */
export function Columns(props: ColumnsProps) {
  const { palette, vision, editedIndex, shadesIndex, onEdit, onShades } = props;
  const { document, hexes, names, act, preview, cancelPreview, isDragged } = palette;
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumnIds(hexes);
  useColumnMotion(list, isDragged);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import("#app/tools/palette/column-watch.ts").then(
      ({ watchColumns }) => {
        if (!isGone && list.current !== null) end = watchColumns(list.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  useEffect(() => {
    list.current?.setAttribute("data-entering", "");
  }, []);
  const startDrag = useColumnDrag({ preview, act, cancelPreview });
  const alike = alikePairs(document.colors.map(({ color }) => color));
  const count = document.colors.length;
  return (
    <ul ref={list} className="palette-columns" aria-label="Colors" data-crowded={count > 6 || undefined}>
      {document.colors.map((entry, index) => (
        <Column
          key={columns[index]?.id ?? index}
          id={columns[index]?.id ?? index}
          entry={entry}
          index={index}
          count={count}
          name={names[index] ?? ""}
          shownHex={
            vision.deficiency === "none" ? (hexes[index] ?? "") : formatHex(seenAs(vision, entry.color))
          }
          alikeTo={alikeTo(alike, index)}
          isEdited={editedIndex === index}
          isDragged={isDragged}
          isShadesOpen={shadesIndex === index}
          act={act}
          onEdit={onEdit}
          onShades={onShades}
          onDragStart={startDrag}
          shades={
            shadesIndex === index ? (
              <ShadesStrip
                color={entry.color}
                isAtEnd={index > count / 2}
                onClose={() => onShades(undefined)}
                onPick={(color) => act({ type: "set", index, color })}
              />
            ) : undefined
          }
        />
      ))}
    </ul>
  );
}

/** The most similar of the colors that are too similar to this one. */
function alikeTo(pairs: readonly Pair[], index: number): number | undefined {
  const pair = pairs.find(({ a, b }) => a === index || b === index);
  return pair?.a === index ? pair.b : pair?.a;
}

function useColumnIds(hexes: readonly string[]) {
  const [known, setKnown] = useState(() => ({ hexes, columns: hexes.map((hex, id) => ({ id, hex })) }));
  if (known.hexes === hexes) return known.columns;
  const columns = [...matchColumns(known.columns, hexes)];
  setKnown({ hexes, columns });
  return columns;
}

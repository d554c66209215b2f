import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { part } from "#app/ui/part.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { colorText, colorTexts, cssOfColorText } from "#domain/documents/color-text.ts";
import { comparisonAddress } from "#domain/documents/comparison-address.ts";
import { MAX_COLORS } from "#domain/documents/palette/palette-document.ts";
import { exportedNames } from "./exported-names.ts";
import { palettePanels } from "./panels.tsx";
import { Columns } from "./parts/columns.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { ReasonBar } from "./parts/reason-bar.tsx";
import { LOCAL_KEYS, paletteShortcuts } from "./shortcuts.ts";
import { usePalette } from "./use-palette.ts";
import "./palette.css";

const FULL = `The palette holds its ${MAX_COLORS} colors.`;
const WAIT = { fallback: <div className="palette-wait" /> };
const ContrastView = part("ContrastView", () => import("./parts/contrast-view.tsx"), WAIT);
const UseView = part("UseView", () => import("./parts/use-view.tsx"), WAIT);

export function PaletteView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const navigate = useNavigate();
  const { panels, vision } = frame;
  const palette = usePalette(data, frame.setProblem);
  const { document, colors, hexes, names, act } = palette;
  const [editedIndex, setEditedIndex] = useState(0);
  const [pair, setPair] = useState({ text: 0, background: 1 });
  const [shadesIndex, setShadesIndex] = useState<number>();
  const { show, close, open } = panels;
  const edit = useCallback(
    (index: number) => {
      setShadesIndex(undefined);
      setEditedIndex(index);
      if (open === "edit" && index === editedIndex) close();
      else show("edit");
    },
    [open, editedIndex, close, show],
  );
  const goToColor = (index: number | undefined) => (index === undefined ? close() : setEditedIndex(index));
  const exported = useMemo(() => {
    const given = exportedNames(
      document.colors.map(({ name }) => name),
      names,
    );
    return {
      ...(document.title !== "" && { title: document.title }),
      isNearestNamed: given.isNearestNamed,
      colors: colors.map((color, index) => ({ name: given.names[index] ?? "", color })),
    };
  }, [document.title, document.colors, colors, names]);
  const ownNames = document.colors.map(({ name = "" }) => name);
  const isFull = document.colors.length >= MAX_COLORS;
  const isHeld = isFull && document.colors.every(({ isLocked }) => isLocked);
  const takeOrSay = (said: string | undefined, take: () => void): void => {
    frame.setProblem(said);
    if (said === undefined) take();
  };
  return (
    <ToolWorkbench
      tool={palette}
      frame={frame}
      saveTitle="this palette"
      saveName={document.title}
      colors={colors}
      ownNames={ownNames}
      exported={exported}
      takes={{
        onColors: (taken, { title, names: given } = {}) =>
          act({
            type: "colors",
            colors: taken,
            ...(given !== undefined && { names: given }),
            ...(title !== undefined && { title: title.slice(0, 80) }),
          }),
        mostColors: MAX_COLORS,
        onOneColor: (color) =>
          takeOrSay(
            isHeld ? `All ${MAX_COLORS} colors are locked. Unlock one to make room.` : undefined,
            () => palette.generateFrom(color),
          ),
        onTrayColor: (color, name = "") =>
          takeOrSay(isFull ? `${FULL} Remove one to make room.` : undefined, () =>
            act({ type: "append", color, name }),
          ),
        picture: { label: "From a picture", count: Math.max(PICTURE_COLORS, document.colors.length) },
      }}
      trayHint={isFull ? FULL : "A press adds the color at the end of the palette."}
      publishing={{
        item: {
          content: { type: "palette" },
          colors: colors.map((color) => cssOfColorText(colorText(color))),
          names: ownNames,
        },
        title: document.title,
        onTitle: (title) => act({ type: "option", option: { title } }),
      }}
      panels={palettePanels({ palette, index: editedIndex, pair, onEdit: goToColor })}
      shortcuts={paletteShortcuts(palette)}
      localKeys={LOCAL_KEYS}
      more={[
        ...VIEW_ACTIONS.filter(({ view }) => view !== document.view).map(({ view, label, icon }) => ({
          label,
          icon,
          isNarrow: true,
          run: () => act({ type: "option", option: { view } }),
        })),
        {
          label: "Compare with…",
          icon: "columns" as const,
          run: () => void navigate(comparisonAddress({ texts: colorTexts(colors), title: document.title })),
        },
      ]}
      announcement={`Palette: ${hexes.join(", ")}`}
      dock={<Dock palette={palette} frame={frame} />}
      canvas={
        <>
          {document.view === "columns" && (
            <Columns
              palette={palette}
              vision={vision}
              editedIndex={open === "edit" ? editedIndex : undefined}
              shadesIndex={shadesIndex}
              onEdit={edit}
              onShades={setShadesIndex}
            />
          )}
          {document.view === "contrast" && (
            <ContrastView
              palette={palette}
              vision={vision}
              chosen={open === "pair" ? pair : undefined}
              onPair={(text, background) => {
                setPair({ text, background });
                show("pair");
              }}
            />
          )}
          {document.view === "use" && <UseView palette={palette} vision={vision} />}
          <ReasonBar palette={palette} onCheck={() => panels.toggle("check")} />
        </>
      }
    >
      <Explanation palette={palette} related={data.related} />
    </ToolWorkbench>
  );
}

/** Least number of colors extracted from a picture; fewer would be averages that do not occur in the picture. */
const PICTURE_COLORS = 5;

const VIEW_ACTIONS = [
  { view: "columns", label: "Show columns", icon: "columns" },
  { view: "contrast", label: "Show contrast", icon: "table" },
  { view: "use", label: "Show in use", icon: "layout" },
] as const;

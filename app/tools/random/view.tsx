import { useMemo, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { announce } from "#app/ui/announcer.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Waiting } from "#app/ui/waiting.tsx";
import { PastStrip } from "#app/workbench/history/past-strip.tsx";
import { useHistoryStrip } from "#app/workbench/history/use-history-strip.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useColorTray } from "#app/workbench/tray/color-tray.ts";
import { useNamedColors } from "#app/workbench/use-tool.ts";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { drawn, RANDOM } from "#domain/documents/random-document.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { type RandomAction, reduce } from "./model.ts";
import { ColorCode } from "./parts/color-code.tsx";
import { ColorGrid } from "./parts/color-grid.tsx";
import { CurrentColor } from "./parts/current-color.tsx";
import { DrawFields } from "./parts/draw-fields.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { LimitFields } from "./parts/limit-fields.tsx";
import { OneColor } from "./parts/one-color.tsx";
import { useWave } from "./use-wave.ts";
import "./random.css";

export function RandomView({ data }: { data: ToolData }) {
  const tool = useToolDocument(RANDOM, data, reduce);
  const { document, committed, history, act, preview } = tool;
  const frame = useToolFrame();
  const { panels, vision } = frame;
  const [chosen, setChosen] = useState(0);
  const { copy } = useCopy();
  const tray = useColorTray();
  const colors = useWave(document, tool.isDragged);
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const { unmet } = drawn(committed);
  const settledHexes = useMemo(() => RANDOM.colorsOf(committed).map(formatHex), [committed]);
  const strip = useHistoryStrip("random", history.search, settledHexes, history.canUndo);
  const index = Math.min(chosen, colors.length - 1);
  const current = colors[index];
  const currentOnly = useMemo(() => (current === undefined ? [] : [current]), [current]);
  const {
    names: [name = ""],
  } = useNamedColors(currentOnly, data.names);
  const isKept = document.kept.some((kept) => kept.index === index);

  const next = () => {
    const done = act({ type: "next", seed: newSeed() });
    if (done !== undefined)
      announce(`Next: ${RANDOM.colorsOf(done.after).slice(0, 8).map(formatHex).join(", ")}`);
  };
  const send = (search: string, how: (action: RandomAction) => unknown) => {
    const { document: before } = RANDOM.decode(new URLSearchParams(search));
    if (before !== undefined) how({ type: "restore", document: before });
  };
  const likeThese = (like: readonly Color[]) => act({ type: "like", colors: like, seed: newSeed() });
  const keep = () => act({ type: "keep", index });
  const putInTray = () => {
    if (current === undefined) return;
    const isDone = tray.add(isInGamut(current, "srgb") ? formatHex(current) : formatColor(current, "oklch"));
    showToast({
      text: isDone ? "In the tray" : "This browser refuses storage, so the tray cannot be kept.",
      color: formatHex(current),
    });
  };
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="these colors"
      colors={colors}
      takes={{ onColors: likeThese }}
      current={current}
      notices={unmet.map((text) => ({ text }))}
      shortcuts={[
        { key: "Space", label: "Next", run: next },
        { key: "c", label: "Copy the color", run: () => void copy(formatHex(current ?? colors[0] ?? BLACK)) },
        ...(colors.length > 1 ? [{ key: "l", label: "Keep the color", run: keep }] : []),
        { key: "k", label: "Put it in the tray", run: putInTray },
      ]}
      localKeys={
        colors.length > 1 ? [{ label: "Move between colors, in the grid", keys: ["← →", "↑ ↓"] }] : []
      }
      sections={[
        {
          id: "color",
          title: "Color",
          content: current !== undefined && (
            <CurrentColor
              color={current}
              name={name}
              index={index}
              count={colors.length}
              isKept={isKept}
              onKeep={keep}
              onTray={putInTray}
              onLike={() => likeThese([current])}
            />
          ),
        },
        {
          id: "limits",
          title: "Limits",
          content: <LimitFields document={document} current={current} act={act} preview={preview} />,
        },
        {
          id: "draw",
          title: "Draw",
          content: <DrawFields document={document} act={act} preview={preview} />,
        },
        {
          id: "code",
          title: "Code",
          content: (
            <Waiting isHeld={tool.isDragged}>
              <ColorCode colors={colors} />
            </Waiting>
          ),
        },
      ]}
      dock={
        <>
          <Button variant="key" className="random-next" onClick={next} aria-keyshortcuts="Space">
            Next
          </Button>
          <PastStrip
            label="Drawn before"
            entryLabel="Draw"
            strip={strip}
            current={settledHexes}
            onGo={(search) => send(search, act)}
            onPreview={(search) => send(search, preview)}
            onPreviewEnd={tool.cancelPreview}
          />
          <span className="grow" />
          <IconButton
            icon="question"
            label="Keys"
            shortcut="?"
            data-tip-side="end"
            onClick={() => panels.toggle("keys")}
          />
        </>
      }
      canvas={
        colors.length === 1 && current !== undefined ? (
          <OneColor color={current} name={name} vision={vision} />
        ) : (
          <ColorGrid
            colors={colors}
            kept={document.kept}
            vision={vision}
            current={index}
            announcedCount={tool.isDragged ? settledHexes.length : colors.length}
            onCurrent={setChosen}
          />
        )
      }
    >
      <Explanation document={committed} hexes={hexes} related={data.related} />
    </ToolWorkbench>
  );
}

const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };

function newSeed(): string {
  return seedFromNumber(Math.random() * 2 ** 30);
}

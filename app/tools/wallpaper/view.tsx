import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { announce } from "#app/ui/announcer.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Waiting } from "#app/ui/waiting.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { WALLPAPER, type WallpaperView } from "#domain/documents/wallpaper-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { MOST_SEED } from "#engine/pattern/pattern.ts";
import { patternStyle } from "#engine/pattern/styles.ts";
import { reduce } from "./model.ts";
import { Picture } from "./parts/picture.tsx";
import { StyleSection } from "./parts/style-section.tsx";
import { StyleStrip } from "./parts/style-strip.tsx";
import { seedText } from "./seed-text.ts";
import { shownPattern, useDrawn, useWallpaperClient } from "./use-drawn.ts";
import { useZone } from "./use-zone.ts";
import type { WallpaperData } from "./wallpaper-data.ts";
// The late sections are in the first HTML: their styles come with it, so that nothing moves.
import "#app/canvas/picture-fields.css";
import "#app/color/channel-slider.css";
import "#app/color/swatch.css";
import "#app/ui/field.css";
import "#app/ui/segmented.css";
import "#app/ui/toggle.css";
import "./wallpaper.css";

const ColorsSection = lazy(async () => ({
  default: (await import("./parts/colors-section.tsx")).ColorsSection,
}));
const SizeSection = lazy(async () => ({ default: (await import("./parts/size-section.tsx")).SizeSection }));
const LeavesSection = lazy(async () => ({
  default: (await import("./parts/leaves-section.tsx")).LeavesSection,
}));
const SeedSheet = lazy(async () => ({ default: (await import("./parts/seed-sheet.tsx")).SeedSheet }));
const Explanation = lazy(async () => ({ default: (await import("./parts/explanation.tsx")).Explanation }));
const later = (content: ReactNode) => (
  <LatePart fallback={<p className="wallpaper-later" />}>{content}</LatePart>
);

const VIEWS: readonly { readonly value: WallpaperView; readonly label: string }[] = [
  { value: "one", label: "Picture" },
  { value: "pair", label: "Pair" },
  { value: "seeds", label: "Seeds" },
];

export function WallpaperMaker({ data }: { data: WallpaperData }) {
  const frame = useToolFrame();
  const tool = useToolDocument(WALLPAPER, data, reduce);
  const { document, committed, act, preview } = tool;
  const { vision } = frame;
  const client = useWallpaperClient();
  const [hasZones, setZones] = useState(false);
  const [sheet, setSheet] = useState(0);
  const colors = useMemo(() => WALLPAPER.colorsOf(document), [document]);
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const pattern = useMemo(() => shownPattern(document, vision), [document, vision]);
  const settled = useMemo(() => shownPattern(committed, vision), [committed, vision]);
  const { size, view, style, seed } = document;
  const { svg, problem } = useDrawn(client, pattern, size, { id: "a", initial: data.svg });
  const other = useMemo(
    () => (view === "pair" ? { ...pattern, isDark: !pattern.isDark } : undefined),
    [view, pattern],
  );
  const partner = useDrawn(client, other, size, { id: "b" });
  const zone = useZone(client, settled, committed.size);
  const { name } = patternStyle(style);
  const label = `${name} in ${colors.length === 1 ? "one color" : `${colors.length} colors`}, seed ${seedText(seed)}`;
  const deal = () => {
    act({ type: "deal", chances: colors.map(() => Math.random()) });
    announce("Colors dealt anew");
  };
  // What is locked stays: with a locked seed the sheet deals other seeds around it, and the picture other colors.
  const another = () => {
    if (!document.isSeedLocked) {
      const next = Math.floor(Math.random() * (MOST_SEED + 1));
      act({ type: "seed", seed: next });
      announce(`Seed ${seedText(next)}`);
    } else if (view === "seeds") setSheet((count) => count + 1);
    else deal();
  };
  const lockSeed = () => {
    const isLocked = !document.isSeedLocked;
    act({ type: "lock-seed", isLocked });
    announce(isLocked ? "The seed is locked" : "The seed is free");
  };
  const show = (next: WallpaperView) => act({ type: "view", view: next === view ? "one" : next });
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this wallpaper"
      saveItem={{ kind: "palette", wallpaper: tool.history.search }}
      colors={colors}
      takes={{ onColors: (taken) => act({ type: "colors", colors: taken }) }}
      current={colors[0]}
      notices={problem === undefined ? [] : [{ text: problem, tone: "warn" }]}
      shortcuts={[
        { key: "Space", label: "Another seed", run: another },
        { key: "l", label: "Lock the seed", run: lockSeed },
        { key: "x", label: "Deal the colors anew", run: deal },
        { key: "g", label: "Sheet of seeds", run: () => show("seeds") },
        { key: "p", label: "Light and dark pair", run: () => show("pair") },
        { key: "z", label: "Zones of the system", run: () => setZones(!hasZones) },
      ]}
      announcement={label}
      sections={[
        {
          id: "style",
          title: name,
          tab: "Adjust",
          content: (
            <StyleSection
              document={document}
              act={act}
              preview={preview}
              onCancel={tool.cancelPreview}
              zone={zone}
            />
          ),
        },
        {
          id: "palette",
          title: "Palette",
          content: later(<ColorsSection document={document} act={act} onDeal={deal} />),
        },
        {
          id: "size",
          title: "Size",
          content: later(<SizeSection size={size} onSize={(next) => act({ type: "size", size: next })} />),
        },
        {
          id: "leaves",
          title: "Leaves as",
          tab: "Leaves",
          content: later(
            <Waiting isHeld={tool.isDragged}>
              <LeavesSection document={committed} client={client} />
            </Waiting>,
          ),
        },
      ]}
      dock={
        <>
          <Button variant="key" aria-keyshortcuts="Space" onClick={another}>
            {document.isSeedLocked && view !== "seeds" ? "Deal the colors" : "Another seed"}
          </Button>
          <div className="wallpaper-seed">
            <NumberField
              label="Seed"
              isLabelHidden
              value={seed}
              decimals={0}
              unit=""
              least={0}
              most={MOST_SEED}
              onCommit={(next) => act({ type: "seed", seed: Math.round(next) })}
            />
          </div>
          <IconButton
            icon={document.isSeedLocked ? "lock-fill" : "lock-open"}
            label="Lock the seed"
            shortcut="L"
            data-tip-side="top"
            aria-pressed={document.isSeedLocked}
            onClick={lockSeed}
          />
          <span className="grow" />
          <Segmented label="View" options={VIEWS} value={view} onChange={show} />
          <IconButton
            icon="layout"
            label="Zones of the system"
            shortcut="Z"
            data-tip-side="top"
            aria-pressed={hasZones}
            onClick={() => setZones(!hasZones)}
          />
          <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
        </>
      }
      canvas={
        <div className="wallpaper-canvas">
          <div className="wallpaper-stage" data-view={view}>
            {view === "seeds" ? (
              <Suspense fallback={<div className="wallpaper-wait" />}>
                <SeedSheet
                  client={client}
                  pattern={settled}
                  size={committed.size}
                  sheet={sheet}
                  onChoose={(next) => act({ type: "seed", seed: next })}
                  onReturn={() => show("seeds")}
                />
              </Suspense>
            ) : (
              <>
                <Picture svg={svg} size={size} label={label} hasZones={hasZones} />
                {view === "pair" && (
                  <Picture
                    svg={partner.svg}
                    size={size}
                    label={`The ${document.isDark ? "light" : "dark"} partner`}
                    hasZones={hasZones}
                  />
                )}
              </>
            )}
          </div>
          <StyleStrip
            client={client}
            pattern={settled}
            chosen={style}
            onChoose={(next) => act({ type: "style", style: next })}
          />
        </div>
      }
    >
      <LatePart fallback={null}>
        <Explanation hexes={hexes} related={data.related} />
      </LatePart>
    </ToolWorkbench>
  );
}

import { useMemo, useRef, useState } from "react";
import { announce } from "#app/ui/announcer.ts";
import { part } from "#app/ui/part.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import { Waiting } from "#app/ui/waiting.tsx";
import { LeavesSection } from "#app/wallpaper/leaves-section.tsx";
import { ExportButton } from "#app/workbench/header/export-button.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import { problemNotices } from "#app/workbench/problem-notices.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolDocument } from "#app/workbench/use-tool-document.ts";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { seedText } from "#domain/documents/wallpaper/seed-text.ts";
import {
  WALLPAPER,
  type WallpaperDocument,
  type WallpaperView,
} from "#domain/documents/wallpaper/wallpaper-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { MAX_SEED } from "#engine/pattern/pattern.ts";
import { patternStyle } from "#engine/pattern/styles.ts";
import { reduce } from "./model.ts";
import { Explanation } from "./parts/explanation.tsx";
import { makerSections } from "./parts/maker-sections.tsx";
import { Stage } from "./parts/stage.tsx";
import { StyleStrip } from "./parts/style-strip.tsx";
import { WallpaperDock } from "./parts/wallpaper-dock.tsx";
import { shownPattern, useWallpaperClient } from "./use-drawn.ts";
import { usePictures } from "./use-pictures.ts";
import { useStyleThumbs } from "./use-style-thumbs.ts";
import type { WallpaperData } from "./wallpaper-data.ts";
import "./wallpaper.css";

const SeedSheet = part("SeedSheet", () => import("./parts/seed-sheet.tsx"));
/** Here the styles are below the canvas; on narrower screens they are the first section of the sheet. */
const WIDE = "(min-width: 992px)";
/** The least that a picture gives; a wallpaper of more colors keeps their number. */
const PICTURE_COLORS = 5;

/** The pair and the seeds are shown without the panel over them until it is opened. */
const hasPanelOver = (view: WallpaperView) => view === "one";

export function WallpaperMaker({ data }: { data: WallpaperData }) {
  const frame = useToolFrame();
  const tool = useToolDocument(WALLPAPER, data, reduce);
  const { document, committed, act, preview } = tool;
  const { vision } = frame;
  const client = useWallpaperClient();
  const [hasZones, setZones] = useState(true);
  const [isTiledChosen, setTiled] = useState(false);
  const [panel, setPanel] = useState<"open" | "closed">();
  const panelKey = useRef<HTMLButtonElement>(null);
  const [sheet, setSheet] = useState(0);
  const colors = useMemo(() => WALLPAPER.colorsOf(document), [document]);
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const pattern = useMemo(() => shownPattern(document, vision), [document, vision]);
  const settled = useMemo(() => shownPattern(committed, vision), [committed, vision]);
  const { view, style, seed } = document;
  const thumbs = useStyleThumbs(client, settled);
  const isWide = useMedia(WIDE);
  const pictures = usePictures(client, { document, pattern, data });
  const { name, tiles: canTile } = patternStyle(style);
  const isTiled = canTile && isTiledChosen;
  const isPanelShown = panel === undefined ? hasPanelOver(view) : panel === "open";
  const label = `${name} in ${colors.length === 1 ? "one color" : `${colors.length} colors`}, seed ${seedText(seed)}`;
  const deal = () => {
    act({ type: "deal", chances: colors.map(() => Math.random()) });
    announce("Colors shuffled");
  };
  // With a locked seed the sheet shows other seeds around it, and elsewhere the colors are dealt anew.
  const another = () => {
    if (!document.isSeedLocked) {
      const next = Math.floor(Math.random() * (MAX_SEED + 1));
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
  const strip = {
    colors,
    thumbs,
    chosen: style,
    onChoose: (next: WallpaperDocument["style"]) => act({ type: "style", style: next }),
  };
  const show = (next: WallpaperView) => act({ type: "view", view: next === view ? "one" : next });
  const tile = () => {
    setTiled(canTile && !isTiledChosen);
    if (!canTile) announce(`Copies of ${name} do not join`);
  };
  const togglePanel = () => {
    // An open panel of the frame covers this one: it is closed, and this one shown.
    const isCovered = frame.panels.open !== undefined;
    if (isCovered) frame.panels.close();
    setPanel(isPanelShown && !isCovered ? "closed" : "open");
  };
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this wallpaper"
      saveContent={{ type: "wallpaper", wallpaper: tool.history.search }}
      colors={colors}
      takes={{
        onColors: (taken) => act({ type: "colors", colors: taken }),
        onOneColor: (color) => act({ type: "one-color", color }),
        picture: { label: "From a picture", count: Math.max(PICTURE_COLORS, colors.length) },
      }}
      current={colors[0]}
      notices={problemNotices(pictures.problem, pictures.again)}
      shortcuts={[
        { key: "Space", label: "Another seed", run: another },
        { key: "l", label: "Lock the seed", run: lockSeed },
        { key: "x", label: "Shuffle the colors", run: deal },
        { key: "g", label: "Sheet of seeds", run: () => show("seeds") },
        { key: "p", label: "Light and dark pair", run: () => show("pair") },
        { key: "z", label: "Zones of the system", run: () => setZones(!hasZones) },
        { key: "r", label: "Side by side, without a seam", run: tile },
        { key: "a", label: "Adjust", run: togglePanel },
      ]}
      more={[
        {
          label: hasZones ? "Hide the zones of the system" : "Zones of the system",
          icon: "layout",
          run: () => setZones(!hasZones),
          isNarrow: true,
        },
      ]}
      announcement={label}
      floating={{
        title: name,
        isOpen: panel !== "closed",
        onClose: () => {
          setPanel("closed");
          panelKey.current?.focus();
        },
      }}
      hasExportInDock
      ownExport={{
        id: "picture",
        title: "Picture",
        formats: async () => [
          { id: "png", label: "PNG" },
          { id: "svg", label: "SVG" },
        ],
        content: (
          <Waiting isHeld={tool.isDragged}>
            <LeavesSection document={committed} />
          </Waiting>
        ),
      }}
      sections={makerSections({
        document,
        act,
        preview,
        onCancel: tool.cancelPreview,
        onDeal: deal,
        client,
        settled,
        size: committed.size,
        tiled: canTile ? { isOn: isTiled, onChange: tile } : undefined,
        styles: isWide ? undefined : <StyleStrip isGrid {...strip} />,
      })}
      dock={
        <WallpaperDock
          document={document}
          act={act}
          onAnother={another}
          onLockSeed={lockSeed}
          onView={show}
          hasZones={hasZones}
          onZones={() => setZones(!hasZones)}
          panelKey={panelKey}
          panel={{
            isShown: isPanelShown,
            isClosed: panel === "closed",
            onToggle: togglePanel,
          }}
        >
          <span className="wallpaper-keys">
            <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
          </span>
          <ExportButton
            className="wallpaper-export"
            isOpen={frame.panels.open === "export"}
            onExport={() => frame.panels.toggle("export")}
          />
        </WallpaperDock>
      }
      canvas={
        <div className="wallpaper-canvas">
          <div className="wallpaper-stage" data-view={view} data-aside={isPanelShown ? undefined : ""}>
            {view === "seeds" ? (
              <SeedSheet
                client={client}
                pattern={settled}
                size={committed.size}
                sheet={sheet}
                onChoose={(next) => act({ type: "seed", seed: next })}
                onReturn={() => show("seeds")}
              />
            ) : (
              <Stage
                document={document}
                pictures={pictures}
                label={label}
                hasZones={hasZones}
                isTiled={isTiled}
              />
            )}
          </div>
          <StyleStrip {...strip} />
        </div>
      }
    >
      <Explanation hexes={hexes} related={data.related} />
    </ToolWorkbench>
  );
}

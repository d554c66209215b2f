import { type ReactNode, useMemo, useState } from "react";
import { SPACE_LABELS } from "#app/color/gradient/labels.ts";
import { ShapeFields } from "#app/color/gradient/shape-fields.tsx";
import { StopFields } from "#app/color/gradient/stop-fields.tsx";
import { GradientBar } from "#app/color/gradient-bar.tsx";
import { seenAs } from "#app/color/vision-choice.ts";
import { AfterFirstView } from "#app/ui/after-first-view.tsx";
import { IconButton } from "#app/ui/button.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { part } from "#app/ui/part.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { colorOfText } from "#domain/documents/color-text.ts";
import type { GradientDocument } from "#domain/documents/gradient/gradient-document.ts";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { publishedContent } from "#domain/library/gradient-published.ts";
import { formatHex } from "#engine/format/format.ts";
import { calmOrder } from "#engine/gradient/gradient-starts.ts";
import { holdsGradient } from "#engine/gradient/read/gradient-marks.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { drawnAction } from "./draw.ts";
import { gradientPanels } from "./panels.tsx";
import { CheckSection } from "./parts/check-section.tsx";
import { CodeSection } from "./parts/code-section.tsx";
import { Curves } from "./parts/curves.tsx";
import { Dial } from "./parts/dial.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { ImproveSection } from "./parts/improve-section.tsx";
import { LayersSection } from "./parts/layers-section.tsx";
import { Stage } from "./parts/stage.tsx";
import { gradientShortcuts, LOCAL_KEYS } from "./shortcuts.ts";
import { useGradient } from "./use-gradient.ts";
import "./gradient.css";

const OnThings = part("OnThings", () => import("./parts/on-things.tsx"));
const Compare = part("Compare", () => import("./parts/compare.tsx"));

/** Colors that a picture gives. */
const PICTURE_COLORS = 5;

const WAIT = <p className="part-wait" style={{ minBlockSize: 180 }} />;

/** Most stops of all layers whose code and measures are in the first HTML; they take some 3 to 10 ms each. */
const MAX_MEASURED_STOPS = 8;

function isLarge({ layers }: GradientDocument): boolean {
  return layers.flatMap(({ stops }) => stops).length > MAX_MEASURED_STOPS;
}

export function GradientView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const tool = useGradient(data);
  const { document, layer, stopIndex, act } = tool;
  const { vision } = frame;
  // Fixed, so that no section is mounted anew when the document becomes large.
  const [isHeld] = useState(() => isLarge(document));
  const measured = (content: ReactNode) =>
    isHeld ? <AfterFirstView fallback={WAIT}>{content}</AfterFirstView> : content;
  const [isBare, setBare] = useState(false);
  const strip = useMemo(
    () => shownCss(layer, { isStrip: true, seen: (color) => seenAs(vision, color) }),
    [layer, vision],
  );
  const hexes = layer.stops.map(({ color }) => formatHex(color));
  const [seed, setSeed] = useState("");
  const [given, setGiven] = useState("");
  const draw = (next: string) => {
    setSeed(next);
    void drawnAction(next, layer, tool.layerIndex).then(
      (drawn) => {
        act(drawn);
        const kept = drawn.type === "shape" ? ", locks kept" : "";
        showToast({
          text: `Drawn from the seed ${next}${kept}`,
          action: { label: "Undo", run: tool.history.undo },
        });
      },
      () => frame.setProblem("Random could not be loaded.", reloadPage),
    );
  };
  const onRandom = () => draw(newSeed());
  const content = publishedContent(document.layers);
  const sections: readonly InspectorSection[] = [
    {
      id: "shape",
      title: "Shape",
      content: (
        <ShapeFields
          layer={layer}
          onChange={(change) => act({ type: "shape", layer: tool.layerIndex, change })}
          onEasing={(easing) => tool.changeStop({ type: "easings", easing })}
          dial={<Dial tool={tool} />}
          lock={
            <IconButton
              icon={layer.isShapeLocked === true ? "lock-fill" : "lock-open"}
              label="Keep this shape when colors are drawn"
              size="s"
              aria-pressed={layer.isShapeLocked === true}
              data-tip-side="end"
              onClick={() =>
                act({
                  type: "shape-lock",
                  layer: tool.layerIndex,
                  isLocked: layer.isShapeLocked !== true,
                })
              }
            />
          }
        />
      ),
    },
    {
      id: "stop",
      title: `Stop ${stopIndex + 1} of ${layer.stops.length}`,
      content: (
        <StopFields
          stops={layer.stops}
          index={stopIndex}
          onPreview={tool.previewStop}
          onChange={tool.changeStop}
          hasLocks
        />
      ),
    },
    { id: "code", title: "Code", isTitleHidden: true, content: measured(<CodeSection tool={tool} />) },
    {
      id: "improve",
      title: "Improve",
      content: measured(
        <>
          <ImproveSection tool={tool} />
          <CheckSection tool={tool} />
        </>,
      ),
    },
    { id: "layers", title: "Layers", content: measured(<LayersSection tool={tool} />) },
  ];
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this gradient"
      {...(document.title !== "" && { saveName: document.title })}
      colors={tool.colors}
      ownExport={{
        id: "gradient",
        title: "Gradient",
        formats: async () => (await import("#engine/files/gradient/gradient-formats.ts")).GRADIENT_FORMATS,
        content: <CodeSection tool={tool} />,
      }}
      takes={{
        onColors: (colors) => act({ type: "colors", colors }),
        onOneColor: (color) =>
          tool.changeStop({ type: "color", index: stopIndex, color: colorOfText(color) }),
        isOwnText: holdsGradient,
        onText: (text) => {
          setGiven(text);
          frame.panels.show("read");
        },
        picture: {
          label: "From a picture",
          count: PICTURE_COLORS,
          onColors: (colors) => act({ type: "colors", colors: calmOrder(colors) }),
        },
        hint: "Drop a gradient as CSS, SVG or code, colors or a picture",
      }}
      {...(content && {
        publishing: {
          item: { colors: hexes, content },
          title: document.title,
          onTitle: (title: string) => act({ type: "title", title }),
        },
      })}
      panels={gradientPanels({
        tool,
        seed,
        onSeed: draw,
        given,
        onTake: (layers) => {
          act({ type: "layers", layers });
          frame.panels.close();
        },
      })}
      more={[
        { label: "Random", icon: "shuffle", run: onRandom, isNarrow: true },
        {
          label: "Reverse",
          icon: "swap",
          run: () => tool.changeStop({ type: "reverse" }),
          isNarrow: true,
        },
        {
          label: document.view === "compare" ? "Back to the canvas" : "Every space side by side",
          icon: "columns",
          run: () => act({ type: "view", view: document.view === "compare" ? "canvas" : "compare" }),
          isNarrow: true,
        },
        {
          label: document.view === "things" ? "Back to the canvas" : "On a page, a card, a button",
          icon: "layout",
          run: () => act({ type: "view", view: document.view === "things" ? "canvas" : "things" }),
          isNarrow: true,
        },
      ]}
      announcement={describeGradient(layer)}
      current={layer.stops[stopIndex]?.color}
      sections={sections}
      shortcuts={gradientShortcuts(tool, onRandom)}
      localKeys={LOCAL_KEYS}
      canvas={
        <div className="gradient-canvas">
          {document.view === "compare" ? (
            measured(<Compare tool={tool} vision={vision} />)
          ) : document.view === "things" ? (
            measured(<OnThings tool={tool} vision={vision} />)
          ) : (
            <Stage
              tool={tool}
              vision={vision}
              isBare={isBare}
              onBare={() => setBare(!isBare)}
              onRandom={onRandom}
              onPresets={() => frame.panels.toggle("presets")}
            />
          )}
          <div className="gradient-foot">
            <GradientBar
              stops={layer.stops}
              css={strip}
              stopColors={layer.stops.map(({ color }) => formatHex(seenAs(vision, color)))}
              stopNames={hexes.map((hex) => hex.toUpperCase())}
              selected={stopIndex}
              onSelect={tool.selectStop}
              onPreview={tool.previewStop}
              onChange={tool.changeStop}
              onCancel={tool.cancelPreview}
            />
            <Curves layer={layer} />
          </div>
        </div>
      }
    >
      <Explanation hexes={hexes} related={data.related} />
    </ToolWorkbench>
  );
}

/** The only source of randomness: a gradient generated from a seed is the same for everyone. */
function newSeed(): string {
  return seedFromNumber(Math.random() * 2 ** 30);
}

function describeGradient({ type, angleDeg, space, stops }: GradientLayer): string {
  const turned = type === "radial" ? "" : ` ${angleDeg}°`;
  const list = stops.map(
    ({ color, position01 }) => `${formatHex(color)} at ${Math.round(position01 * 1000) / 10} %`,
  );
  return `${type}${turned} in ${SPACE_LABELS[space]}: ${list.join(", ")}`;
}

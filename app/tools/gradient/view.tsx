import { lazy, type ReactNode, useMemo, useState } from "react";
import { SPACE_LABELS } from "#app/color/gradient/labels.ts";
import { GradientBar } from "#app/color/gradient-bar.tsx";
import { seenAs } from "#app/color/vision-choice.ts";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { colorOfText } from "#domain/documents/color-text.ts";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { publishedGradient } from "#domain/documents/gradient/published-gradient.ts";
import { formatHex } from "#engine/format/format.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { drawLayer } from "./draw.ts";
import { gradientPanels } from "./panels.tsx";
import { Curves } from "./parts/curves.tsx";
import { Stage } from "./parts/stage.tsx";
import { gradientShortcuts, LOCAL_KEYS } from "./shortcuts.ts";
import { useGradient } from "./use-gradient.ts";
import "./gradient.css";
// The server renders the lazy sections, so their styles are part of the page; otherwise the layout would shift.
import "#app/color/channel-slider.css";
import "#app/color/code-well.css";
import "#app/color/export-panel.css";
import "#app/color/gradient/gradient-fields.css";
import "#app/ui/field.css";
import "#app/ui/segmented.css";
import "#app/ui/toggle.css";

const CheckSection = lazy(async () => ({
  default: (await import("./parts/check-section.tsx")).CheckSection,
}));
const Explanation = lazy(async () => ({ default: (await import("./parts/explanation.tsx")).Explanation }));
const Compare = lazy(async () => ({ default: (await import("./parts/compare.tsx")).Compare }));
const ImproveSection = lazy(async () => ({
  default: (await import("./parts/improve-section.tsx")).ImproveSection,
}));
const ShapeFields = lazy(async () => ({
  default: (await import("#app/color/gradient/shape-fields.tsx")).ShapeFields,
}));
const Dial = lazy(async () => ({ default: (await import("./parts/dial.tsx")).Dial }));
const StopFields = lazy(async () => ({
  default: (await import("#app/color/gradient/stop-fields.tsx")).StopFields,
}));
const LayersSection = lazy(async () => ({
  default: (await import("./parts/layers-section.tsx")).LayersSection,
}));
const CodeSection = lazy(async () => ({ default: (await import("./parts/code-section.tsx")).CodeSection }));

const later = (content: ReactNode) => (
  <LatePart fallback={<p className="gradient-wait" />}>{content}</LatePart>
);

export function GradientView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const tool = useGradient(data);
  const { document, layer, stopIndex, act } = tool;
  const { vision } = frame;
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
    void drawLayer(next).then(
      (drawn) => {
        act({ type: "layers", layers: [drawn] });
        showToast({ text: `Drawn from the seed ${next}`, action: { label: "Undo", run: tool.history.undo } });
      },
      () => frame.setProblem("Random could not be loaded.", reloadPage),
    );
  };
  const onRandom = () => draw(newSeed());
  const published = document.layers.length === 1 ? publishedGradient(layer) : undefined;
  const sections: readonly InspectorSection[] = [
    {
      id: "shape",
      title: "Shape",
      content: later(
        <ShapeFields
          layer={layer}
          onChange={(change) => act({ type: "shape", layer: tool.layerIndex, change })}
          onEasing={(easing) => tool.changeStop({ type: "easings", easing })}
          dial={<Dial tool={tool} />}
        />,
      ),
    },
    {
      id: "stop",
      title: `Stop ${stopIndex + 1} of ${layer.stops.length}`,
      content: later(
        <StopFields
          stops={layer.stops}
          index={stopIndex}
          onPreview={tool.previewStop}
          onChange={tool.changeStop}
        />,
      ),
    },
    { id: "code", title: "Code", isTitleHidden: true, content: later(<CodeSection tool={tool} />) },
    { id: "improve", title: "Improve", content: later(<ImproveSection tool={tool} />) },
    { id: "check", title: "Check", content: later(<CheckSection tool={tool} />) },
    { id: "layers", title: "Layers", content: later(<LayersSection tool={tool} />) },
  ];
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this gradient"
      {...(document.title !== "" && { saveName: document.title })}
      colors={tool.colors}
      takes={{
        onColors: (colors) => act({ type: "colors", colors }),
        onOneColor: (color) =>
          tool.changeStop({ type: "color", index: stopIndex, color: colorOfText(color) }),
        isOwnText: (text) => GRADIENT_TEXT.test(text),
        onText: (text) => {
          setGiven(text);
          frame.panels.show("read");
        },
        hint: "Drop a gradient as CSS, or colors",
      }}
      {...(published && {
        publishing: {
          item: { kind: "gradient", colors: hexes, gradient: published },
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
      ]}
      announcement={describeGradient(layer)}
      current={layer.stops[stopIndex]?.color}
      sections={sections}
      shortcuts={gradientShortcuts(tool, onRandom)}
      localKeys={LOCAL_KEYS}
      canvas={
        <div className="gradient-canvas">
          {document.view === "compare" ? (
            later(<Compare tool={tool} vision={vision} />)
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

/** Detects a gradient in CSS or Tailwind; any other text is searched for colors. */
const GRADIENT_TEXT = /-gradient\(|\bbg-(?:linear|radial|conic)\b/i;

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

import { lazy, type ReactNode, Suspense, useMemo, useRef } from "react";
import { seenAs } from "#app/color/vision-choice.ts";
import { AfterFirstAction } from "#app/ui/after-first-action.tsx";
import { Button } from "#app/ui/button.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { showToast } from "#app/ui/toast.ts";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { colorOfText } from "#domain/documents/color-text.ts";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { publishedGradient } from "#domain/documents/gradient/published-gradient.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { ContrastCurve } from "./parts/contrast-curve.tsx";
import { Stage } from "./parts/stage.tsx";
import { useWriting } from "./parts/word.tsx";
import { LOCAL_KEYS, textShortcuts } from "./shortcuts.ts";
import { useText } from "./use-text.ts";
import "./fonts.css";
import "./text.css";
// The first HTML contains the sections whose code loads later. Their styles are imported here, so that nothing moves.
import "#app/color/channel-slider.css";
import "#app/color/code-well.css";
import "#app/color/export-panel.css";
import "#app/color/gradient-bar.css";
import "#app/color/gradient/gradient-fields.css";
import "#app/ui/field.css";
import "#app/ui/segmented.css";
import "#app/ui/toggle.css";

const GradientBar = lazy(async () => ({
  default: (await import("#app/color/gradient-bar.tsx")).GradientBar,
}));
const Explanation = lazy(async () => ({ default: (await import("./parts/explanation.tsx")).Explanation }));
const GroundField = lazy(async () => ({ default: (await import("./parts/ground-field.tsx")).GroundField }));
const TextSection = lazy(async () => ({ default: (await import("./parts/text-section.tsx")).TextSection }));
const GradientSection = lazy(async () => ({
  default: (await import("./parts/gradient-section.tsx")).GradientSection,
}));
const SafeSection = lazy(async () => ({ default: (await import("./parts/safe-section.tsx")).SafeSection }));
const CodeSection = lazy(async () => ({ default: (await import("./parts/code-section.tsx")).CodeSection }));

const takeGradient = () => import("./take-gradient.ts");

const later = (content: ReactNode) => <LatePart fallback={<p className="text-wait" />}>{content}</LatePart>;

const VIEWS = [
  { value: "text", label: "Text" },
  { value: "contrast", label: "Contrast" },
  { value: "use", label: "In use" },
] as const;

export function TextView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const tool = useText(data);
  const { document, stopIndex, act, contrast, target, history } = tool;
  const { gradient, ground } = document;
  const { vision } = frame;
  const word = useRef<HTMLDivElement>(null);
  const onWrite = useWriting(word);
  const strip = useMemo(
    () => shownCss(gradient, { isStrip: true, seen: (color) => seenAs(vision, color) }),
    [gradient, vision],
  );
  const hexes = gradient.stops.map(({ color }) => formatHex(color));
  const onShuffle = () =>
    void takeGradient()
      .then(({ shuffledGradient }) => shuffledGradient())
      .then(
        (drawn) => act({ type: "gradient", change: drawn }),
        () => frame.setProblem("Shuffle could not be loaded.", reloadPage),
      );
  const onRaise = () => {
    if (contrast.failing.length === 0) return;
    void takeGradient()
      .then(({ raisedGradient }) => raisedGradient(gradient, ground, target))
      .then(showRaised, () => frame.setProblem("Raise could not be loaded.", reloadPage));
  };
  const showRaised = (raised: Pick<GradientLayer, "stops"> | undefined) => {
    if (raised === undefined)
      frame.setProblem(
        `No change of lightness brings the whole gradient to ${target} : 1: some of its colors are lighter than the ground, others darker.`,
      );
    else {
      act({ type: "gradient", change: { stops: raised.stops } });
      showToast({ text: `Raised to ${target} : 1`, action: { label: "Undo", run: history.undo } });
    }
  };
  const published = publishedGradient(gradient);
  const sections: readonly InspectorSection[] = [
    { id: "text", title: "Text", content: later(<TextSection tool={tool} />) },
    { id: "gradient", title: "Gradient", content: later(<GradientSection tool={tool} />) },
    { id: "safe", title: "Safe recipe", content: later(<SafeSection tool={tool} />) },
    {
      id: "code",
      title: "Code",
      isTitleHidden: true,
      content: later(<CodeSection tool={tool} word={word} />),
    },
  ];
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this text"
      saveName={document.title === "" ? document.text.replaceAll("\n", " ") : document.title}
      colors={tool.colors}
      takes={{
        onColors: (colors) => act({ type: "colors", colors }),
        onOneColor: (color) =>
          tool.changeStop({ type: "color", index: stopIndex, color: colorOfText(color) }),
        isOwnText: (text) => /-gradient\(|\bbg-(?:linear|radial|conic)\b/i.test(text),
        onText: (text) =>
          void takeGradient()
            .then(({ takenGradient }) => takenGradient(text))
            .then(
              (read) => {
                if (read.ok) act({ type: "gradient", change: read.gradient });
                else frame.setProblem(read.message);
              },
              () => frame.setProblem("The reader of gradients could not be loaded.", reloadPage),
            ),
        hint: "Drop a gradient as CSS, or colors",
      }}
      {...(published && {
        publishing: {
          item: { kind: "gradient", colors: hexes, gradient: published },
          title: document.title,
          onTitle: (title: string) => act({ type: "set", change: { title } }),
        },
      })}
      more={[
        {
          label: "Reverse",
          icon: "swap",
          run: () => tool.changeStop({ type: "reverse" }),
          isNarrow: true,
        },
        { label: `Raise to ${target} : 1`, icon: "circle-half", run: onRaise, isNarrow: true },
        {
          label: "In use",
          icon: "layout",
          run: () => act({ type: "set", change: { view: "use" } }),
          isNarrow: true,
        },
      ]}
      announcement={`${document.text}, weakest ${formatRatio(contrast.worst.ratio)} to 1`}
      current={gradient.stops[stopIndex]?.color}
      sections={sections}
      shortcuts={textShortcuts(tool, { onShuffle, onWrite, onRaise })}
      localKeys={LOCAL_KEYS}
      dock={
        <>
          <Button variant="key" aria-keyshortcuts="Space" onClick={onShuffle}>
            Shuffle
          </Button>
          <div className="text-ground">
            <AfterFirstAction>
              <LatePart fallback={null}>
                <GroundField tool={tool} />
              </LatePart>
            </AfterFirstAction>
          </div>
          <span className="grow" />
          <Segmented
            label="View"
            options={VIEWS}
            value={document.view}
            onChange={(view) => act({ type: "set", change: { view } })}
          />
          <span className="text-dock-keys">
            <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
          </span>
        </>
      }
      canvas={
        <div className="text-canvas">
          <Stage tool={tool} vision={vision} word={word} onRaise={onRaise} />
          <div className="text-foot">
            <Suspense fallback={<div className="gradient-bar" />}>
              <GradientBar
                stops={gradient.stops}
                css={strip}
                stopColors={gradient.stops.map(({ color }) => formatHex(seenAs(vision, color)))}
                stopNames={hexes.map((hex) => hex.toUpperCase())}
                selected={stopIndex}
                onSelect={tool.selectStop}
                onPreview={tool.previewStop}
                onChange={tool.changeStop}
                onCancel={tool.cancelPreview}
              />
            </Suspense>
            <ContrastCurve tool={tool} />
          </div>
        </div>
      }
    >
      <Suspense fallback={null}>
        <Explanation document={document} target={target} hexes={hexes} related={data.related} />
      </Suspense>
    </ToolWorkbench>
  );
}

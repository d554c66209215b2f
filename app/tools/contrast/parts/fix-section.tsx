import { type CSSProperties, useDeferredValue, useMemo } from "react";
import { GOAL_OPTIONS, GOALS, ratioGoal } from "#app/tools/contrast/reading.ts";
import { type SurfaceReading, useSurfaceReading } from "#app/tools/contrast/surface-reading.ts";
import type { SurfaceSize } from "#app/tools/contrast/surface-size.ts";
import { type ContrastTool, settledDocument } from "#app/tools/contrast/use-contrast.ts";
import type { Photo } from "#app/tools/contrast/use-photo.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { CONTRAST_GOALS } from "#domain/documents/contrast/contrast-document.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { smallestChange } from "#engine/contrast/contrast-nearest.ts";
import { ratioAcross, regionContrast, type Scrim, thinnestScrim } from "#engine/contrast/contrast-region.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

const RATIO_GOALS = GOAL_OPTIONS.filter(({ value }) => value !== "next" && GOALS[value].metric === "wcag");

interface FixSectionProps {
  readonly tool: ContrastTool;
  readonly photo: Photo | undefined;
  readonly size: SurfaceSize;
}

/** The thinnest scrim of either tone, and the nearest text color, with which the worst point passes. */
export function FixSection({ tool, photo, size }: FixSectionProps) {
  const { act } = tool;
  const settled = settledDocument(tool);
  const goal = ratioGoal(settled.goal);
  const { scrim } = settled.over;
  const reading = useSurfaceReading(settled, photo, size);
  // Too slow for every frame of a drag, so it is deferred until the page is idle.
  const fixes = useFixes(useDeferredValue(reading), settled.text, goal.least);
  const worst = reading.measured?.worst.ratio;
  return (
    <>
      <NativeSelect
        label="Contrast to reach"
        isLabelHidden
        fieldClassName="contrast-goal"
        value={RATIO_GOALS.find(({ value }) => value === settled.goal)?.value ?? "aa"}
        options={RATIO_GOALS}
        onChange={(value) => {
          const chosen = CONTRAST_GOALS.find((known) => known === value);
          if (chosen !== undefined) act({ type: "goal", goal: chosen });
        }}
      />
      {scrim !== undefined && (
        <div className="contrast-nearest">
          <ScrimSwatch scrim={scrim} />
          <span className="min-w-0">
            <b>Scrim, {scrim.tone}</b>
            <span className="t-value">{Math.round(scrim.alpha * 100)}% opaque</span>
          </span>
          <Button size="s" onClick={() => act({ type: "scrim", scrim: undefined })}>
            Remove
          </Button>
        </div>
      )}
      {worst !== undefined && worst >= goal.least && (
        <p className="field-hint contrast-reached">
          The worst point reaches {goal.name}: {formatRatio(worst)}.
        </p>
      )}
      {worst !== undefined && worst < goal.least && fixes !== undefined && (
        <>
          {fixes.scrims.map((found) => (
            <div key={found.tone} className="contrast-nearest">
              <ScrimSwatch scrim={found} />
              <span className="min-w-0">
                <b>{found.tone === "black" ? "Black scrim" : "White scrim"}</b>
                <span className="t-value">{Math.round(found.alpha * 100)}% opaque</span>
              </span>
              <Button
                size="s"
                aria-label={`Use ${found.tone} scrim`}
                onClick={() => act({ type: "scrim", scrim: found })}
              >
                Use
              </Button>
            </div>
          ))}
          {fixes.text !== undefined && <TextFix text={fixes.text} tool={tool} />}
          {fixes.text === undefined && (
            <p className="field-hint">
              No text color passes everywhere here{fixes.scrims.length > 0 ? ": it takes a scrim." : "."}
            </p>
          )}
        </>
      )}
    </>
  );
}

function TextFix({
  text,
  tool,
}: {
  text: { color: Color; ratio: number; under: Color };
  tool: ContrastTool;
}) {
  return (
    <div className="contrast-nearest">
      <span
        className="contrast-aa"
        aria-hidden="true"
        style={{ "--c": formatHex(text.under), "--f": formatHex(text.color) } as CSSProperties}
      >
        Aa
      </span>
      <span className="min-w-0">
        <b>Other text</b>
        <span className="t-value">
          {formatHex(text.color).toUpperCase()}, {formatRatio(text.ratio)}
        </span>
      </span>
      <Button
        size="s"
        aria-label="Use other text"
        onClick={() => tool.act({ type: "color", side: "text", color: text.color })}
      >
        Use
      </Button>
    </div>
  );
}

function ScrimSwatch({ scrim }: { scrim: Scrim }) {
  return (
    <span
      className="contrast-aa contrast-scrim-swatch"
      aria-hidden="true"
      style={{ "--tone": scrim.tone, "--alpha": scrim.alpha } as CSSProperties}
    />
  );
}

/** Measured on the picture or gradient itself, without the current scrim. */
function useFixes({ pixels, region }: SurfaceReading, text: Color, target: number) {
  return useMemo(() => {
    if (pixels === undefined) return undefined;
    const scrims = (["black", "white"] as const)
      .flatMap((tone) => thinnestScrim(pixels, region, text, { tone, target }) ?? [])
      .toSorted((a, b) => a.alpha - b.alpha);
    const bare = regionContrast(pixels, region, text);
    const opaque: Color = { ...text, alpha: 1 };
    const found = bare && smallestChange(opaque, target, (candidate) => ratioAcross(bare, candidate));
    return {
      scrims,
      text: bare && found && { color: found.color, ratio: found.contrast, under: bare.worst.under },
    };
  }, [pixels, region, text, target]);
}

import { AngleField, ShapeFields, SpaceField } from "#app/color/gradient/shape-fields.tsx";
import { StopFields } from "#app/color/gradient/stop-fields.tsx";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { NumberField } from "#app/ui/number-field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TEXT_LIMITS } from "#domain/documents/text/text-document.ts";

const SPANS = [
  { value: "whole", label: "Whole text" },
  { value: "line", label: "Each line" },
  { value: "letter", label: "Each letter" },
] as const;

/** The fields of the gradient: what it spans, its shape, its selected stop and its motion. */
export function GradientSection({ tool }: { readonly tool: TextTool }) {
  const { isStopOpen, onStopOpen } = tool;
  const { document, stopIndex, act, changeStop, previewStop } = tool;
  const { gradient, span, motionSeconds } = document;
  const shape = (change: Partial<typeof gradient>) => act({ type: "gradient", change });
  return (
    <>
      <p className="text-head-note t-value">{gradient.stops.length} stops</p>
      <Segmented
        label="The gradient spans"
        isFilled
        size="s"
        options={SPANS}
        value={span}
        onChange={(next) => act({ type: "set", change: { span: next } })}
      />
      <div className="gradient-pair">
        <AngleField layer={gradient} onChange={shape} />
        <SpaceField layer={gradient} onChange={shape} />
      </div>
      <details
        className="text-more"
        open={isStopOpen}
        onToggle={(event) => onStopOpen(event.currentTarget.open)}
      >
        <summary>
          Stop {stopIndex + 1} of {gradient.stops.length}
        </summary>
        <StopFields stops={gradient.stops} index={stopIndex} onPreview={previewStop} onChange={changeStop} />
      </details>
      <details className="text-more">
        <summary>Kind, easing, motion</summary>
        <ShapeFields
          isRest
          layer={gradient}
          onChange={shape}
          onEasing={(easing) => changeStop({ type: "easings", easing })}
        />
        <NumberField
          label="Motion, 0 for none"
          value={motionSeconds}
          decimals={0}
          unit=" s"
          least={TEXT_LIMITS.motionSeconds[0]}
          most={TEXT_LIMITS.motionSeconds[2]}
          onCommit={(value) => act({ type: "number", name: "motionSeconds", value })}
        />
      </details>
      {motionSeconds > 0 && (
        <p className="field-hint">The gradient does not move where the system asks for reduced motion.</p>
      )}
    </>
  );
}

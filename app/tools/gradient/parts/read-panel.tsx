import { useState } from "react";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import { stageStyle } from "#app/tools/gradient/shown.ts";
import { Button } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { NumberField } from "#app/ui/number-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { readGradientCss } from "#domain/documents/gradient/read-gradient-css.ts";
import type { GradientBox } from "#engine/gradient/read/gradient-lengths.ts";

interface ReadPanelProps {
  /** Text that was pasted or dropped on the page. */
  readonly given: string;
  readonly onTake: (layers: readonly GradientLayer[]) => void;
}

/** Longest side of the box that lengths refer to, px. */
const MAX_SIDE = 10_000;

/** Imports a gradient from CSS: it is parsed and shown before it replaces the current one. */
export function ReadPanel({ given, onTake }: ReadPanelProps) {
  const [own, setOwn] = useState<{ readonly of: string; readonly text: string }>();
  const text = own?.of === given ? own.text : given;
  const field = useFirstField<HTMLTextAreaElement>();
  const [box, setBox] = useState<GradientBox>();
  const read = text.trim() === "" ? undefined : readGradientCss(text, box);
  const used = read?.ok === true ? read.box : undefined;
  return (
    <section className="inspector-section" aria-label="Read a gradient">
      <TextArea
        label="A gradient as CSS, SVG or code"
        hint="CSS, SCSS, Tailwind, SVG, SwiftUI, UIKit, Compose, Android XML, Flutter, canvas, design tokens, GIMP."
        ref={field}
        rows={8}
        value={text}
        spellCheck={false}
        error={read?.ok === false ? `Line ${read.line}, column ${read.column}: ${read.message}` : undefined}
        onChange={(event) => setOwn({ of: given, text: event.currentTarget.value })}
      />
      {used !== undefined && (
        <div className="gradient-read-box">
          {(["width", "height"] as const).map((side) => (
            <NumberField
              key={side}
              label={side === "width" ? "Width of its box" : "Height of its box"}
              value={used[side]}
              decimals={0}
              unit=" px"
              least={1}
              most={MAX_SIDE}
              onCommit={(next) => setBox({ ...used, [side]: Math.round(next) })}
            />
          ))}
        </div>
      )}
      {read?.ok === true && (
        <>
          <span className="gradient-read" style={stageStyle(read.layers, FULL_VISION)} aria-hidden="true" />
          <p role="status">
            {read.layers.length === 1 ? "One gradient" : `${read.layers.length} layers`},{" "}
            {read.layers.reduce((sum, { stops }) => sum + stops.length, 0)} stops. {read.notices.join(" ")}
          </p>
          <Button variant="ink" onClick={() => onTake(read.layers)}>
            Take it
          </Button>
        </>
      )}
    </section>
  );
}

/** Lightness, chroma and hue of a ramp as curves over its steps, bent by five handles each. */
import { useSyncExternalStore } from "react";
import { RAMP_NAMES } from "#app/tools/ui-palette/ramp-words.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Button } from "#app/ui/button.tsx";
import type { ShownRamp } from "#domain/ui-palette/shown-palette.ts";
import { BEND_CHANNELS, type BendHandles, NO_BEND } from "#engine/theme/bend-handles.ts";
import { CurvePlot } from "./curve-plot.tsx";

interface CurvesProps {
  readonly tool: PaletteTool;
}

export function Curves({ tool }: CurvesProps) {
  const { document, store, shown, ramp: name, act, preview, cancelPreview } = tool;
  // The dots follow a drag with the worker's answers.
  const now = useSyncExternalStore(store.subscribe, store.now, () => shown);
  const ramp = now.ramps.find((each) => each.name === name);
  if (ramp === undefined) return undefined;
  const bend = document.bends[name];
  return (
    <section className="curves" aria-label="Curves">
      <div className="curves-head">
        <h2>
          {RAMP_NAMES[name]} <small>{lineOf(ramp)}</small>
        </h2>
        <Button
          size="s"
          disabled={bend === undefined}
          onClick={() => act({ type: "straighten", ramp: name })}
        >
          Straighten
        </Button>
      </div>
      <div className="curves-plots">
        {BEND_CHANNELS.map((channel) => (
          <CurvePlot
            key={channel}
            ramp={ramp}
            channel={channel}
            handles={bend?.[channel] ?? NO_BEND}
            onDrag={(handles: BendHandles) => preview({ type: "bend", ramp: name, channel, handles })}
            onCommit={(handles: BendHandles) => {
              act({ type: "bend", ramp: name, channel, handles });
              cancelPreview();
            }}
            onCancel={cancelPreview}
          />
        ))}
      </div>
    </section>
  );
}

function lineOf({ steps, main, unevenness }: ShownRamp): string {
  const kept = steps.some(({ isKept }) => isKept) ? `kept exactly on ${main}, ` : "";
  return `${kept}neighbors differ by at most ${unevenness.toFixed(2)} times the least`;
}

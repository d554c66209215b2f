import { useMemo } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { stageStyle } from "#app/tools/gradient/shown.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatHex } from "#engine/format/format.ts";
import { StageHandles } from "./stage-handles.tsx";

interface StageProps {
  readonly tool: GradientTool;
  readonly vision: VisionChoice;
  readonly isBare: boolean;
  readonly onBare: () => void;
  readonly onRandom: () => void;
  readonly onPresets: () => void;
}

/** The gradient filling the canvas, with its handles. */
export function Stage({ tool, vision, isBare, onBare, onRandom, onPresets }: StageProps) {
  const { document, layer, changeStop, act } = tool;
  const style = useMemo(() => stageStyle(document.layers, vision), [document.layers, vision]);
  const colors = layer.stops.map(({ color }) => formatHex(seenAs(vision, color)));
  const names = layer.stops.map(({ color }) => formatHex(color).toUpperCase());
  return (
    <div className="gradient-stage" data-stage style={style}>
      {!isBare && <StageHandles tool={tool} colors={colors} names={names} />}
      <div className="gradient-ctl gradient-ctl-left">
        <Button variant="ghost" size="s" aria-keyshortcuts="Space" onClick={onRandom}>
          <Icon name="shuffle" size={16} />
          Random
        </Button>
        <Button variant="ghost" size="s" onClick={() => changeStop({ type: "reverse" })}>
          <Icon name="swap" size={16} />
          Reverse
        </Button>
        <Button variant="ghost" size="s" onClick={onPresets}>
          <Icon name="bookmarks-simple" size={16} />
          Presets
        </Button>
      </div>
      <div className="gradient-ctl gradient-ctl-right">
        <IconButton
          icon="columns"
          label="Every space side by side"
          size="s"
          aria-pressed={document.view === "compare"}
          data-tip-side="end"
          onClick={() => act({ type: "view", view: document.view === "compare" ? "canvas" : "compare" })}
        />
        <IconButton
          icon="layout"
          label="On a page, a card, a button"
          size="s"
          shortcut="U"
          data-tip-side="end"
          onClick={() => act({ type: "view", view: "things" })}
        />
        <IconButton
          icon="arrows-out-simple"
          label={isBare ? "Show the handles" : "Only the gradient"}
          size="s"
          aria-pressed={isBare}
          data-tip-side="end"
          onClick={onBare}
        />
      </div>
    </div>
  );
}

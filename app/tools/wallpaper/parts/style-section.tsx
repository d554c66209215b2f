import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { Button } from "#app/ui/button.tsx";
import type { WallpaperDocument } from "#domain/documents/wallpaper-document.ts";
import { patternStyle } from "#engine/pattern/styles.ts";
import type { WallpaperAction } from "../model.ts";

interface StyleSectionProps {
  readonly document: WallpaperDocument;
  readonly act: (action: WallpaperAction) => unknown;
  readonly preview: (action: WallpaperAction) => void;
  readonly onCancel: () => void;
}

/** The few controls of the style. */
export function StyleSection({ document, act, preview, onCancel }: StyleSectionProps) {
  const { controls } = patternStyle(document.style);
  return (
    <div className="wallpaper-controls">
      {controls.map((control) => {
        const change = (value: number): WallpaperAction => ({ type: "control", id: control.id, value });
        return (
          <ChannelSlider
            key={`${document.style} ${control.id}`}
            label={control.name}
            shownLabel={control.name}
            value={document.controls[control.id] ?? control.usual}
            min={control.least}
            max={control.most}
            step={control.step}
            decimals={0}
            track="var(--line-strong), var(--line-strong)"
            onDrag={(value) => preview(change(value))}
            onCommit={(value) => act(change(value))}
            onCancel={onCancel}
          />
        );
      })}
      {Object.keys(document.controls).length > 0 && (
        <Button variant="ghost" size="s" onClick={() => act({ type: "usual" })}>
          As usual
        </Button>
      )}
    </div>
  );
}

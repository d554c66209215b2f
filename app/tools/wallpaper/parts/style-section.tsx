import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { WallpaperAction } from "#app/tools/wallpaper/model.ts";
import type { ZoneReading } from "#app/tools/wallpaper/use-zone.ts";
import { Button } from "#app/ui/button.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import type { WallpaperDocument } from "#domain/documents/wallpaper-document.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { READS_FROM } from "#engine/contrast/zone-contrast.ts";
import type { PatternControl } from "#engine/pattern/pattern-control.ts";
import { patternStyle } from "#engine/pattern/styles.ts";

interface StyleSectionProps {
  readonly document: WallpaperDocument;
  readonly act: (action: WallpaperAction) => unknown;
  readonly preview: (action: WallpaperAction) => void;
  readonly onCancel: () => void;
  readonly zone: ZoneReading | undefined;
}

/** The few controls of the style. */
export function StyleSection({ document, act, preview, onCancel, zone }: StyleSectionProps) {
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
            decimals={control.step < 1 ? 2 : 0}
            track={filled(document.controls[control.id] ?? control.usual, control)}
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
      {zone !== undefined && (
        <p className="wallpaper-reads">
          {zone.name} in {zone.tone} <span className="t-value">{formatRatio(zone.ratio)}</span>
          <Verdict tone={zone.ratio >= READS_FROM ? "ok" : "warn"}>
            {zone.ratio >= READS_FROM ? "Reads" : "Hard to read"}
          </Verdict>
        </p>
      )}
    </div>
  );
}

/** The track is ink up to the value. */
function filled(value: number, { least, most }: PatternControl): string {
  const share = ((value - least) / (most - least)) * 100;
  return `linear-gradient(90deg, var(--ink) ${share}%, var(--line-strong) ${share}%)`;
}

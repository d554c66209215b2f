import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { WallpaperAction } from "#app/tools/wallpaper/model.ts";
import type { WallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import { useZone, type ZoneReading } from "#app/tools/wallpaper/use-zone.ts";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/checkbox.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { READS_FROM } from "#engine/contrast/zone-contrast.ts";
import { NEWEST_PATTERN_VERSION, type Pattern, type PatternSize } from "#engine/pattern/pattern.ts";
import type { PatternControl } from "#engine/pattern/pattern-control.ts";
import { patternStyle } from "#engine/pattern/styles.ts";

export interface StyleSectionProps {
  readonly document: WallpaperDocument;
  readonly act: (action: WallpaperAction) => unknown;
  readonly preview: (action: WallpaperAction) => void;
  readonly onCancel: () => void;
  readonly client: WallpaperClient;
  /** The pattern as it is shown after a drag has ended, and its size. */
  readonly settled: Pattern;
  readonly size: PatternSize;
  /** Undefined for a style whose copies do not join. */
  readonly tiled: { readonly isOn: boolean; readonly onChange: () => void } | undefined;
}

/** The controls of the style, and the contrast of the system's text with the picture. */
export function StyleSection(props: StyleSectionProps) {
  const { document, act, preview, onCancel, client, settled, size, tiled } = props;
  const { controls } = patternStyle(document.style);
  const zone = useZone(client, settled, size);
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
          Reset
        </Button>
      )}
      {document.edition !== NEWEST_PATTERN_VERSION && (
        <p className="field-hint">
          Made in an earlier version, and drawn as then.{" "}
          <Button variant="ghost" size="s" onClick={() => act({ type: "newest" })}>
            Draw it as now
          </Button>
        </p>
      )}
      {tiled !== undefined && (
        <Switch label="Side by side, without a seam" checked={tiled.isOn} onChange={tiled.onChange} />
      )}
      {zone !== undefined && <Reads {...zone} />}
    </div>
  );
}

/** The line is there before the contrast is measured, so that nothing below it moves. */
function Reads({ name, contrast }: ZoneReading) {
  return (
    <p className="wallpaper-reads">
      {contrast === undefined ? (
        name
      ) : (
        <>
          {name} in {contrast.tone} <span className="t-value">{formatRatio(contrast.ratio)}</span>
          <Verdict tone={contrast.ratio >= READS_FROM ? "ok" : "warn"}>
            {contrast.ratio >= READS_FROM ? "Reads" : "Hard to read"}
          </Verdict>
        </>
      )}
    </p>
  );
}

/** The background of the slider's track: `--ink` up to the value. */
function filled(value: number, { least, most }: PatternControl): string {
  const share = ((value - least) / (most - least)) * 100;
  return `linear-gradient(90deg, var(--ink) ${share}%, var(--line-strong) ${share}%)`;
}

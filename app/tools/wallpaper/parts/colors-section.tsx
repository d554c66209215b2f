import { ColorField } from "#app/color/color-field.tsx";
import type { WallpaperAction } from "#app/tools/wallpaper/model.ts";
import { Switch } from "#app/ui/checkbox.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import type { WallpaperDocument } from "#domain/documents/wallpaper-document.ts";

interface ColorsSectionProps {
  readonly document: WallpaperDocument;
  readonly act: (action: WallpaperAction) => unknown;
}

/** The palette: each color with its share of the picture. */
export function ColorsSection({ document, act }: ColorsSectionProps) {
  return (
    <>
      <ul className="wallpaper-colors">
        {document.colors.map(({ color, weight }, index) => (
          <li key={index}>
            <ColorField
              label={`Color ${index + 1}`}
              isLabelHidden
              color={color}
              onCommit={(next) => act({ type: "color", index, color: next })}
            />
            <NumberField
              label={`Weight of color ${index + 1}`}
              isLabelHidden
              value={weight}
              decimals={0}
              unit=""
              least={1}
              most={9}
              onCommit={(next) => act({ type: "weight", index, weight: Math.round(next) })}
            />
          </li>
        ))}
      </ul>
      <p className="field-hint">A weight of 1 to 9 says how much of the picture a color takes.</p>{" "}
      <Switch
        label="Dark partners"
        checked={document.isDark}
        onChange={(event) => act({ type: "dark", isDark: event.currentTarget.checked })}
      />
    </>
  );
}

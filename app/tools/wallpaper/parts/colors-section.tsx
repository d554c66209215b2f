import { ColorField } from "#app/color/color-field.tsx";
import type { WallpaperAction } from "#app/tools/wallpaper/model.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";

interface ColorsSectionProps {
  readonly document: WallpaperDocument;
  readonly act: (action: WallpaperAction) => unknown;
  readonly onDeal: () => void;
}

/** The palette: each color with its lock and its weight, which sets its share of the picture. */
export function ColorsSection({ document, act, onDeal }: ColorsSectionProps) {
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
            <IconButton
              icon={document.locked.includes(index) ? "lock-fill" : "lock-open"}
              label={`Lock color ${index + 1}`}
              aria-pressed={document.locked.includes(index)}
              onClick={() => act({ type: "lock", index, isLocked: !document.locked.includes(index) })}
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
      <p className="field-hint">
        A weight of 1 to 9 says how much of the picture a color takes. A locked color keeps its place.
      </p>
      <Button
        aria-keyshortcuts="x"
        disabled={document.colors.length - document.locked.length < 2}
        onClick={onDeal}
      >
        <Icon name="shuffle" size={16} />
        Shuffle the colors
      </Button>
      <Switch
        label="Dark partners"
        checked={document.isDark}
        onChange={(event) => act({ type: "dark", isDark: event.currentTarget.checked })}
      />
    </>
  );
}

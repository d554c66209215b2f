/** One to three brand colors. */
import { ColorField } from "#app/color/color-field.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import { alikeBrands } from "#domain/documents/theme/theme-changes.ts";
import { formatHex } from "#engine/format/format.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

const BRANDS = [
  { token: "brand", label: "Brand color", add: "Brand" },
  { token: "second", label: "Second color", add: "Second" },
  { token: "accent", label: "Accent", add: "Accent" },
] as const;

export function BrandFields({ document, mode, solved, change }: ThemeControls) {
  const { brand } = document;
  const next = BRANDS[brand.length];
  const alike = alikeBrands(document);
  const onAdd = () => {
    if (next === undefined) return;
    // Starts with the color that the solver has derived from the brand, so that adding it changes nothing.
    const parsed = parseColor(solved.sheet[mode][next.token]);
    const color = parsed.ok ? parsed.color : knownColor("808080");
    change({ type: "brand", index: brand.length, color });
  };
  return (
    <div className="theme-brands">
      {brand.map((color, index) => {
        const { label, token } = BRANDS[index] ?? BRANDS[0];
        const gamut = smallestGamut(color);
        return (
          <div key={token} className="theme-brand">
            <div className="theme-brand-row">
              <ColorField
                label={label}
                isLabelHidden
                hasPicker
                color={color}
                onCommit={(given) => change({ type: "brand", index, color: given })}
              />
              {index > 0 && (
                <IconButton
                  icon="x"
                  label={`Remove ${label.toLowerCase()}`}
                  data-tip-side="end"
                  onClick={() => change({ type: "remove-brand", index })}
                />
              )}
              {index === 0 && next !== undefined && (
                <Button aria-label={`Add ${next.label.toLowerCase()}`} onClick={onAdd}>
                  <Icon name="plus" size={16} />
                  {next.add}
                </Button>
              )}
            </div>
            {gamut !== "srgb" && (
              <p className="field-hint">
                <b>{gamut === "display-p3" ? "P3" : "Outside P3"}</b>, kept as it is. Screens without it get{" "}
                {formatHex(color).toUpperCase()}; the lower contrast of both counts.
              </p>
            )}
          </div>
        );
      })}
      {alike !== undefined && (
        <p className="field-hint theme-warning">
          <Icon name="warning" size={16} />
          {alike}
        </p>
      )}
      <p className="field-hint">
        {solved.moved.length === 0
          ? "Kept exactly in all four modes."
          : "Exact in light and dark; moved for high contrast."}
      </p>
    </div>
  );
}

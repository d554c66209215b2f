/** Chooses the label of buttons, and says which color carries it. */
import { Segmented } from "#app/ui/segmented.tsx";
import { formatFigure } from "#domain/themes/figure-text.ts";
import { PAIR_PLACES } from "#domain/themes/pair-places.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { LABEL_CHOICES } from "#engine/theme/theme-request.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

const NAMES = { best: "Best", dark: "Dark", white: "White" } as const;
const CHOICES = LABEL_CHOICES.map((value) => ({ value, label: NAMES[value] }));

export function LabelField({ document, mode, solved, change }: Omit<ThemeControls, "preview">) {
  const { brand, primary, "on-primary": label } = solved.sheet[mode];
  const place = PAIR_PLACES.get("on-primary primary") ?? 0;
  const { wcag, apca } = solved.figures[mode];
  return (
    <div className="theme-label">
      <Segmented
        label="Label on buttons"
        isLabelVisible
        isFilled
        size="s"
        options={CHOICES}
        value={document.label ?? "best"}
        onChange={(chosen) => change({ type: "label", label: chosen })}
      />
      <p className="field-hint">
        <i className="theme-chip" style={{ background: primary, color: label }} />
        {primary === brand
          ? `The brand itself carries it in ${MODE_IN_WORDS[mode]}`
          : `Buttons are ${primary.toUpperCase()} in ${MODE_IN_WORDS[mode]}, beside the exact brand`}
        : {formatFigure(wcag[place] ?? 1, "wcag")}, {formatFigure(apca[place] ?? 0, "apca")}.
      </p>
    </div>
  );
}

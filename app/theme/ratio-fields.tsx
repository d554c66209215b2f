/** The contrast that single texts and lines are to have, where the slider of contrast is too coarse. */
import { Button } from "#app/ui/button.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { MAX_TOKEN_RATIO, MIN_TOKEN_RATIO, RATIO_TOKENS } from "#engine/theme/theme-request.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

export function RatioFields({ document, mode, solved, change }: Omit<ThemeControls, "preview">) {
  const { ratios = {} } = document;
  const isAsked = document.ratios !== undefined;
  return (
    <details className="theme-ratios" open={isAsked}>
      <summary>Contrast of single tokens</summary>
      <p className="field-hint">
        To a20, in light and dark; 1.3 times that with high contrast. Floors hold all the same.
      </p>
      <ul>
        {RATIO_TOKENS.map((token) => {
          const asked = ratios[token];
          const [ink, ground] = [token, "a20" as const].map((each) => parseColor(solved.sheet[mode][each]));
          const reached = ink?.ok && ground?.ok ? wcagRatio(ink.color, ground.color) : MIN_TOKEN_RATIO;
          return (
            <li key={token}>
              <NumberField
                label={token}
                value={asked ?? reached}
                decimals={1}
                unit=""
                least={MIN_TOKEN_RATIO}
                most={MAX_TOKEN_RATIO}
                onCommit={(ratio) => change({ type: "ratio", token, ratio })}
              />
              {asked !== undefined && (
                <Button
                  size="s"
                  variant="ghost"
                  onClick={() => change({ type: "ratio", token, ratio: undefined })}
                >
                  By contrast<span className="sr-only">, {token}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

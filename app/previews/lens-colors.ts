/** Lenses that do not filter the picture but dress the preview as another medium would: forced colors and paper. */
import type { PreviewLens } from "#domain/previews/preview-view.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";

type Colors = Readonly<Record<RoleToken, string>>;

/** What the lens makes of a mode's colors. */
export function throughLens(colors: Colors, lens: PreviewLens): Colors {
  const as = lens === "forced" ? forcedColor : lens === "print" ? printColor : undefined;
  if (as === undefined) return colors;
  // The same keys as before.
  return Object.fromEntries(Object.keys(colors).map((token) => [token, as(token)])) as Colors;
}

/** The system color that a browser in forced-colors mode puts in place (CSS Color Adjustment 1, section 3). */
function forcedColor(token: string): string {
  if (/^[at]\d+$|-soft$/.test(token)) return "Canvas";
  if (/^on-(?!disabled)/.test(token)) return "ButtonText";
  if (token === "disabled") return "Canvas";
  if (token === "on-disabled") return "GrayText";
  if (token === "focus") return "Highlight";
  if (/^(?:brand|second|accent|success|warning|danger|info)(?:-hover|-pressed)?$/.test(token))
    return "ButtonFace";
  return "CanvasText";
}

/** Paper without backgrounds, as browsers print unless asked otherwise: black on white, lines in gray. */
function printColor(token: string): string {
  if (/^[at]\d+$|-soft$|^disabled$/.test(token)) return "white";
  if (/^line(?:-control)?$/.test(token)) return "gray";
  if (/^(?:brand|second|accent|success|warning|danger|info)(?:-hover|-pressed)?$/.test(token)) return "white";
  return "black";
}

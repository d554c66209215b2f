/** Simulations that replace the colors of a preview instead of filtering its pixels: forced colors and print. */
import type { PreviewLens } from "#domain/previews/preview-view.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";

type Colors = Readonly<Record<RoleToken, string>>;

/** The colors of a mode under a simulation. */
export function throughLens(colors: Colors, lens: PreviewLens): Colors {
  const as = lens === "forced" ? forcedColor : lens === "print" ? printColor : undefined;
  if (as === undefined) return colors;
  // The keys are those of `colors`.
  return Object.fromEntries(Object.keys(colors).map((token) => [token, as(token)])) as Colors;
}

/** The system color that a browser in forced-colors mode uses instead (CSS Color Adjustment 1, section 3). */
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

/** Print without backgrounds, the default of browsers: black on white, with gray lines. */
function printColor(token: string): string {
  if (/^[at]\d+$|-soft$|^disabled$/.test(token)) return "white";
  if (/^line(?:-control)?$/.test(token)) return "gray";
  if (/^(?:brand|second|accent|success|warning|danger|info)(?:-hover|-pressed)?$/.test(token)) return "white";
  return "black";
}

/** Tinctures of four coats of arms with their contrast, computed by the engine. */
import { formatRatio, wcagRatio } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";

const NEEDED_RATIO = 3;

const ARMS = [
  { blazon: "Argent, a bend or", field: "#f4f1e6", charge: "#f2c53d" },
  { blazon: "Azure, a bend or", field: "#1c4286", charge: "#f2c53d" },
  { blazon: "Gules, a bend vert", field: "#a32a34", charge: "#1a7444" },
  { blazon: "Vert, a bend argent", field: "#1a7444", charge: "#f4f1e6" },
] as const;

export interface ArmsFigure {
  readonly blazon: string;
  readonly field: string;
  readonly charge: string;
  readonly ratio: string;
  readonly isReadable: boolean;
}

export function armsFigures(): ArmsFigure[] {
  return ARMS.map((arms) => {
    const [field, charge] = [parseColor(arms.field), parseColor(arms.charge)];
    if (!field.ok || !charge.ok)
      throw new Error(`The arms "${arms.blazon}" have a color that cannot be read`);
    const ratio = wcagRatio(charge.color, field.color);
    return { ...arms, ratio: formatRatio(ratio), isReadable: ratio >= NEEDED_RATIO };
  });
}

/** What the members of the palettes that Tailwind 3 and MUI export mean in a script: `colors.zinc[500]`, `blue[500]`. */
import { materialColor } from "./material-colors.ts";
import { tailwindColor } from "./tailwind-colors.ts";
import { TAILWIND_STEPS } from "./tailwind-palette.generated.ts";

export interface MemberColor {
  /** The step of a whole family; undefined for a single color. */
  readonly step?: string;
  /** As CSS text. */
  readonly color: string;
}

/** By what the script imports; for a member of anything else the answer is empty. */
export function memberColors(script: string): (member: string) => readonly MemberColor[] {
  const hasTailwind = script.includes("tailwindcss/colors");
  const hasMaterial = /["']@(?:mui\/material|material-ui\/core)\/colors/.test(script);
  const one = (color: string | undefined): readonly MemberColor[] => (color === undefined ? [] : [{ color }]);
  return (member) => {
    const [, object = "", name = "", step] =
      /^([\w$]+)(?:\.|\[\s*["']?)([\w$]+)(?:["']?\s*\])?(?:(?:\.|\[\s*["']?)([\w$]+)(?:["']?\s*\])?)?$/.exec(
        member,
      ) ?? [];
    if (hasTailwind && object === "colors") {
      if (step !== undefined) return one(tailwindColor(`${name}-${step}`, 3));
      const alone = tailwindColor(name, 3);
      if (alone !== undefined) return one(alone);
      return TAILWIND_STEPS.flatMap((each) => {
        const color = tailwindColor(`${name}-${each}`, 3);
        return color === undefined ? [] : [{ step: String(each), color }];
      });
    }
    if (!hasMaterial || step !== undefined) return [];
    const shade = /^A?(\d+)$/.exec(name)?.[1];
    return shade === undefined
      ? []
      : one(materialColor(name.startsWith("A") ? `${object}Accent` : object, Number(shade)));
  };
}

/** Finds the amounts for a target color. */
import { type CSSProperties, useMemo, useState } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { useRecipes } from "#app/tools/mixer/use-recipes.ts";
import { Button } from "#app/ui/button.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { useColorTray } from "#app/workbench/tray/color-tray.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { type MixRecipe, shortestRecipe } from "#engine/mix/mix-recipes.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/** ΔEOK from which two adjacent colors are just distinguishable, and from which they are clearly different. */
const [JUST_SEEN, PLAIN] = [0.02, 0.05];

export function FindSection({ mixer }: { mixer: Mixer }) {
  const { document, mixture, act } = mixer;
  const [source, setSource] = useState<"band" | "tray">("band");
  const { colors: tray } = useColorTray();
  const band = useMemo(() => document.parts.map(({ color }) => color), [document.parts]);
  const trayColors = useMemo(
    () =>
      tray.flatMap((css) => {
        const parsed = parseColor(css);
        return parsed.ok ? [{ ...parsed.color, alpha: 1 }] : [];
      }),
    [tray],
  );
  const colors = source === "band" ? band : trayColors;
  const { search, state, problem, again } = useRecipes(document.target, colors, document.how);
  const use = (recipe: MixRecipe, from: readonly Color[]) =>
    act({ type: "replace", parts: partsOf(recipe, from, source) });
  return (
    <>
      <ColorField
        label="Color to reach"
        hasPicker
        color={document.target ?? mixture}
        onCommit={(color) => act({ type: "target", color: { ...color, alpha: 1 } })}
      />
      <Segmented
        label="Colors to mix"
        isFilled
        size="s"
        options={[
          { value: "band", label: "These colors" },
          { value: "tray", label: `The tray (${tray.length})` },
        ]}
        value={source}
        onChange={setSource}
      />
      {document.target === undefined ? (
        <p className="field-hint mixer-hint">
          Enter a color to find the fewest parts of these colors that make it, mixed by the method chosen
          above.
        </p>
      ) : colors.length === 0 ? (
        <p className="field-hint mixer-hint">The tray is empty. Put colors in with T, here or in any tool.</p>
      ) : state === "failed" ? (
        <PartProblem problem={problem} onAgain={again} />
      ) : search === undefined ? (
        <p className="field-hint mixer-hint">Searching…</p>
      ) : (
        <Found
          target={document.target}
          search={search}
          total={colors.length}
          isStale={state === "searching"}
          onUse={(recipe) => use(recipe, search.colors)}
        />
      )}
    </>
  );
}

interface FoundProps {
  readonly target: Color;
  readonly search: { readonly colors: readonly Color[]; readonly recipes: readonly MixRecipe[] };
  readonly total: number;
  readonly isStale: boolean;
  readonly onUse: (recipe: MixRecipe) => void;
}

function Found({ target, search: { colors, recipes }, total, isStale, onUse }: FoundProps) {
  const shortest = shortestRecipe(recipes);
  const nearest = recipes.at(-1);
  if (shortest === undefined || nearest === undefined) return null;
  return (
    <div className="mixer-found" aria-busy={isStale}>
      <p className="mixer-verdict" role="status">
        <Verdict tone={shortest.deltaE < JUST_SEEN ? "ok" : shortest.deltaE < PLAIN ? "warn" : "bad"}>
          {verdictOf(shortest.deltaE)}
        </Verdict>
      </p>
      {nearest.deltaE >= PLAIN && (
        <p className="field-hint mixer-hint">
          However many parts, these colors come no nearer than {formatDeltaE(nearest.deltaE)}. Add another
          color.
        </p>
      )}
      {total > colors.length && (
        <p className="field-hint mixer-hint">
          The recipes use the {colors.length} most helpful of {total} colors.
        </p>
      )}
      <ol className="mixer-recipes" aria-label="Recipes">
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.parts.join()}
            recipe={recipe}
            colors={colors}
            target={target}
            isBest={recipe === shortest}
            onUse={() => onUse(recipe)}
          />
        ))}
      </ol>
    </div>
  );
}

interface RecipeRowProps {
  readonly recipe: MixRecipe;
  readonly colors: readonly Color[];
  readonly target: Color;
  readonly isBest: boolean;
  readonly onUse: () => void;
}

function RecipeRow({ recipe, colors, target, isBest, onUse }: RecipeRowProps) {
  const total = recipe.parts.reduce((sum, part) => sum + part, 0);
  const used = recipe.parts.flatMap((part, index) => {
    const color = colors[index];
    return part === 0 || color === undefined ? [] : [{ part, hex: formatHex(color) }];
  });
  const said = used.map(({ part, hex }) => `${part} × ${hex.toUpperCase()}`).join(" + ");
  return (
    <li data-best={isBest || undefined}>
      <span className="mixer-pair" aria-hidden="true">
        <Swatch color={formatHex(target)} />
        <Swatch color={formatHex(recipe.color)} />
      </span>
      <span className="mixer-recipe">
        <span className="mixer-recipe-band" aria-hidden="true">
          {used.map(({ part, hex }) => (
            <i key={hex} style={{ "--c": hex, flexGrow: part } as CSSProperties} />
          ))}
        </span>
        <span className="t-value" title={said}>
          {used.map(({ part }) => part).join(" : ")} <span>{formatDeltaE(recipe.deltaE)}</span>
        </span>
      </span>
      <Button
        size="s"
        aria-label={`Use ${said}`}
        title={total === 1 ? "1 part" : `${total} parts`}
        onClick={onUse}
      >
        Use
      </Button>
    </li>
  );
}

function verdictOf(deltaE: number): string {
  if (deltaE < JUST_SEEN) return "Reached: no difference to be seen";
  return deltaE < PLAIN ? "Near: seen side by side" : "These colors cannot reach it";
}

/**
 * All colors of the band remain, even those that the recipe omits; of the tray's colors only those in the recipe are
 * added.
 */
function partsOf(recipe: MixRecipe, from: readonly Color[], source: "band" | "tray") {
  const parts = from.map((color, index) => ({ color, amount: recipe.parts[index] ?? 0 }));
  if (source === "band") return parts;
  const used = parts.filter(({ amount }) => amount > 0);
  // A mixture needs two colors, so an unused one is added if necessary.
  return used.length > 1 ? used : [...used, ...parts.filter(({ amount }) => amount === 0)].slice(0, 2);
}

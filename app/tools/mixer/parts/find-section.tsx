/** The other way round: from a color to the amounts. */
import { type CSSProperties, useMemo, useState } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { useRecipes } from "#app/tools/mixer/use-recipes.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { useColorTray } from "#app/workbench/color-tray.ts";
import { formatHex } from "#engine/format/format.ts";
import { type MixRecipe, shortestRecipe } from "#engine/mix/mix-recipes.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/** ΔEOK from which on two colors side by side are told apart, and from which on nobody would take one for the other. */
const [JUST_SEEN, PLAIN] = [0.02, 0.05];

export function FindSection({ mixer }: { mixer: Mixer }) {
  const { document, mixture, act } = mixer;
  const [source, setSource] = useState<"band" | "tray">("band");
  const { colors: tray } = useColorTray();
  const band = useMemo(() => document.pots.map(({ color }) => color), [document.pots]);
  const trayColors = useMemo(
    () =>
      tray.flatMap((css) => {
        const parsed = parseColor(css);
        return parsed.ok ? [{ ...parsed.color, alpha: 1 }] : [];
      }),
    [tray],
  );
  const pots = source === "band" ? band : trayColors;
  const { search, state } = useRecipes(document.target, pots, document.how);
  const use = (recipe: MixRecipe, from: readonly Color[]) =>
    act({ type: "pots", pots: potsFor(recipe, from, source) });
  return (
    <>
      <ColorField
        label="Color to reach"
        hasPicker
        color={document.target ?? mixture}
        onCommit={(color) => act({ type: "target", color: { ...color, alpha: 1 } })}
      />
      <Segmented
        label="Pots"
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
          Enter a color, and the fewest parts that make it of these pots are found, mixed the way chosen
          above.
        </p>
      ) : pots.length === 0 ? (
        <p className="field-hint mixer-hint">The tray is empty. Put colors in with T, here or in any tool.</p>
      ) : state === "failed" ? (
        <p className="field-error">
          The search could not be started. Look at the connection, then try again.
        </p>
      ) : search === undefined ? (
        <p className="field-hint mixer-hint">Searching…</p>
      ) : (
        <Found
          target={document.target}
          search={search}
          total={pots.length}
          isStale={state === "searching"}
          onUse={(recipe) => use(recipe, search.pots)}
        />
      )}
    </>
  );
}

interface FoundProps {
  readonly target: Color;
  readonly search: { readonly pots: readonly Color[]; readonly recipes: readonly MixRecipe[] };
  readonly total: number;
  readonly isStale: boolean;
  readonly onUse: (recipe: MixRecipe) => void;
}

function Found({ target, search: { pots, recipes }, total, isStale, onUse }: FoundProps) {
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
          However many parts, these pots come no nearer than ΔE {nearest.deltaE.toFixed(3)}. Another pot is
          needed.
        </p>
      )}
      {total > pots.length && (
        <p className="field-hint mixer-hint">
          Of {total} colors the {pots.length} that help most are used.
        </p>
      )}
      <ol className="mixer-recipes" aria-label="Recipes">
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.parts.join()}
            recipe={recipe}
            pots={pots}
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
  readonly pots: readonly Color[];
  readonly target: Color;
  readonly isBest: boolean;
  readonly onUse: () => void;
}

function RecipeRow({ recipe, pots, target, isBest, onUse }: RecipeRowProps) {
  const total = recipe.parts.reduce((sum, part) => sum + part, 0);
  const used = recipe.parts.flatMap((part, index) => {
    const color = pots[index];
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
          {used.map(({ part }) => part).join(" : ")} <span>ΔE {recipe.deltaE.toFixed(3)}</span>
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
  return deltaE < PLAIN ? "Near: seen side by side" : "These pots cannot reach it";
}

/** The band keeps all its colors, also those a recipe leaves out; of the tray only what is used comes. */
function potsFor(recipe: MixRecipe, from: readonly Color[], source: "band" | "tray") {
  const pots = from.map((color, index) => ({ color, amount: recipe.parts[index] ?? 0 }));
  if (source === "band") return pots;
  const used = pots.filter(({ amount }) => amount > 0);
  // A mixture has two colors at least.
  return used.length > 1 ? used : [...used, ...pots.filter(({ amount }) => amount === 0)].slice(0, 2);
}

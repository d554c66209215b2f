import { memo, useEffect, useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { CopyButton } from "#app/color/copy-button.tsx";
import type { RandomAction } from "#app/tools/random/model.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type RandomDocument, seedProblem } from "#domain/documents/random-document.ts";
import { MAX_RANDOM } from "#engine/random/random-colors.ts";

interface DrawFieldsProps {
  readonly document: RandomDocument;
  readonly act: (action: RandomAction) => void;
  readonly preview: (action: RandomAction) => void;
}

/** Number of colors, distribution, seed. */
export const DrawFields = memo(function DrawFields({ document, act, preview }: DrawFieldsProps) {
  const { count, isEven, seed } = document;
  return (
    <>
      <ChannelSlider
        label="Colors"
        value={count}
        min={1}
        max={MAX_RANDOM}
        step={1}
        decimals={0}
        track="var(--sunken)"
        onDrag={(value) => preview({ type: "count", count: value })}
        onCommit={(value) => act({ type: "count", count: value })}
      />
      <div className="random-pair">
        <Segmented
          label="Spread"
          isLabelVisible
          isFilled
          options={[
            { value: "even", label: "Even" },
            { value: "free", label: "Free" },
          ]}
          value={isEven ? "even" : "free"}
          onChange={(value) => act({ type: "spread", isEven: value === "even" })}
        />
        <SeedField seed={seed} onCommit={(next) => act({ type: "seed", seed: next })} />
      </div>
    </>
  );
});

/** Commits on Enter or blur; an invalid seed shows its error and changes nothing. */
function SeedField({ seed, onCommit }: { readonly seed: string; readonly onCommit: (seed: string) => void }) {
  const [text, setText] = useState(seed);
  const [error, setError] = useState<string>();
  useEffect(() => {
    setText(seed);
    setError(undefined);
  }, [seed]);
  const apply = (given: string) => {
    const problem = given === seed ? undefined : seedProblem(given);
    setError(problem);
    if (problem === undefined && given !== seed) onCommit(given);
  };
  return (
    <TextField
      label="Seed"
      value={text}
      error={error}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      fieldClassName="random-seed"
      after={<CopyButton text={seed} size="s" variant="ghost" label="Copy" aria-label="Copy the seed" />}
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (error !== undefined) setError(seedProblem(event.currentTarget.value.trim()));
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") apply(event.currentTarget.value.trim());
        if (event.key === "Escape") {
          setText(seed);
          setError(undefined);
        }
      }}
      onBlur={(event) => apply(event.currentTarget.value.trim())}
    />
  );
}

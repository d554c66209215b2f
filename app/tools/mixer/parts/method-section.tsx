import {
  BLEND_OPTIONS,
  FAMILIES,
  HUE_LABELS,
  methodSentence,
  SPACE_LABELS,
} from "#app/tools/mixer/labels.ts";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { MIX_SPACES, methodNamed } from "#domain/documents/mix-method-text.ts";
import { HUE_METHODS } from "#engine/mix/mix.ts";
import type { MixMethod } from "#engine/mix/mix-method.ts";
import { hueIndex } from "#engine/space/spaces.ts";

/** Selects the mixing method. */
export function MethodSection({ mixer: { document, act } }: { mixer: Mixer }) {
  const { how } = document;
  const take = (name: string, hue?: (typeof HUE_METHODS)[number]) => {
    const next = methodNamed(name, hue);
    if (next !== undefined) act({ type: "method", how: next });
  };
  return (
    <>
      <Segmented
        label="Way of mixing"
        isFilled
        size="s"
        options={FAMILIES}
        value={how.method}
        onChange={(family) => act({ type: "method", how: FIRST_OF[family] })}
      />
      {how.method === "space" && (
        <div className="mixer-two">
          <NativeSelect
            label="Space"
            value={how.space}
            options={MIX_SPACES.map((space) => ({ value: space, label: SPACE_LABELS[space] }))}
            onChange={(space) => take(space, how.hue)}
          />
          {hueIndex(how.space) !== undefined && (
            <NativeSelect
              label="Hue goes"
              value={how.hue ?? "shorter"}
              options={HUE_METHODS.map((hue) => ({ value: hue, label: HUE_LABELS[hue] }))}
              onChange={(value) =>
                take(
                  how.space,
                  HUE_METHODS.find((hue) => hue === value),
                )
              }
            />
          )}
        </div>
      )}
      {how.method === "blend" && (
        <NativeSelect
          label="Blend mode"
          value={how.mode}
          options={BLEND_OPTIONS}
          onChange={(mode) => take(mode)}
        />
      )}
      <p className="field-hint mixer-hint">{methodSentence(how)}</p>
    </>
  );
}

const FIRST_OF: Readonly<Record<MixMethod["method"], MixMethod>> = {
  pigment: { method: "pigment" },
  light: { method: "light" },
  perceptual: { method: "perceptual" },
  space: { method: "space", space: "oklch" },
  blend: { method: "blend", mode: "multiply" },
};

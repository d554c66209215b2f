/** The ranges that the generator draws from, as sliders (PAL-2): each change replaces the unlocked colors at once. */
import { useState } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { newSeed, redrawn } from "#app/tools/palette/draw.ts";
import type { Palette } from "#app/tools/palette/use-palette.ts";
import { Button } from "#app/ui/button.tsx";
import { characterOf } from "#engine/palette/character.ts";
import { CHARACTER_LIMITS, type Character } from "#engine/palette/character-limits.ts";

const GRAYS = "linear-gradient(90deg, #000, #fff)";
const CHROMAS = "linear-gradient(90deg, #8a8a8f, #d12f5b)";
const SLIDERS: readonly { name: keyof Character; label: string; track: string }[] = [
  { name: "dark", label: "Darkest", track: GRAYS },
  { name: "light", label: "Lightest", track: GRAYS },
  { name: "shape", label: "Between them", track: "linear-gradient(90deg, #222, #8a8a8f 50%, #eee)" },
  { name: "dull", label: "Least chroma", track: CHROMAS },
  { name: "vivid", label: "Greatest chroma", track: CHROMAS },
  {
    name: "spread",
    label: "Spread of hues",
    track: "linear-gradient(90deg, #d8553a, #b88a1e, #5f9f3f, #00a3a3, #4a7dd8, #a05ad0)",
  },
  { name: "black", label: "Added black", track: "linear-gradient(90deg, #4a5a70, #000)" },
  { name: "white", label: "Added white", track: "linear-gradient(90deg, #c0a890, #fff)" },
];

/** The other end of a range, which moves when this end would pass it. */
const ENDS: Partial<Record<keyof Character, readonly [other: keyof Character, isLower: boolean]>> = {
  dark: ["light", true],
  light: ["dark", false],
  dull: ["vivid", true],
  vivid: ["dull", false],
};

export function CharacterControls({ palette }: { palette: Palette }) {
  const { document, act, preview, committed, redraw } = palette;
  // For a palette without a seed. It stays the same during a drag, so that the colors change smoothly.
  const [seed] = useState(newSeed);
  const shown = document.character ?? characterOf(document.mood);
  const changed = (name: keyof Character, value: number): Character => {
    const given = Math.round(value);
    const [other, isLower] = ENDS[name] ?? [];
    if (other === undefined) return { ...shown, [name]: given };
    const moved = isLower ? Math.max(shown[other], given) : Math.min(shown[other], given);
    return { ...shown, [name]: given, [other]: moved };
  };
  return (
    <>
      {SLIDERS.map(({ name, label, track }) => (
        <ChannelSlider
          key={name}
          label={label}
          value={shown[name]}
          min={CHARACTER_LIMITS[name][0]}
          max={CHARACTER_LIMITS[name][1]}
          step={1}
          decimals={0}
          track={track}
          onDrag={(value) => preview(redrawn(committed, { character: changed(name, value) }, seed))}
          onCommit={(value) => act(redrawn(committed, { character: changed(name, value) }, seed))}
        />
      ))}
      <Button
        size="s"
        disabled={document.character === undefined}
        onClick={() => redraw({ character: undefined })}
      >
        As the mood has it
      </Button>
    </>
  );
}

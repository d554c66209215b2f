import type { CSSProperties } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { IconButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useColorTray } from "#app/workbench/tray/color-tray.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";

/** Even steps from one color to the next; pressing one copies it, the button above adds it to the tray. */
export function Steps({ mixer, vision }: { mixer: Mixer; vision: VisionChoice }) {
  const { extra, extraHexes, extraNames } = mixer;
  const { add } = useColorTray();
  const keep = (hex: string) => {
    const isKept = add(hex);
    showToast(
      isKept
        ? { text: `${hex.toUpperCase()} is in the tray`, color: hex }
        : { text: "This browser refuses storage, so the tray cannot be kept." },
    );
  };
  return (
    <ol className="mixer-steps" aria-label="Steps" data-crowded={extra.length > 12 || undefined}>
      {extra.map((color, index) => {
        const hex = extraHexes[index] ?? "";
        return (
          <li
            key={index}
            className={`on-color-${onColor(color)}`}
            style={{ "--c": formatHex(seenAs(vision, color)) } as CSSProperties}
          >
            <IconButton
              icon="stack"
              label={`Put ${hex.toUpperCase()} into the tray`}
              className="mixer-grip"
              data-tip-side="bottom"
              onClick={() => keep(hex)}
            />
            <CopyValue
              text={hex.toUpperCase()}
              className="mixer-hex"
              label={`Copy ${hex.toUpperCase()}, step ${index + 1}${extraNames[index] ? `, ${extraNames[index]}` : ""}`}
            />
          </li>
        );
      })}
    </ol>
  );
}

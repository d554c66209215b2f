import type { CSSProperties } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { methodLabel } from "#app/tools/mixer/labels.ts";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { methodText } from "#domain/documents/mix-method-text.ts";
import { COMPARED } from "#domain/documents/mixer-document.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";

/** The same amounts mixed by five methods side by side; pressing one selects its method. */
export function Compare({ mixer, vision }: { mixer: Mixer; vision: VisionChoice }) {
  const { extra, extraHexes, extraNames, document, act } = mixer;
  const current = methodText(document.how);
  return (
    <ul className="mixer-compare" aria-label="Ways of mixing">
      {COMPARED.map((how, index) => {
        const color = extra[index];
        if (color === undefined) return null;
        const hex = (extraHexes[index] ?? "").toUpperCase();
        const isChosen = methodText(how) === current;
        return (
          <li
            key={methodText(how)}
            className={`on-color-${onColor(color)}`}
            style={{ "--c": formatHex(seenAs(vision, color)) } as CSSProperties}
          >
            <button
              type="button"
              className="mixer-take"
              aria-pressed={isChosen}
              onClick={() => act({ type: "method", how })}
            >
              {methodLabel(how)}
              {isChosen && <Icon name="check" size={16} />}
            </button>
            <div className="mixer-part-text">
              <span className="mixer-part-name">{extraNames[index]}</span>
              <CopyValue text={hex} className="mixer-hex" label={`Copy ${hex}, ${methodLabel(how)}`} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

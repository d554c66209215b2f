import { randomizeBase } from "#app/tools/scheme/shortcuts.ts";
import type { Scheme } from "#app/tools/scheme/use-scheme.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { Panels } from "#app/workbench/use-panels.ts";

interface DockProps {
  readonly scheme: Scheme;
  readonly panels: Panels;
  readonly isSimulated: boolean;
}

/** The base on the left, the view on the right. */
export function Dock({ scheme, panels, isSimulated }: DockProps) {
  const { document, act } = scheme;
  return (
    <>
      <Button variant="key" aria-keyshortcuts="Space" onClick={() => randomizeBase(scheme)}>
        Random base
      </Button>
      <span className="grow" />
      <Button
        variant="ghost"
        aria-pressed={document.hasShades}
        className="scheme-shades-key"
        onClick={() => act({ type: "shades", isOn: !document.hasShades })}
      >
        Shades
      </Button>
      <Segmented
        label="Gamut"
        options={[
          { value: "srgb", label: "sRGB" },
          { value: "display-p3", label: "P3" },
        ]}
        value={document.gamut}
        onChange={(gamut) => act({ type: "gamut", gamut })}
      />
      <span className="scheme-dock-wide">
        <PanelKeys panels={panels} isSimulated={isSimulated} />
      </span>
    </>
  );
}

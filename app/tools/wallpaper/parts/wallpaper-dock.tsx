/** The dock of the maker: the seed, the view, the size, and whether zones and the panel are shown. */
import type { ReactNode, Ref } from "react";
import type { WallpaperAction } from "#app/tools/wallpaper/model.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import type { WallpaperDocument, WallpaperView } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { MAX_SEED } from "#engine/pattern/pattern.ts";
import { DeviceSelect } from "./device-select.tsx";
import { ViewSwitch } from "./view-switch.tsx";

interface WallpaperDockProps {
  readonly document: WallpaperDocument;
  readonly act: (action: WallpaperAction) => unknown;
  readonly onAnother: () => void;
  readonly onLockSeed: () => void;
  readonly onView: (view: WallpaperView) => void;
  readonly hasZones: boolean;
  readonly onZones: () => void;
  readonly panelKey: Ref<HTMLButtonElement>;
  readonly panel: {
    readonly isShown: boolean;
    /** Whether the visitor has closed it, also where it is a sheet below the canvas. */
    readonly isClosed: boolean;
    readonly onToggle: () => void;
  };
  /** The buttons that every tool has in its dock. */
  readonly children: ReactNode;
}

export function WallpaperDock(props: WallpaperDockProps) {
  const { document, act, onAnother, onLockSeed, onView, hasZones, onZones, panelKey, panel, children } =
    props;
  const { seed, size, view, isSeedLocked } = document;
  return (
    <>
      <Button variant="key" aria-keyshortcuts="Space" onClick={onAnother}>
        {isSeedLocked && view !== "seeds" ? "Shuffle the colors" : "Another seed"}
      </Button>
      <div className="wallpaper-seed">
        <NumberField
          label="Seed"
          isLabelHidden
          value={seed}
          decimals={0}
          unit=""
          least={0}
          most={MAX_SEED}
          onCommit={(next) => act({ type: "seed", seed: Math.round(next) })}
        />
      </div>
      <IconButton
        icon={isSeedLocked ? "lock-fill" : "lock-open"}
        label="Lock the seed"
        shortcut="L"
        data-tip-side="top"
        aria-pressed={isSeedLocked}
        onClick={onLockSeed}
      />
      <span className="grow" />
      <ViewSwitch document={document} onView={onView} onDevice={(kind) => act({ type: "device", kind })} />
      <DeviceSelect
        label="Size of the picture"
        size={size}
        onSize={(next) => act({ type: "size", size: next })}
        fieldClassName="wallpaper-dock-size"
      />
      <IconButton
        icon="layout"
        label="Zones of the system"
        shortcut="Z"
        data-tip-side="top"
        className="wallpaper-zones-key"
        aria-pressed={hasZones}
        onClick={onZones}
      />
      <IconButton
        ref={panelKey}
        icon="sliders-horizontal"
        label="Adjust"
        shortcut="A"
        data-tip-side="top"
        className="wallpaper-adjust"
        data-closed={panel.isClosed || undefined}
        aria-pressed={panel.isShown}
        onClick={panel.onToggle}
      />
      {children}
    </>
  );
}

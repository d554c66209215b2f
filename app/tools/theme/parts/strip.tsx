/** The surfaces a0 to a50 as a strip above the sample. */
import { useSyncExternalStore } from "react";
import { modeStyle, type SeenSheet } from "#app/theme/mode-colors.ts";
import { TokenChip } from "#app/theme/token-chip.tsx";
import type { ThemeStore } from "#app/theme/use-solved-theme.ts";
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { type RoleToken, SURFACE_STEPS, type ThemeModeName } from "#engine/theme/role-graph.ts";

const SURFACES = SURFACE_STEPS.map((step) => `a${step}` as const);
const WORN: readonly RoleToken[] = [...SURFACES, "text"];

export function Strip({ tool, seen }: { readonly tool: ThemeTool; readonly seen: SeenSheet }) {
  const { committed, solved, store, token, takeUp } = tool;
  const { mode, pins } = committed;
  return (
    <div
      className="theme-strip"
      role="group"
      aria-label="Surfaces"
      data-theme-mode={mode}
      style={modeStyle(solved.sheet, mode, seen, WORN)}
    >
      {SURFACES.map((surface) => (
        <TokenChip
          key={surface}
          token={surface}
          ink="text"
          value={<LiveValue store={store} mode={mode} token={surface} />}
          isPinned={pins.some((pin) => pin.mode === mode && pin.token === surface)}
          isCurrent={token === surface}
          onPress={takeUp}
        />
      ))}
    </div>
  );
}

interface LiveValueProps {
  readonly store: ThemeStore;
  readonly mode: ThemeModeName;
  readonly token: RoleToken;
}

/** Updates during a drag without rendering anything else. */
function LiveValue({ store, mode, token }: LiveValueProps) {
  const valueOf = () => store.now().sheet[mode][token];
  const value = useSyncExternalStore(store.subscribe, valueOf, valueOf);
  return value.startsWith("#") ? value.toUpperCase() : value;
}

/** The steps of the ramps as custom properties of one root element, updated during a drag without rendering. */
import { type CSSProperties, type RefObject, useLayoutEffect } from "react";
import type { SeenColor } from "#app/theme/seen-sheet.ts";
import type { SettledStore } from "#app/theme/settled-store.ts";
import type { ShownPalette } from "#domain/ui-palette/shown-palette.ts";
import { stepProperty } from "./ramp-words.ts";

/** The style of the root element in the server's HTML. */
export function rampStyle({ ramps }: Pick<ShownPalette, "ramps">, seen: SeenColor): CSSProperties {
  return Object.fromEntries(
    ramps.flatMap(({ name, steps }) =>
      steps.map(({ step, color }) => [stepProperty(name, step), seen(color)] as const),
    ),
  );
}

export function useRampColors(
  root: RefObject<HTMLElement | null>,
  store: SettledStore<ShownPalette>,
  seen: SeenColor,
): void {
  useLayoutEffect(() => {
    const draw = (): void => {
      for (const { name, steps } of store.now().ramps)
        for (const { step, color } of steps)
          root.current?.style.setProperty(stepProperty(name, step), seen(color));
    };
    draw();
    return store.subscribe(draw);
  }, [root, store, seen]);
}

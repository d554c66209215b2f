import { useEffect, useState } from "react";
import { onIdle } from "#app/ui/on-idle.ts";
import type { Front } from "./dress-front.ts";
import type { HeroView } from "./hero-view.ts";

/** Palettes that can be called back, with the shown one. */
const MAX_LATEST = 4;

export interface FrontState {
  readonly front: Front;
  /** What was shown before it, over which it fades in. */
  readonly before: Front | undefined;
  /** The last palettes, the newest last. */
  readonly latest: readonly Front[];
  /** How many were dealt or drawn. */
  readonly draws: number;
  readonly redraw: (locked: readonly { readonly index: number; readonly hex: string }[]) => Promise<void>;
  readonly show: (front: Front) => void;
}

/**
 * The palette that the front wears. Those of the deck are dealt in an order of their own, then palettes are drawn; with a
 * locked color every palette is drawn.
 */
export function useFront(initial: Front, deck: readonly HeroView[]): FrontState {
  const [{ front, before, latest }, setShown] = useState({
    front: initial,
    before: undefined as Front | undefined,
    latest: [initial] as readonly Front[],
  });
  const [dealt, setDealt] = useState(deck);
  const [draws, setDraws] = useState(0);
  useEffect(() => onIdle(() => import("./dress-front.ts")), []);
  const show = (next: Front) =>
    setShown((shown) => ({
      front: next,
      before: shown.front,
      latest: shown.latest.includes(next) ? shown.latest : [...shown.latest, next].slice(-MAX_LATEST),
    }));
  return {
    front,
    before,
    latest,
    draws,
    show,
    async redraw(locked) {
      const next = locked.length === 0 ? dealt[Math.floor(Math.random() * dealt.length)] : undefined;
      setDealt(dealt.filter((view) => view !== next));
      const hero = next ?? (await (await import("./draw-palette.ts")).drawPalette(locked));
      const { dressFront } = await import("./dress-front.ts");
      show(dressFront(hero, `f${draws + 1}`));
      setDraws(draws + 1);
    },
  };
}

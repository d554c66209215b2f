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
  /** Places of the colors that stay in the next palettes. */
  readonly locked: readonly number[];
  readonly setLocked: (locked: readonly number[]) => void;
}

interface Dealt {
  readonly shown: Pick<FrontState, "front" | "before" | "latest">;
  readonly deck: readonly HeroView[];
  readonly draws: number;
  readonly locked: readonly number[];
}

/** What was dealt in this tab beside a plate of the day: it is there again after Back, or by the mark. Never on the server. */
let kept: { readonly of: string; readonly dealt: Dealt } | undefined;

/**
 * The palette that the front wears. Those of the deck are dealt in an order of their own, then palettes are drawn; with a
 * locked color every palette is drawn.
 */
export function useFront(initial: Front, deck: readonly HeroView[]): FrontState {
  const of = initial.hero.bands.map(({ hex }) => hex).join();
  const known = kept?.of === of ? kept.dealt : undefined;
  const [shown, setShown] = useState<Dealt["shown"]>(
    known?.shown ?? { front: initial, before: undefined, latest: [initial] },
  );
  const [dealt, setDealt] = useState(known?.deck ?? deck);
  const [draws, setDraws] = useState(known?.draws ?? 0);
  const [locked, setLocked] = useState(known?.locked ?? []);
  const { front, before, latest } = shown;
  useEffect(() => {
    // Nothing fades in when it comes back.
    const still = { ...shown, before: undefined };
    kept =
      draws > 0 || locked.length > 0
        ? { of, dealt: { shown: still, deck: dealt, draws, locked } }
        : undefined;
  }, [of, shown, dealt, draws, locked]);
  useEffect(() => onIdle(() => import("./dress-front.ts")), []);
  const show = (next: Front) =>
    setShown((last) => ({
      front: next,
      before: last.front,
      latest: last.latest.includes(next) ? last.latest : [...last.latest, next].slice(-MAX_LATEST),
    }));
  return {
    front,
    before,
    latest,
    draws,
    show,
    locked,
    setLocked,
    async redraw(stay) {
      const next = stay.length === 0 ? dealt[Math.floor(Math.random() * dealt.length)] : undefined;
      setDealt(dealt.filter((view) => view !== next));
      const hero = next ?? (await (await import("./draw-palette.ts")).drawPalette(stay));
      const { dressFront } = await import("./dress-front.ts");
      show(dressFront(hero, `f${draws + 1}`));
      setDraws(draws + 1);
    },
  };
}

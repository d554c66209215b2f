import { useEffect, useLayoutEffect, useState } from "react";
import { KEPT_FRONT_KEY, showLiveFront } from "#app/shell/kept-front.ts";
import { onIdle } from "#app/ui/on-idle.ts";
import { tabMemory } from "#app/ui/tab-memory.ts";
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

/** The same for a page that is loaded anew, without what the palettes wear: they are dressed again. */
interface Undressed extends Omit<Dealt, "shown"> {
  readonly of: string;
  readonly latest: readonly Pick<Front, "id" | "hero">[];
  /** Place of the shown one. */
  readonly shown: number;
}
const keptInTab = tabMemory<Undressed>(KEPT_FRONT_KEY);

/**
 * The palette that the front wears. Those of the deck are dealt in an order of their own, then palettes are drawn; with a
 * locked color every palette is drawn.
 */
export function useFront(initial: Front, deck: readonly HeroView[]): FrontState {
  const of = initial.hero.bands.map(({ hex }) => hex).join();
  const [fresh] = useState<Dealt>(() => ({
    shown: { front: initial, before: undefined, latest: [initial] },
    deck,
    draws: 0,
    locked: [],
  }));
  const [dealt, setDealt] = useState(kept?.of === of ? kept.dealt : fresh);
  const { shown, draws, locked } = dealt;
  useEffect(() => {
    const undressed = kept?.of === of ? undefined : keptInTab.read();
    if (undressed?.of !== of) {
      showLiveFront();
      return;
    }
    let isCurrent = true;
    dressAgain(undressed, fresh).then((found) => {
      // What was dealt meanwhile stays.
      if (isCurrent) setDealt((now) => (now === fresh ? found : now));
    }, showLiveFront);
    return () => {
      isCurrent = false;
    };
  }, [of, fresh]);
  // Before the paint, so that no frame has the one palette beside the other.
  useLayoutEffect(() => {
    if (dealt !== fresh) showLiveFront();
  }, [fresh, dealt]);
  useLayoutEffect(() => showLiveFront, []);
  useEffect(() => {
    if (dealt !== fresh) keep(of, dealt);
  }, [of, fresh, dealt]);
  useEffect(() => onIdle(() => import("./dress-front.ts")), []);
  return {
    ...shown,
    draws,
    show: (front) => setDealt((last) => ({ ...last, shown: showNext(last.shown, front) })),
    locked,
    setLocked: (next) => setDealt((last) => ({ ...last, locked: next })),
    async redraw(stay) {
      const next = stay.length === 0 ? dealt.deck[Math.floor(Math.random() * dealt.deck.length)] : undefined;
      const left = dealt.deck.filter((view) => view !== next);
      setDealt((last) => ({ ...last, deck: left }));
      const hero = next ?? (await (await import("./draw-palette.ts")).drawPalette(stay));
      const { dressFront } = await import("./dress-front.ts");
      const front = dressFront(hero, `f${draws + 1}`);
      setDealt((last) => ({ ...last, shown: showNext(last.shown, front), draws: draws + 1 }));
    },
  };
}

function showNext(last: Dealt["shown"], next: Front): Dealt["shown"] {
  return {
    front: next,
    before: last.front,
    latest: last.latest.includes(next) ? last.latest : [...last.latest, next].slice(-MAX_LATEST),
  };
}

function keep(of: string, { shown, ...rest }: Dealt): void {
  if (rest.draws === 0 && rest.locked.length === 0) {
    kept = undefined;
    keptInTab.write(undefined);
    return;
  }
  // Nothing fades in when it comes back.
  kept = { of, dealt: { ...rest, shown: { ...shown, before: undefined } } };
  const { front, latest } = shown;
  const undressed = latest.map(({ id, hero }) => ({ id, hero }));
  keptInTab.write({ ...rest, of, latest: undressed, shown: latest.indexOf(front) });
}

async function dressAgain({ latest, shown, deck, draws, locked }: Undressed, fresh: Dealt): Promise<Dealt> {
  const { dressFront } = await import("./dress-front.ts");
  const { front: first } = fresh.shown;
  const fronts = latest.map(({ id, hero }) => (id === first.id ? first : dressFront(hero, id)));
  const front = fronts[shown] ?? first;
  return { shown: { front, before: undefined, latest: fronts }, deck, draws, locked };
}

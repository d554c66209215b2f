import { toCardView } from "#app/items/card-view.ts";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import { dayNumber } from "#domain/library/day-number.ts";
import { KEEPS_ITS_MIDDLE } from "#domain/library/gradient-tags.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { COUNT_CAP } from "#server/library/count-items.server.ts";
import { dealtPlates } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/home-route";
import "./home.css";
import { armsFigures } from "./arms-figures.server.ts";
import { dressFront, type Front } from "./dress-front.ts";
import { type HeroView, toHeroView } from "./hero-view.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomeIndex } from "./home-index.tsx";
import { RecentWorkSlot } from "./recent-work-slot.tsx";
import { RuleOfTincture } from "./rule-of-tincture.tsx";
import { useFront } from "./use-front.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Home",
    description:
      "Palettes, gradients, themes, wallpapers and contrast checks in one workbench for color, beside a library of credited plates.",
    path: "/",
  });

const HERO_COLORS = 5;
/** For a library without a plate that can be shown first. */
const NO_PLATE = ["#000000", "#ffffff"];
/** The plate of the day, and those that a press of Space deals before any is drawn. */
const DEALT = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const { reads, lists, clock } = context.get(servicesContext);
  const { query } = parseListQuery(new URLSearchParams());
  const day = dayNumber(clock());
  const [plates, palettes, gradients] = await Promise.all([
    dealtPlates(reads, day, DEALT),
    lists.listItems("palette", { ...query, limit: 8 }, day),
    lists.listItems("gradient", { ...query, tags: [KEEPS_ITS_MIDDLE], limit: 5 }, day),
  ]);
  const [hero = toHeroView(NO_PLATE, ["Black", "White"]), ...deck] = plates.map(
    ({ id, title, credit, colors, names }) => ({
      ...toHeroView(colors.slice(0, HERO_COLORS), names.slice(0, HERO_COLORS)),
      plate: { id, title, credit },
    }),
  );
  return {
    front: frontOfDay(hero),
    deck,
    palettes: palettes.items.map(toCardView),
    gradients: gradients.items.map(toCardView),
    paletteCount: countText(palettes.total),
    arms: armsFigures(),
  };
}

const COUNT = new Intl.NumberFormat("en");

/** A list counts no further than it has to. */
function countText(total: number): string {
  return total < COUNT_CAP ? COUNT.format(total) : `${COUNT.format(COUNT_CAP)}+`;
}

let kept: { readonly hexes: string; readonly front: Front } | undefined;

/** Dressed once for all visitors: it takes some fifty milliseconds. */
function frontOfDay(hero: HeroView): Front {
  const hexes = hero.bands.map(({ hex }) => hex).join();
  if (kept?.hexes !== hexes) kept = { hexes, front: dressFront(hero, "f0") };
  return { ...kept.front, hero };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { front, deck, palettes, gradients, paletteCount, arms } = loaderData;
  const state = useFront(front, deck);
  return (
    <main id="main">
      <HomeHero state={state} paletteCount={paletteCount} />
      <RecentWorkSlot />
      <HomeIndex pictures={state.front.pictures} />
      <section className="page-width home-section" aria-labelledby="home-palettes">
        <div className="home-section-head">
          <h2 id="home-palettes" className="t-display-s">
            From the library
          </h2>
          <AppLink to="/palettes">All palettes</AppLink>
        </div>
        <ul className="plates">
          {palettes.map((item) => (
            <li key={item.id}>
              <PaletteCard item={item} />
            </li>
          ))}
        </ul>
      </section>
      <section className="page-width home-section" aria-labelledby="home-gradients">
        <div className="home-section-head">
          <h2 id="home-gradients" className="t-display-s">
            Gradients without the grey middle
          </h2>
          <AppLink to="/gradients?tag=no+grey+middle">All of these</AppLink>
        </div>
        <ul className="gradients">
          {gradients.map((item) => (
            <li key={item.id}>
              <GradientCard item={item} />
            </li>
          ))}
        </ul>
      </section>
      <RuleOfTincture figures={arms} />
    </main>
  );
}

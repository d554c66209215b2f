import type { CSSProperties } from "react";
import { toCardView } from "#app/items/card-view.ts";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import { ToolPicture } from "#app/ui/tool-picture.tsx";
import { dayNumber } from "#domain/library/day-number.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { discover } from "#server/library/discover-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/discover-route";
import "./discover.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Discover",
    description: "A plate of the day, what is liked now, twelve hues, moods, and what is new in the library.",
    path: "/discover",
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { reads, clock } = context.get(servicesContext);
  const found = await discover(reads, dayNumber(clock()));
  return {
    plate: found.plateOfTheDay === undefined ? undefined : toCardView(found.plateOfTheDay),
    trending: found.trending.map(toCardView),
    byHue: found.byHue.map(({ color, item }) => ({ color, card: toCardView(item) })),
    byMood: found.byMood.map(({ mood, items }) => ({ mood, cards: items.map(toCardView) })),
    gradients: found.gradients.map(toCardView),
    fresh: found.fresh.map(toCardView),
  };
}

type Cards = Route.ComponentProps["loaderData"]["trending"];

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { plate, trending, byHue, byMood, gradients, fresh } = loaderData;
  return (
    <main id="main">
      {plate !== undefined && (
        <section aria-labelledby="day-title" className="discover-day">
          <ul className="discover-bands" aria-label="Colors of the plate of the day">
            {plate.bands.map((band, index) => (
              <li
                key={`${index}-${band.css}`}
                className={band.onColor}
                style={{ "--c": band.css, "--w": band.weight } as CSSProperties}
              >
                <b>{band.name}</b>
                <span className="t-value">{band.hex}</span>
              </li>
            ))}
          </ul>
          <div className="page-width discover-day-text">
            <h1 className="t-display-l">Discover</h1>
            <p id="day-title">
              Plate of the day: <AppLink to={`/palettes/${plate.id}`}>{plate.title}</AppLink>, {plate.credit}
            </p>
          </div>
        </section>
      )}
      <Row
        title={trending.some(({ likeCount }) => likeCount > 0) ? "Liked lately" : "Today's selection"}
        more="/palettes"
        cards={trending}
      />
      <section className="page-width discover-row" aria-labelledby="hue-title">
        <h2 id="hue-title" className="t-display-s">
          Round the wheel
        </h2>
        <ul className="plates">
          {byHue.map(({ color, card }) => (
            <li key={card.id}>
              <PaletteCard item={card} />
              <AppLink
                className="discover-near"
                to={`/palettes?near=${encodeURIComponent(color)}`}
                preload="none"
              >
                <i aria-hidden="true" style={{ background: color }} />
                More near {color}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      {byMood.map(({ mood, cards }) => (
        <Row
          key={mood}
          title={mood.charAt(0).toUpperCase() + mood.slice(1)}
          more={`/palettes?tag=${mood}`}
          cards={cards}
        />
      ))}
      <section className="page-width discover-row" aria-labelledby="gradients-title">
        <div className="discover-head">
          <h2 id="gradients-title" className="t-display-s">
            Gradients
          </h2>
          <AppLink to="/gradients">All gradients</AppLink>
        </div>
        <ul className="gradients">
          {gradients.map((card) => (
            <li key={card.id}>
              <GradientCard item={card} />
            </li>
          ))}
        </ul>
      </section>
      <Row title="New in the library" more="/palettes?sort=newest" cards={fresh} />
      <section className="page-width discover-row" aria-labelledby="tools-title">
        <h2 id="tools-title" className="t-display-s">
          Make your own
        </h2>
        <ul className="discover-tools">
          {TOOLS.map((tool) => (
            <li key={tool.path}>
              <AppLink to={tool.path}>
                <ToolPicture tool={tool.id} />
                <b>{tool.title}</b>
                <small>{tool.line}</small>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Row({ title, more, cards }: { title: string; more: string; cards: Cards }) {
  const id = `row-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className="page-width discover-row" aria-labelledby={id}>
      <div className="discover-head">
        <h2 id={id} className="t-display-s">
          {title}
        </h2>
        <AppLink to={more} aria-label={`See all: ${title}`}>
          See all
        </AppLink>
      </div>
      <ul className="plates">
        {cards.map((card) => (
          <li key={card.id}>
            <PaletteCard item={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

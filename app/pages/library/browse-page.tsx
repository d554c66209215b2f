import { GradientCard } from "#app/items/gradient-card.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { PaletteCardPlaceholder } from "#app/items/palette-card-placeholder.tsx";
import { StripRow } from "#app/items/strip-row.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { BrowseFilters, FILTER_FORM } from "./browse-filters.tsx";
import type { BrowseData } from "./browse-loader.server.ts";
import { useEndlessList } from "./use-endless-list.ts";
import "./browse.css";

/** Placeholders, as many as a wide row holds. */
const WAITING = ["a", "b", "c", "d", "e", "f"];
const COUNT = new Intl.NumberFormat("en");

/** A library list: a GET form of filters, cards, and a real "next" link that is also followed automatically. */
export function BrowsePage({ data }: { data: BrowseData }) {
  const { kind, query, notices, total, isTotalCapped, likeTitle } = data;
  const { cards, nextAddress, state, marker, loadMore } = useEndlessList(data);
  const plural = kind === "palette" ? "Palettes" : "Gradients";
  const Card = query.view === "strips" ? StripRow : kind === "palette" ? PaletteCard : GradientCard;
  return (
    <main id="main" className="page-width">
      <header className="browse-head">
        <h1 className="t-display-l">{plural}</h1>
        <p>
          {isTotalCapped && "More than "}
          {COUNT.format(total)} {total === 1 ? plural.slice(0, -1).toLowerCase() : plural.toLowerCase()}
          {likeTitle === undefined ? total > 0 && ", each credited" : ` like ${likeTitle}`}
        </p>
        <span className="grow" />
        <search className="filter-search" aria-label={`Search ${plural.toLowerCase()}`}>
          <label className="field">
            <Icon name="magnifying-glass" size={16} />
            <span className="sr-only">Search by words and colors</span>
            <input
              key={query.text}
              form={FILTER_FORM}
              type="text"
              name="q"
              defaultValue={query.text}
              placeholder="Words and colors"
              enterKeyHint="search"
              maxLength={100}
            />
          </label>
        </search>
      </header>
      <BrowseFilters data={data} />
      {notices.length > 0 && (
        <ul className="browse-notices" role="status">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {cards.length === 0 ? (
        <Empty title="Nothing fits all of this" line="Take one filter away, or look near another color.">
          {data.hasWords && (
            <AppLink
              to={`/palette-generator?${new URLSearchParams({ words: query.text, seed: "words" })}`}
              className="btn btn-secondary btn-m"
            >
              Make a palette from “{query.text}”
            </AppLink>
          )}
          <AppLink to={`/${kind}s`} className="btn btn-secondary btn-m">
            Clear the filters
          </AppLink>
        </Empty>
      ) : (
        <ul
          className={query.view === "strips" ? "strips" : kind === "palette" ? "plates" : "gradients"}
          aria-label={plural}
        >
          {cards.map((card) => (
            <li key={card.id}>
              <Card item={card} />
            </li>
          ))}
          {state === "loading" &&
            query.view !== "strips" &&
            WAITING.map((key) => (
              <li key={key}>
                <PaletteCardPlaceholder />
              </li>
            ))}
        </ul>
      )}
      {nextAddress !== undefined && (
        <p className="browse-more" ref={marker}>
          {state === "failed" && (
            <span role="alert">The next {plural.toLowerCase()} could not be loaded. </span>
          )}
          <AppLink
            to={nextAddress}
            rel="next"
            className="btn btn-secondary btn-m"
            preload="none"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              loadMore();
            }}
          >
            {state === "loading"
              ? "Loading…"
              : state === "failed"
                ? "Try again"
                : `More ${plural.toLowerCase()}`}
          </AppLink>
        </p>
      )}
    </main>
  );
}

/** /compare: two palettes color by color, what each can do, and another one to compare with. */

import { type CSSProperties, useId } from "react";
import { Form } from "react-router";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { ContrastCells } from "#app/pages/library/contrast-matrix.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { MAX_TYPED } from "#domain/documents/comparison.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import type { ComparisonData } from "./compare-loader.server.ts";
import { CompareRows } from "./compare-rows.tsx";
import { DevicePicks } from "./device-picks.tsx";
import { FactTable } from "./fact-table.tsx";
import "#app/ui/field.css";
import "#app/pages/library/detail.css";
import "./compare.css";

const PAIRINGS = [
  ["likeness", "By likeness"],
  ["order", "In order"],
] as const;

export function ComparePage({ data }: { data: ComparisonData }) {
  const { a, b, by, comparison, addresses, picks, known, isExample } = data;
  return (
    <main id="main" className="page-width compare-page">
      <header className="compare-head">
        <h1 className="t-display">Two palettes side by side</h1>
        <p className="t-lead">
          {comparison === undefined ? "Choose what to compare with." : verdictOf(comparison)}
        </p>
      </header>
      <Form method="get" className="compare-form" key={`${a?.text} ${b?.text}`}>
        <PaletteField name="a" label="First palette" side={a} />
        <PaletteField name="b" label="Second palette" side={b} />
        {by === "order" && <input type="hidden" name="by" value="order" />}
        <Button type="submit" variant="ink">
          Compare
        </Button>
      </Form>
      {comparison !== undefined && addresses !== undefined && (
        <>
          <nav className="compare-bar" aria-label="How they stand">
            <LinkButton to={addresses.swapped} preload="none" replace preventScrollReset>
              Swap
            </LinkButton>
            {PAIRINGS.map(([pairing, words]) => (
              <AppLink
                key={pairing}
                className="tag"
                to={addresses[pairing]}
                aria-current={by === pairing ? "true" : undefined}
                preload="none"
                replace
                preventScrollReset
              >
                {words}
              </AppLink>
            ))}
          </nav>
          <CompareRows rows={comparison.rows} titles={[titleOf(a, "First"), titleOf(b, "Second")]} />
          <div className="compare-opens">
            {[a, b].map((side, at) =>
              side === undefined ? null : (
                <LinkButton key={at} to={side.opens}>
                  <Icon name="sliders-horizontal" />
                  <span>
                    Open<span className="compare-wide"> in generator</span>
                  </span>
                </LinkButton>
              ),
            )}
          </div>
          <FactTable a={a?.facts} b={b?.facts} titles={[titleOf(a, "First"), titleOf(b, "Second")]} />
          <section className="compare-pairs" aria-labelledby="compare-pairs-title">
            <h2 id="compare-pairs-title" className="t-title-l">
              Pairs that can carry text
            </h2>
            <div className="compare-two">
              {[a, b].map((side, at) =>
                side === undefined ? null : (
                  <div key={at}>
                    <h3 className="field-label">{titleOf(side, at === 0 ? "First" : "Second")}</h3>
                    <ContrastCells matrix={side.matrix} />
                  </div>
                ),
              )}
            </div>
            <p className="detail-note">Hatched pairs fall below 3:1 and should not hold text or icons.</p>
          </section>
        </>
      )}
      {known !== undefined && <DevicePicks known={known} />}
      {picks.length > 0 && (
        <section className="compare-picks" aria-labelledby="compare-picks-title">
          <h2 id="compare-picks-title" className="t-display-s">
            Near it in the library
          </h2>
          <ul className="plates">
            {picks.map(({ card, address }) => (
              <li key={card.id}>
                <PaletteCard item={card} />
                <AppLink className="detail-compare" to={address} preload="none">
                  Compare with this
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isExample && (
        <p className="detail-note">
          This is the plate of the day beside the one nearest to it. Put in two of your own, or press Compare
          on the page of any palette.
        </p>
      )}
    </main>
  );
}

type Side = ComparisonData["a"];

const titleOf = (side: Side, fallback: string): string =>
  side === undefined || side.title === "" ? `${fallback} palette` : side.title;

/** Mean ΔEOK up to which two palettes are said to be so. */
const SIZES = [
  [0.0015, "the same"],
  [0.02, "hardly to be told apart"],
  [0.08, "near each other"],
  [0.2, "clearly different"],
  [Number.POSITIVE_INFINITY, "far apart"],
] as const;

/** ΔEOK × 100, of which two are just noticeable. */
function verdictOf({ mean, alone, rows }: NonNullable<ComparisonData["comparison"]>): string {
  const pairs = rows.length - alone;
  const size = SIZES.find(([most]) => mean < most)?.[1] ?? "";
  const only = alone === 0 ? "" : ` ${alone === 1 ? "One color has" : `${alone} colors have`} no partner.`;
  return `${formatDeltaE(mean)} on average of ${pairs === 1 ? "one pair" : `${pairs} pairs`}: ${size}.${only}`;
}

function PaletteField({ name, label, side }: { name: string; label: string; side: Side }) {
  const id = useId();
  const notices = side?.notices ?? [];
  return (
    <div className="compare-field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <span className="compare-strip" aria-hidden="true">
        {side?.colors.map((css, at) => (
          <i key={`${at}-${css}`} style={{ "--c": css } as CSSProperties} />
        ))}
      </span>
      <span className="field">
        <input
          id={id}
          name={name}
          defaultValue={side?.text ?? ""}
          placeholder="Colors or a link of a palette"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TYPED}
          aria-invalid={notices.length > 0 || undefined}
          aria-describedby={notices.length > 0 ? `${id}-error` : undefined}
        />
      </span>
      {notices.length > 0 && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {notices.join(" ")}
        </p>
      )}
    </div>
  );
}

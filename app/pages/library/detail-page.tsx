import { type CSSProperties, useRef } from "react";
import { likeSaveStore, useLikeSave } from "#app/collections/like-save-store.ts";
import { Swatch } from "#app/color/swatch.tsx";
import { ValueChip } from "#app/color/value-chip.tsx";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { LikeButton } from "#app/items/like-button.tsx";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { Button, IconButton, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { OpenInMenu } from "#app/workbench/header/open-in-menu.tsx";
import { ContrastMatrix } from "./contrast-matrix.tsx";
import { ItemCode } from "./item-code.tsx";
import "#app/ui/field.css";
import { relativeTime } from "#domain/shell/relative-time.ts";
import type { DetailData } from "./detail-loader.server.ts";
import { ShareButton } from "./share-button.tsx";
import "./detail.css";

const ItemTools = part("ItemTools", () => import("./item-tools.tsx"), NOTHING_MEANWHILE);

const PREVIEWS = [
  ["marketing", "Marketing page"],
  ["application", "Application"],
] as const;
const STATE_NOTES = {
  unlisted: "Unlisted. Anyone with the link can open it.",
  private: "Private: only you can open it.",
  hidden: "Hidden for review after reports: only you can open it.",
} as const;
const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export function DetailPage({ data }: { data: DetailData }) {
  const { card, description, page, similar, visions } = data;
  const plural = card.kind === "palette" ? "Palettes" : "Gradients";
  const list = `/${card.kind}s`;
  const remember = useRef<() => void>(undefined);
  return (
    <main id="main">
      <div className="detail">
        <Face data={data} />
        <div className="detail-facts">
          <nav aria-label="Breadcrumb" className="detail-crumb">
            <AppLink to={list}>{plural}</AppLink>
            <Icon name="caret-right" size={12} />
            {data.authorAddress === undefined ? (
              <span>{card.credit}</span>
            ) : (
              <AppLink to={data.authorAddress}>{card.credit}</AppLink>
            )}
          </nav>
          <div>
            <h1 className="t-display">{card.title}</h1>
            <p className="t-lead detail-sentence">{description}</p>
            <Origin data={data} />
          </div>
          <Actions data={data} onOpen={() => remember.current?.()} />
          <ItemTools
            id={card.id}
            title={card.title}
            isSeeded={data.source !== undefined}
            address={page.opens.address}
            colorTexts={data.carried.colorTexts}
            remember={remember}
          />
          <ValueTable data={data} />
          <ItemCode data={data} />
          <div className="detail-more">
            <div>
              <h2 className="field-label">As a file</h2>
              <p className="detail-tags">
                {page.files.map(({ name, address }) => (
                  <a key={name} className="tag" href={address}>
                    {name}
                  </a>
                ))}
              </p>
            </div>
            {page.previews !== undefined && (
              <div>
                <h2 className="field-label">On a page</h2>
                <p className="detail-tags">
                  {PREVIEWS.map(([name, label]) => (
                    <a
                      key={name}
                      className="tag"
                      href={`/ui-palette-generator/preview/${name}?${page.previews}`}
                    >
                      {label}
                    </a>
                  ))}
                </p>
              </div>
            )}
            <div>
              <h2 className="field-label">Tags</h2>
              <p className="detail-tags">
                {data.tags.map((tag) => (
                  <AppLink
                    key={tag}
                    className="tag"
                    to={`${list}?tag=${encodeURIComponent(tag)}`}
                    preload="none"
                  >
                    {tag}
                  </AppLink>
                ))}
              </p>
            </div>
          </div>
        </div>
      </div>
      <div className="page-width page-wide detail-two">
        <ContrastMatrix
          matrix={data.matrix}
          isCut={data.values.length > data.matrix.length}
          plain={data.plainText}
        />
        <section aria-labelledby="vision-title">
          <h2 id="vision-title" className="t-title-l">
            As others see it
          </h2>
          <ul className="detail-visions">
            {visions.map((vision, at) => (
              <li key={vision.label}>
                <span>{vision.label}</span>
                <span
                  className="detail-vision"
                  aria-hidden="true"
                  style={{ "--g": page.visionsCss?.[at] } as CSSProperties}
                >
                  {page.visionsCss === undefined &&
                    vision.colors.map((color, index) => (
                      <i
                        key={`${index}-${color}`}
                        style={{ "--c": color, "--w": card.bands[index]?.weight } as CSSProperties}
                      />
                    ))}
                </span>
              </li>
            ))}
          </ul>
          <p className="detail-note">
            {data.facts.isVisionSafe
              ? "All colors can be told apart with every color vision."
              : "Some colors meet with a color vision deficiency; do not let color alone carry a meaning here."}
          </p>
        </section>
      </div>
      {similar.length > 0 && (
        <section className="page-width page-wide detail-similar" aria-labelledby="similar-title">
          <div className="detail-similar-head">
            <h2 id="similar-title" className="t-display-s">
              Close to this one
            </h2>
            <AppLink to={`${list}?like=${card.id}`}>More like it</AppLink>
          </div>
          <ul className={card.kind === "palette" ? "plates" : "gradients"}>
            {similar.map(({ card: item, compareAddress }) => (
              <li key={item.id}>
                {card.kind === "palette" ? <PaletteCard item={item} /> : <GradientCard item={item} />}
                {compareAddress !== undefined && (
                  <AppLink className="detail-compare" to={compareAddress} preload="none">
                    Compare
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** The source of the item: a data set, or a person. */
function Origin({ data }: { data: DetailData }) {
  const { source, author, authorAddress, state, place, page, createdMs, nowMs } = data;
  const added = (
    <time dateTime={new Date(createdMs).toISOString()} title={`${DATE.format(createdMs)} UTC`}>
      {relativeTime(createdMs, nowMs)}
    </time>
  );
  return (
    <>
      {source === undefined ? (
        <p className="detail-source">
          {authorAddress === undefined ? author : <AppLink to={authorAddress}>{author}</AppLink>} · {added}
          {place && ` · photo taken at ${place.latitude.toFixed(3)}, ${place.longitude.toFixed(3)}`}
        </p>
      ) : (
        <p className="detail-source">
          {page.isMadeHere === true && "Made by Tincture of colors by "}
          {source.author}, <a href={source.url}>{source.name}</a> ·{" "}
          <a href={source.licenceUrl}>{source.licence}</a> data set · in the library {added}
        </p>
      )}
      {state !== "public" && <p className="detail-note">{STATE_NOTES[state]}</p>}
    </>
  );
}

function Face({ data: { card, page } }: { data: DetailData }) {
  if (page.face !== undefined && "src" in page.face) {
    const { src, width, height, alt } = page.face;
    return (
      <div className="detail-face detail-picture">
        <img src={src} width={width} height={height} alt={alt} />
      </div>
    );
  }
  if (page.face !== undefined)
    return (
      <div
        className="detail-face detail-gradient"
        aria-hidden="true"
        style={{ "--g": page.face.css } as CSSProperties}
      />
    );
  return (
    <ul className="detail-face" aria-label="Colors">
      {card.bands.map((band, index) => (
        <li
          key={`${index}-${band.css}`}
          className={`detail-band ${band.onColor}`}
          style={{ "--c": band.css, "--w": band.weight } as CSSProperties}
        >
          <b>{band.name}</b>
          <span className="t-value-l">{band.hex}</span>
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps {
  readonly data: DetailData;
  /** Called when the item is opened in its tool. */
  readonly onOpen: () => void;
}

function Actions({ data: { card, carried, page, compareAddress }, onOpen }: ActionsProps) {
  const isSaved = useLikeSave(card.id)?.isSaved ?? false;
  const { colorTexts, ownNames } = carried;
  const { title, address } = page.opens;
  return (
    <div className="detail-actions">
      <LinkButton to={address} variant="ink" onClick={onOpen}>
        <Icon name="sliders-horizontal" />
        Open in generator
      </LinkButton>
      <OpenInMenu title={title} colorTexts={colorTexts.join("-")} ownNames={ownNames} isIconOnly />
      <span className="btn btn-secondary btn-m">
        <LikeButton item={card} />
      </span>
      <Button onClick={() => likeSaveStore.press("save", card)}>
        <Icon name={isSaved ? "check" : "bookmark-simple"} />
        {isSaved ? "Saved" : "Save"}
      </Button>
      <IconButton
        icon="folder-plus"
        label="Collect"
        variant="secondary"
        onClick={() => likeSaveStore.press("collect", card)}
      />
      {compareAddress !== undefined && (
        <LinkButton
          className="btn-square"
          to={compareAddress}
          preload="none"
          aria-label="Compare with another palette"
          data-tip="Compare with…"
        >
          <Icon name="columns" />
        </LinkButton>
      )}
      <ShareButton title={card.title} />
    </div>
  );
}

function ValueTable({ data: { values } }: { data: DetailData }) {
  const hasPositions = values.some((value) => value.position !== undefined);
  return (
    <div className="detail-table-frame">
      <table className="detail-table">
        <caption className="sr-only">Values of each color</caption>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">OKLCH</th>
            {hasPositions && <th scope="col">At</th>}
            <th scope="col">On white</th>
            <th scope="col">On black</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value, index) => (
            <tr key={`${index}-${value.hex}`}>
              <th scope="row">
                <Swatch color={value.hex} />
                <ValueChip value={value.hex} />
              </th>
              <td>{value.oklch}</td>
              {hasPositions && <td>{Math.round((value.position ?? 0) * 100)} %</td>}
              <td>{value.onWhite}</td>
              <td>{value.onBlack}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { type CSSProperties, useRef } from "react";
import { Swatch } from "#app/color/swatch.tsx";
import { ValueChip } from "#app/color/value-chip.tsx";
import { GradientCard } from "#app/items/gradient-card.tsx";
import { gradientStyle } from "#app/items/gradient-style.ts";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { ContrastMatrix } from "./contrast-matrix.tsx";
import { DetailFace } from "./detail-face.tsx";
import { DetailTake } from "./detail-take.tsx";
import { ItemCode } from "./item-code.tsx";
import "#app/ui/field.css";
import { relativeTime } from "#domain/shell/relative-time.ts";
import type { DetailData } from "./detail-loader.server.ts";
import { ShareButton } from "./share-button.tsx";
import { WallpaperFiles } from "./wallpaper-files.tsx";
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
const NAMES = new Intl.ListFormat("en");
const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export function DetailPage({ data }: { data: DetailData }) {
  const { card, description, page, similar, visions } = data;
  const list = `/${card.kind}s`;
  const remember = useRef<() => void>(undefined);
  return (
    <main id="main">
      <div className="detail">
        <DetailFace data={data} />
        <div className="detail-facts">
          <div className="detail-crumb-row">
            <nav aria-label="Breadcrumb" className="detail-crumb">
              <AppLink to={data.list.address}>{data.list.label}</AppLink>
              <Icon name="caret-right" size={12} />
              {data.authorAddress === undefined ? (
                <span>{card.credit}</span>
              ) : (
                <AppLink to={data.authorAddress}>{card.credit}</AppLink>
              )}
            </nav>
            <ShareButton title={card.title} />
          </div>
          <div>
            {data.titleInk === undefined && <h1 className="t-display">{card.title}</h1>}
            <p className="t-lead detail-sentence">{data.use || description}</p>
            <Origin data={data} />
          </div>
          <DetailTake data={data} onOpen={() => remember.current?.()} />
          <ItemTools
            id={card.id}
            title={card.title}
            isSeeded={data.source !== undefined}
            address={page.opens.address}
            colorTexts={data.carried.colorTexts}
            remember={remember}
          />
          {page.screens !== undefined && <WallpaperFiles page={page.screens} />}
          <ValueTable data={data} />
          <ItemCode data={data} />
          <div className="detail-more">
            {page.screens === undefined && (
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
            )}
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
              {data.reasons.map(({ tag, names }) => (
                <p key={tag} className="field-hint">
                  {`${tag.charAt(0).toUpperCase()}${tag.slice(1)}: its colors are near ${NAMES.format(names)}`}
                  .
                </p>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="page-width detail-two">
        {page.textOn === undefined || page.face === undefined || !("css" in page.face) ? (
          <ContrastMatrix
            matrix={data.matrix}
            isCut={data.values.length > data.matrix.length}
            plain={data.plainText}
          />
        ) : (
          <TextOnGradient css={page.face.css} textOn={page.textOn} />
        )}
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
                  style={gradientStyle(
                    page.visionsCss?.[at],
                    page.face !== undefined && "css" in page.face ? page.face.blend : undefined,
                  )}
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
        <section className="page-width detail-similar" aria-labelledby="similar-title">
          <div className="detail-similar-head">
            <h2 id="similar-title" className="t-display-s">
              Close to this one
            </h2>
            <p>
              {data.compareAddress !== undefined && (
                <AppLink to={data.compareAddress} preload="none">
                  Compare with…
                </AppLink>
              )}
              <AppLink to={`${list}?like=${card.id}`}>More like it</AppLink>
            </p>
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

interface TextOnGradientProps {
  readonly css: string;
  readonly textOn: NonNullable<DetailData["page"]["textOn"]>;
}

/** WCAG 2.2, 1.4.3: text, and large text. */
const [AA_TEXT, AA_LARGE] = [4.5, 3];

/** Black and white text on the gradient, with the place where it reads worst. */
function TextOnGradient({ css, textOn }: TextOnGradientProps) {
  return (
    <section aria-labelledby="text-on-title">
      <h2 id="text-on-title" className="t-title-l">
        Text on it
      </h2>
      <ul className="detail-text-on">
        {textOn.map(({ ink, ratio, position01 }) => (
          <li key={ink}>
            <span style={{ "--g": css, color: ink } as CSSProperties}>High water at 18:40</span>
            <p>
              <Verdict tone={ratio >= AA_TEXT ? "ok" : ratio >= AA_LARGE ? "warn" : "bad"}>
                <span className="t-value">{(Math.floor(ratio * 100) / 100).toFixed(2)}</span>
              </Verdict>
              {ink === "black" ? "Black" : "White"} text, where it reads worst, at{" "}
              {Math.round(position01 * 100)} %
              {ratio >= AA_TEXT ? "" : ratio >= AA_LARGE ? ": large text only" : ": not here"}
            </p>
          </li>
        ))}
      </ul>
    </section>
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
            <th scope="col">Hex</th>
            <th scope="col">OKLCH</th>
            {hasPositions && <th scope="col">At</th>}
            <th scope="col">Reads best with</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value, index) => (
            <tr key={`${index}-${value.hex}`}>
              <th scope="row">
                <Swatch color={value.hex} />
                <span>{value.name || value.hex}</span>
              </th>
              <td>
                <ValueChip value={value.hex} />
              </td>
              <td>{value.oklch}</td>
              {hasPositions && <td>{Math.round((value.position ?? 0) * 100)} %</td>}
              <td>
                {value.partner !== undefined && (
                  <>
                    <b
                      className="detail-pair"
                      aria-hidden="true"
                      style={{ "--c": value.hex, "--f": value.partner.hex } as CSSProperties}
                    >
                      Aa
                    </b>
                    <span className="detail-partner">{value.partner.name}</span> {value.partner.ratio}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

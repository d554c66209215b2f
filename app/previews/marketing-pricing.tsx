import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

const BOXES = [
  ["Windowsill", "9", "Start small", ["4 packets a month", "Sowing card", "Swap one packet"]],
  [
    "Kitchen garden",
    "18",
    "Start this box",
    ["10 packets a month", "Sowing calendar", "Swap any packet", "Bulbs in autumn"],
  ],
  ["Allotment", "32", "Start large", ["24 packets a month", "Crop rotation plan", "Green manure"]],
] as const;

export function MarketingPricing() {
  const w = useWords();
  const name = useId();
  return (
    <section {...part("band")} className="marketing-section">
      <div className="marketing-width">
        <div className="marketing-pricing-head">
          <h2 {...part("heading")}>{w("A box for the space you have")}</h2>
          <div {...part("segments")} className="marketing-segments" role="radiogroup" aria-label="Paid">
            {["By the month", "By the season"].map((label, index) => (
              <label key={label}>
                <input type="radio" name={name} defaultChecked={index === 0} />
                <span {...part("segment")}>{w(label)}</span>
              </label>
            ))}
          </div>
        </div>
        <div className="marketing-boxes">
          {BOXES.map(([title, price, action, points], index) => {
            const isMain = index === 1;
            const quiet = isMain ? {} : part("quiet");
            return (
              <div key={title} {...part(isMain ? "field-brand" : "card")} data-main={isMain || undefined}>
                <h3>{w(title)}</h3>
                <p className="marketing-price">
                  {price} <small {...quiet}>{w("EUR a month")}</small>
                </p>
                <ul>
                  {points.map((point) => (
                    <li key={point} {...quiet}>
                      <Icon name="check" />
                      {w(point)}
                    </li>
                  ))}
                </ul>
                <button {...part(isMain ? "inverted" : "outline")} type="button" className="marketing-button">
                  {w(action)}
                </button>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

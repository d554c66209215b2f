/** The home page of a shop in the colors of the theme. Its texts are samples; no person is quoted. */
import { MarketingArt } from "./marketing-art.tsx";
import { MarketingPricing } from "./marketing-pricing.tsx";
import { MarketingYear } from "./marketing-year.tsx";
import { part } from "./part.ts";
import { PreviewLogo } from "./preview-logo.tsx";
import { useWords } from "./words.ts";
import "./marketing.css";

const FIGURES = [
  ["91.4 %", "germinate"],
  ["40", "kinds, all open"],
  ["1 day", "to your door"],
] as const;

const FEATURES = [
  [
    "Tested here",
    "2 400 trays",
    "Each batch is sown in our own soil before it is sold. Below 85 % we do not post it.",
  ],
  ["Open kinds", "40 of 40", "Keep the seed and it comes true next year. Nothing here is a hybrid."],
  [
    "Posted today",
    "before 15:00",
    "Paper packets, flat enough for a letter box, with the sowing depth drawn to scale.",
  ],
  [
    "Told when",
    "by frost date",
    "Give a place, and the calendar moves with its last frost. No account is needed.",
  ],
] as const;

const QUESTIONS = [
  [
    "How long does seed keep?",
    "Most kinds keep three years in a dry drawer. Parsnip and onion keep one. The packet says which.",
  ],
  [
    "What if nothing comes up?",
    "Send the packet back within the season. We sow the same batch again and send another kind or the money.",
  ],
  ["Do you post abroad?", "To most of Europe. Seed that needs a plant passport travels with one."],
  ["Can a box be paused?", "Yes, month by month, until the day it is packed."],
] as const;

const LOGOS = [
  [74, "M15 0 30 30H0z M44 15a15 15 0 1 0 30 0 15 15 0 1 0-30 0z"],
  [62, "M0 0h14v14H0zM16 16h14v14H16zM32 0h14v14H32zM48 16h14v14H48z"],
  [64, "M0 30V15a15 15 0 0 1 30 0v15zM34 0v15a15 15 0 0 0 30 0V0z"],
  [64, "M0 12h60v6H0zM0 0h40v6H0zM0 24h40v6H0z"],
  [40, "M15 0a15 15 0 0 1 0 30zM20 0a15 15 0 0 1 0 30zM25 0a15 15 0 0 1 0 30zM0 0h10v30H0z"],
  [64, "M0 15 15 0l15 15-15 15zM34 15 49 0l15 15-15 15z"],
] as const;

const FOOT = [
  ["Shop", ["Seeds", "Bulbs", "Boxes"]],
  ["Grow", ["Calendar", "Journal", "Frost dates"]],
  ["Help", ["Delivery", "Returns", "Contact"]],
] as const;

export function MarketingPreview() {
  const w = useWords();
  return (
    <div {...part("page")} className="marketing">
      <header className="marketing-head marketing-width">
        <a href="#main" className="preview-home" aria-label="Fieldfare">
          <PreviewLogo />
        </a>
        <nav aria-label="Shop">
          {["Seeds", "Bulbs", "Boxes", "Journal"].map((name) => (
            <a key={name} {...part("nav-link")} href="#main">
              {w(name)}
            </a>
          ))}
        </nav>
        <a {...part("nav-link")} href="#main" className="marketing-login">
          {w("Log in")}
        </a>
        <button {...part("soft")} type="button" className="marketing-button" data-size="s">
          {w("Basket")} 3
        </button>
      </header>
      <section className="marketing-hero">
        <div className="marketing-lead">
          <h1 {...part("heading")}>
            {w("Sow now,")} <br />
            <span {...part("display")}>{w("eat in")}</span> <br />
            {w("June.")}
          </h1>
          <p {...part("quiet")}>
            {w("Forty kinds of heirloom seed, tested in our own beds and posted the day you order.")}
          </p>
          <div className="marketing-actions">
            <button {...part("fill-brand")} type="button" className="marketing-button">
              {w("Shop spring seeds")}
            </button>
            <button {...part("outline")} type="button" className="marketing-button">
              {w("Read the calendar")}
            </button>
          </div>
          <ul className="marketing-figures">
            {FIGURES.map(([figure, words]) => (
              <li key={words}>
                <b {...part("heading")}>{figure}</b>
                <small {...part("quiet")}>{w(words)}</small>
              </li>
            ))}
          </ul>
        </div>
        <MarketingArt picture="garden" />
      </section>
      <section {...part("rule")} className="marketing-logos">
        <div className="marketing-width">
          <p {...part("quiet")}>{w("Stocked by six nurseries")}</p>
          {LOGOS.map(([width, path]) => (
            <svg key={path} viewBox={`0 0 ${width} 30`} aria-hidden="true">
              <path {...part("logo")} d={path} />
            </svg>
          ))}
        </div>
      </section>
      <section className="marketing-section">
        <div className="marketing-features marketing-width">
          <div>
            <h2 {...part("heading")}>{w("One bed, one year, no guessing")}</h2>
            <MarketingYear />
          </div>
          <ul>
            {FEATURES.map(([title, figure, text]) => (
              <li key={title} {...part("rule-strong")}>
                <h3 {...part("body")}>
                  {w(title)} <em {...part("signal")}>{figure}</em>
                </h3>
                <p {...part("quiet")}>{w(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <MarketingPricing />
      <section className="marketing-section">
        <div className="marketing-questions marketing-width">
          <h2 {...part("heading")}>{w("Questions")}</h2>
          <div>
            {QUESTIONS.map(([question, answer], index) => (
              <details key={question} {...part("rule-strong")} open={index === 0}>
                <summary {...part("body")}>
                  {w(question)}
                  <i {...part("signal")} className="marketing-plus" />
                </summary>
                <p {...part("quiet")}>{w(answer)}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
      <section {...part("field-second")} className="marketing-letter">
        <div>
          <h2>{w("The first frost-free week, by letter")}</h2>
          <form {...part("field-plain")} className="marketing-mail">
            <input
              type="email"
              {...part("field-plain")}
              aria-label="Your email"
              placeholder={w("Your email")}
            />
            <button {...part("fill-brand")} type="submit" className="marketing-button" data-size="s">
              {w("Tell me")}
            </button>
          </form>
        </div>
        <MarketingArt picture="letter" />
      </section>
      <footer {...part("side")} className="marketing-foot">
        <div className="marketing-width">
          <div>
            <PreviewLogo />
            <p {...part("quiet")}>{w("Heirloom seed from one valley, since the hedge was planted.")}</p>
          </div>
          {FOOT.map(([title, links]) => (
            <div key={title}>
              <h3 {...part("body")}>{w(title)}</h3>
              <ul>
                {links.map((name) => (
                  <li key={name}>
                    <a {...part("nav-link")} href="#main">
                      {w(name)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </footer>
    </div>
  );
}

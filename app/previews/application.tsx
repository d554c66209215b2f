/** The main page of an application in the colors of the theme. Its texts are samples. */
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { ApplicationCalendar } from "./application-calendar.tsx";
import { BarChart, KindChart, LineChart, Sparkline } from "./application-charts.tsx";
import { ApplicationChat } from "./application-chat.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationNotices } from "./application-notices.tsx";
import { ApplicationTable } from "./application-table.tsx";
import { part } from "./part.ts";
import { PreviewLogo } from "./preview-logo.tsx";
import { useWords } from "./words.ts";
import "./preview-parts.css";
import "./application.css";

const PLACES: readonly (readonly [icon: IconName, name: string, count?: number])[] = [
  ["house", "Today"],
  ["package", "Orders", 18],
  ["plant", "Beds"],
  ["stack", "Stock"],
  ["calendar-blank", "Calendar"],
  ["chat-circle", "Messages", 3],
  ["chart-bar", "Reports"],
];
const CURRENT = "Orders";

const FIGURES = [
  {
    title: "Packets sent",
    figure: "4\u00a0218",
    change: "up 12.4 %",
    family: "brand",
    values: [1, 2, 1.6, 3, 4, 3.4, 5, 6, 7],
  },
  {
    title: "Germination",
    figure: "91.4 %",
    change: "up 0.8 %",
    family: "accent",
    values: [2, 3, 2, 4, 3.5, 5, 4.5, 6, 6.5],
  },
  {
    title: "Waiting",
    figure: "18",
    change: "down 6",
    family: "second",
    values: [7, 6, 6.6, 5, 5.4, 4, 3, 3.6, 2],
  },
  {
    title: "Returned",
    figure: "0.6 %",
    change: "no change",
    family: "danger",
    values: [5, 1, 7, 3, 5, 6, 4, 5, 5],
  },
] as const;

export function ApplicationPreview() {
  const w = useWords();
  return (
    <div {...part("page")} className="application">
      <div {...part("side")} className="application-side">
        <div>
          <PreviewLogo />
          <nav aria-label="Fieldfare">
            {PLACES.map(([icon, name, count]) => (
              <a
                key={name}
                {...part(name === CURRENT ? "nav-current" : "nav-link")}
                href="#main"
                aria-current={name === CURRENT ? "page" : undefined}
              >
                <Icon name={icon} />
                <span>{w(name)}</span>
                {count !== undefined && <em {...(name === CURRENT ? {} : part("badge"))}>{count}</em>}
              </a>
            ))}
          </nav>
          <div {...part("rule")} className="application-store">
            <p {...part("body")}>
              <span>{w("Cold store")}</span> <span className="preview-figure">71 %</span>
            </p>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label="71 % full">
              <path {...part("mark-rest")} d="M0 0h100v6H0z" />
              <path {...part("stroke-brand")} d="M0 0h71v6H0z" />
            </svg>
            <small {...part("quiet")}>{w("Room for 1\u00a0160 packets")}</small>
          </div>
        </div>
      </div>
      <div className="application-main">
        <header className="application-head">
          <h1 {...part("heading")}>{w("Spring orders")}</h1>
          <label {...part("field")} className="preview-field application-search">
            <Icon name="magnifying-glass" size={16} />
            <input
              type="search"
              {...part("field-plain")}
              aria-label="Find an order"
              placeholder={w("Find an order")}
            />
          </label>
          <button
            {...part("bare")}
            type="button"
            className="preview-button"
            data-size="square"
            aria-label="Notices, 1 new"
          >
            <Icon name="bell" />
            <i {...part("dot")} />
          </button>
          <button {...part("button")} type="button" className="preview-button application-export">
            {w("Export")}
          </button>
          <button {...part("fill-brand")} type="button" className="preview-button">
            <Icon name="plus" size={16} />
            {w("New order")}
          </button>
        </header>
        <section {...part("panel")} className="application-figures" aria-label="This week">
          {FIGURES.map(({ title, figure, change, family, values }) => (
            <div key={title} {...part("rule")}>
              <h2 {...part("quiet")}>{w(title)}</h2>
              <p {...part("heading")}>{figure}</p>
              <em {...part(change === "no change" ? "quiet" : "word-success")}>{w(change)}</em>
              <Sparkline family={family} values={values} />
            </div>
          ))}
        </section>
        <div className="application-row" data-row="1">
          <BarChart />
          <ApplicationCalendar />
        </div>
        <div className="application-row" data-row="2">
          <ApplicationTable />
          <ApplicationChat />
        </div>
        <div className="application-row" data-row="3">
          <ApplicationForm />
          <div className="application-charts">
            <LineChart />
            <KindChart />
            <section {...part("panel")} className="application-panel">
              <h2>{w("Label template")}</h2>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keys */}
              <pre {...part("code")} className="application-code" tabIndex={0} aria-label="Code">
                <span {...part("signal")}>&lt;label</span> kind=<b {...part("word-second")}>"packet"</b>
                <span {...part("signal")}>&gt;</span>
                {"\n  "}
                <span {...part("signal")}>&lt;name&gt;</span>Painted Lady
                <span {...part("signal")}>&lt;/name&gt;</span>
                {"\n  "}
                <span {...part("signal")}>&lt;sow</span> from=<b {...part("word-second")}>"april"</b> depth=
                <em {...part("word-accent")}>5</em> <span {...part("signal")}>/&gt;</span>
                {"\n  "}
                <i {...part("faint")}>{"// printed on the back"}</i>
                {"\n"}
                <span {...part("signal")}>&lt;/label&gt;</span>
              </pre>
            </section>
          </div>
        </div>
        <ApplicationNotices />
      </div>
    </div>
  );
}

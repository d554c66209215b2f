/** Temporary elements: notices, the empty state, the skeleton, a dialog and a toast. */
import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

const NOTICES = [
  ["success", "check-circle", "18 labels printed."],
  ["warning", "warning", "Bed 7 is dry. Water before noon."],
  ["danger", "x-circle", "The scale does not answer."],
  ["info", "info", "Frost is forecast for Thursday."],
] as const;

export function ApplicationNotices() {
  const w = useWords();
  const title = useId();
  return (
    <>
      <div className="application-row" data-row="4">
        <section {...part("panel")} className="application-panel">
          <h2>{w("Notices")}</h2>
          {NOTICES.map(([family, icon, text]) => (
            <p key={family} {...part(`notice-${family}`)} className="application-notice">
              <Icon name={icon} />
              <span>{w(text)}</span>
            </p>
          ))}
        </section>
        <section {...part("panel")} className="application-panel application-empty">
          <i {...part("nav-current")}>
            <Icon name="tray" size={20} />
          </i>
          <h2>{w("No returns today")}</h2>
          <p {...part("quiet")}>{w("Returned packets are listed here with the reason.")}</p>
          <button {...part("button")} type="button" className="preview-button">
            {w("See last week")}
          </button>
        </section>
        <section {...part("panel")} className="application-panel application-skeleton" aria-busy="true">
          <h2>{w("Loading")}</h2>
          <i {...part("bone-wide")} />
          <i {...part("bone")} />
          <i {...part("bone")} />
          <i {...part("bone")} />
          <div>
            <i {...part("bone")} />
            <span>
              <i {...part("bone")} />
              <i {...part("bone")} />
            </span>
          </div>
        </section>
      </div>
      <div {...part("veil")} className="application-stage">
        <div {...part("card")} className="application-dialog" role="dialog" aria-labelledby={title}>
          <h2 id={title}>{w("Cancel two orders?")}</h2>
          <p {...part("quiet")}>{w("4216 and 4217 go back to stock. The customers are told by email.")}</p>
          <div className="application-actions">
            <button {...part("button")} type="button" className="preview-button">
              {w("Keep them")}
            </button>
            <button {...part("fill-danger")} type="button" className="preview-button">
              {w("Cancel orders")}
            </button>
          </div>
        </div>
        <p {...part("inverse")} className="application-toast">
          <Icon name="check" size={16} />
          {w("Labels sent to the printer")} <a href="#main">{w("Undo")}</a>
        </p>
      </div>
    </>
  );
}

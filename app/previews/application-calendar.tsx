import { Icon } from "#app/ui/icon.tsx";
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** March begins on a Tuesday, so the first cell is the day before it, the last of February. */
const FIRST = -1;
const WEEKS = 5;
const MARCH_DAYS = 31;
const FEBRUARY_DAYS = 28;
const TODAY = 11;
const RANGE = [16, 20] as const;
const CLOSED: readonly number[] = [24, 25];
const UNDER_GLASS: readonly number[] = [3, 4, 9, 18, 27];
const OUTSIDE: readonly number[] = [12, 18, 30];

export function ApplicationCalendar() {
  const w = useWords();
  return (
    <section {...part("panel")} className="application-panel">
      <h2>
        {w("March")}
        <span className="application-turn">
          <button
            {...part("bare")}
            type="button"
            className="preview-button"
            data-size="square"
            aria-label="February"
          >
            <Icon name="caret-left" size={16} />
          </button>
          <button
            {...part("bare")}
            type="button"
            className="preview-button"
            data-size="square"
            aria-label="April"
          >
            <Icon name="caret-right" size={16} />
          </button>
        </span>
      </h2>
      <table className="application-calendar" aria-label="Sowing days in March">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} {...part("quiet")} scope="col" abbr={name}>
                {name.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: WEEKS }, (_, week) => (
            <tr key={week}>
              {WEEKDAYS.map((name, column) => {
                const day = FIRST + week * 7 + column + 1;
                return (
                  <td
                    key={name}
                    {...part(partOf(day))}
                    data-edge={edgeOf(day)}
                    data-closed={CLOSED.includes(day) || undefined}
                  >
                    {CLOSED.includes(day) ? <s>{day}</s> : numberOf(day)}
                    <Dots day={day} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p {...part("quiet")} className="application-calendar-key">
        <Dot name="stroke-second" />
        {w("Sow under glass")}
        <Dot name="stroke-accent" />
        {w("Sow outside")}
      </p>
    </section>
  );
}

function numberOf(day: number): number {
  if (day < 1) return FEBRUARY_DAYS + day;
  return day > MARCH_DAYS ? day - MARCH_DAYS : day;
}

function partOf(day: number): PreviewPartName {
  const [first, last] = RANGE;
  if (day < 1 || day > MARCH_DAYS || CLOSED.includes(day)) return "day-other";
  if (day === first || day === last) return "day-end";
  if (day > first && day < last) return "day-range";
  return day === TODAY ? "day-today" : "day";
}

function edgeOf(day: number): "first" | "last" | undefined {
  return day === RANGE[0] ? "first" : day === RANGE[1] ? "last" : undefined;
}

function Dots({ day }: { day: number }) {
  const [glass, outside] = [UNDER_GLASS.includes(day), OUTSIDE.includes(day)];
  if (!glass && !outside) return null;
  return (
    <span className="application-dots">
      {glass && <Dot name="stroke-second" />}
      {outside && <Dot name="stroke-accent" />}
      <span className="sr-only">
        {[glass && "sow under glass", outside && "sow outside"].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}

function Dot({ name }: { name: "stroke-second" | "stroke-accent" }) {
  return (
    <svg viewBox="0 0 6 6" className="preview-dot" aria-hidden="true">
      {name === "stroke-second" ? (
        <circle {...part(name)} cx="3" cy="3" r="3" />
      ) : (
        <path {...part(name)} d="M0 0h6v6H0z" />
      )}
    </svg>
  );
}

/** Compares an imported theme with the current one, token by token, and lists failing pairs and unreadable values. */
import type { CSSProperties } from "react";
import { Swatch } from "#app/color/swatch.tsx";
import { UnreadList } from "#app/color/unread-list.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatFigure, formatFloor } from "#domain/themes/figure-text.ts";
import type { ReadInReport, ShownChange } from "#domain/themes/read-in.ts";
import { MODE_IN_WORDS, MODE_NAMES } from "#domain/themes/theme-words.ts";
import type { UnreadProperty } from "#engine/theme/reading/theme-reading.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { OwnFiles } from "./own-files.tsx";
import "./theme.css";

interface ReadDifferenceProps {
  readonly read: ReadInReport;
  /** True while another text is being read. */
  readonly isStale: boolean;
  readonly onTake: () => void;
  readonly onCancel: () => void;
}

export function ReadDifference({ read, isStale, onTake, onCancel }: ReadDifferenceProps) {
  const { kind, counts, changes, unread, failing, left } = read;
  const said = counts.map(({ mode, count }) => `${count} in ${MODE_IN_WORDS[mode]}`);
  return (
    <div className="read-theme-found">
      <p role="status">
        {kind}, tokens: {listed(said)}.{" "}
        {changes.length === 0
          ? "It is the theme you have."
          : changes.length === 1
            ? "One color differs from the theme you have."
            : `${changes.length} colors differ from the theme you have.`}
      </p>
      <OwnFiles read={read} isStale={isStale} />
      {changes.length > 0 && (
        <>
          <p className="field-hint">
            {takenText(read)} {warningText(read)}
          </p>
          <div className="read-theme-keys">
            <Button
              {...(read.fixed === undefined && read.rebranded === undefined && { variant: "ink" as const })}
              disabled={isStale}
              onClick={onTake}
            >
              Take it
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
      {THEME_MODES.map((mode) => {
        const own = changes.filter((change) => change.mode === mode);
        return own.length === 0 ? undefined : (
          <Changes key={mode} title={`${MODE_NAMES[mode]} ${own.length}`} changes={own} />
        );
      })}
      {left.length > 0 && (
        <details className="read-theme-part">
          <summary>
            {left.length === 1 ? "1 stays as it is solved" : `${left.length} stay as they are solved`}
          </summary>
          <p className="field-hint">An address holds no more pins. These tokens would need one each.</p>
          <ul>
            {left.map((change) => (
              <ChangeRow key={`${change.mode} ${change.token}`} change={change} isModeNamed />
            ))}
          </ul>
        </details>
      )}
      {failing.length > 0 && <Failing failing={failing} />}
      {unread.length > 0 && <Unread unread={unread} />}
    </div>
  );
}

/** Describes what the button will apply. */
function takenText({ brands, newPins, left }: ReadInReport): string {
  const hexes = brands.map((hex) => hex.toUpperCase());
  const colors = brands.length === 1 ? `brand color ${listed(hexes)}` : `brand colors ${listed(hexes)}`;
  const pins = newPins === 0 ? "no new pin" : newPins === 1 ? "1 new pin" : `${newPins} new pins`;
  const rest = left.length === 0 ? "" : `, and ${left.length} for which there is no room`;
  return `One step: ${colors}, ${pins}${rest}.`;
}

/** A warning about failing pairs and unreadable values below, so that they are not overlooked. */
function warningText({ failing, unread }: ReadInReport): string {
  const count = countOf(failing);
  const fails = count === 0 ? [] : [count === 1 ? "1 pair fails" : `${count} pairs fail`];
  const lost =
    unread.length === 0
      ? []
      : [unread.length === 1 ? "1 value was not read" : `${unread.length} values were not read`];
  const both = [...fails, ...lost];
  return both.length === 0 ? "" : `In it ${listed(both)}: see below.`;
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly ShownChange[];
}

function Changes({ title, changes }: ChangesProps) {
  return (
    <details className="read-theme-part" open>
      <summary>{title}</summary>
      <ul>
        {changes.map((change) => (
          <ChangeRow key={change.token} change={change} />
        ))}
      </ul>
    </details>
  );
}

interface ChangeRowProps {
  readonly change: ShownChange;
  readonly isModeNamed?: boolean;
}

function ChangeRow({ change: { mode, token, from, to }, isModeNamed = false }: ChangeRowProps) {
  return (
    <li className="read-theme-row">
      <Swatch color={from} />
      <Icon name="arrow-right" size={14} />
      <Swatch color={to} />
      <span>
        {token}
        {isModeNamed && <small>{MODE_IN_WORDS[mode]}</small>}
      </span>
      <span className="t-value">
        {valueOf(from)} <span className="sr-only">becomes</span>
        <b>{valueOf(to)}</b>
      </span>
    </li>
  );
}

function Failing({ failing }: Pick<ReadInReport, "failing">) {
  const count = countOf(failing);
  return (
    <details className="read-theme-part" open>
      <summary>
        <i className="theme-fails" aria-hidden="true" />
        {count === 1 ? "1 pair of it fails" : `${count} pairs of it fail`}
      </summary>
      <ul>
        {failing.map(({ mode, text, surface, textColor, groundColor, metric, floor, reached, others }) => (
          <li key={`${mode} ${text}`} className="read-theme-fail">
            <span className="theme-repair-looks" aria-hidden="true">
              <i data-fails style={{ "--ground": groundColor, "--on": textColor } as CSSProperties}>
                Aa
              </i>
            </span>
            <span>
              {text} on {surface}
              {others > 0 && ` and ${others} more`}
              <small>{modeWords(mode)}</small>
            </span>
            <span className="t-value">
              {formatFigure(reached, metric)} of {formatFloor(floor, metric)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A theme of its own has the name that it has in the files. */
function modeWords(mode: string): string {
  const known = THEME_MODES.find((each) => each === mode);
  return known === undefined ? mode : MODE_IN_WORDS[known];
}

/** Each entry stands for one ground, and for the others. */
const countOf = (failing: ReadInReport["failing"]): number =>
  failing.reduce((sum, { others }) => sum + 1 + others, 0);

function Unread({ unread }: { readonly unread: readonly UnreadProperty[] }) {
  return (
    <details className="read-theme-part read-theme-unread" open>
      <summary>
        {unread.length === 1 ? "One value was not read" : `${unread.length} values were not read`}
      </summary>
      <UnreadList unread={unread} />
    </details>
  );
}

const valueOf = (css: string): string => (css.startsWith("#") ? css.toUpperCase() : css);

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

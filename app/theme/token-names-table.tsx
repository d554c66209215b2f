/** The step in between for names that are those of no token: a person says what each stands for. */
import { useRef, useState } from "react";
import { Swatch } from "#app/color/swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import type { NamedToken } from "#domain/documents/theme/token-name-field.ts";
import type { ShownName } from "#domain/themes/read-in.ts";
import { tokenLabel } from "#domain/themes/theme-words.ts";
import { isRoleToken, ROLE_TOKENS } from "#engine/theme/role-graph.ts";

interface TokenNamesTableProps {
  readonly names: readonly ShownName[];
  /** True while the text is read with other names. */
  readonly isStale: boolean;
  readonly onUse: (names: readonly NamedToken[]) => void;
}

type Choice = NamedToken["token"];
const OPTIONS: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: "none", label: "No token" },
  ...ROLE_TOKENS.map((token) => ({ value: token, label: tokenLabel(token) })),
];
/** Values of a name that are shown: those in light and in dark. */
const MAX_COLORS = 2;
/** Rows that are shown at once; each has a list of all tokens. */
const MAX_ROWS = 40;

const isDecided = ({ token }: ShownName): boolean => token !== undefined;
const usualChoice = ({ token, suggestion }: ShownName): Choice => token ?? suggestion?.token ?? "none";

export function TokenNamesTable({ names, isStale, onUse }: TokenNamesTableProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const summary = useRef<HTMLElement>(null);
  const choiceOf = (each: ShownName): Choice => choices.get(each.key) ?? usualChoice(each);
  const choose = (key: string, value: string) => {
    if (value === "none" || isRoleToken(value)) setChoices(new Map([...choices, [key, value]]));
  };
  const guessed = names.filter((each) => isDecided(each) || each.suggestion !== undefined);
  const rest = names.filter((each) => !guessed.includes(each));
  // A name without a guess that stays without a token needs no place in the address.
  const chosen = names.flatMap((each): NamedToken[] => {
    const token = choiceOf(each);
    const isSaid = token !== "none" || isDecided(each) || each.suggestion !== undefined;
    return isSaid ? [{ name: each.key, token }] : [];
  });
  const isUsed = names.every((each) =>
    isDecided(each)
      ? each.token === choiceOf(each)
      : choiceOf(each) === "none" && each.suggestion === undefined,
  );
  const count = chosen.filter(({ token }) => token !== "none").length;
  const use = () => {
    onUse(chosen);
    // The table closes, and the button with it.
    summary.current?.focus();
  };
  return (
    <details className="read-theme-part read-theme-names" open={!isUsed}>
      <summary ref={summary}>{summaryText(names, isUsed)}</summary>
      <p className="field-hint">
        {guessed.length === 0
          ? "Say what they stand for, and they are read with the rest."
          : isUsed
            ? "Read as you said. The link of this theme keeps it."
            : "This is what we think they stand for. Change what is wrong, then use them."}
      </p>
      {guessed.length > 0 && (
        <NameRows label="What names stand for" names={guessed} choiceOf={choiceOf} onChoose={choose} />
      )}
      {rest.length > 0 && (
        <RestOfNames names={rest} isOpen={guessed.length === 0} choiceOf={choiceOf} onChoose={choose} />
      )}
      <div className="read-theme-keys">
        <Button variant="ink" disabled={isUsed || isStale} onClick={use}>
          {isUsed ? "These names are used" : count === 1 ? "Use this name" : `Use these ${count} names`}
        </Button>
      </div>
    </details>
  );
}

function summaryText(names: readonly ShownName[], isUsed: boolean): string {
  const read = names.filter(({ token = "none" }) => token !== "none").length;
  if (isUsed && read > 0)
    return read === 1 ? "One name is read as you said" : `${read} names are read as you said`;
  return names.length === 1
    ? "One name is not that of a token"
    : `${names.length} names are not those of tokens`;
}

interface NameRowsProps {
  readonly names: readonly ShownName[];
  readonly choiceOf: (name: ShownName) => Choice;
  readonly onChoose: (key: string, value: string) => void;
}

/** Names without a guess, at most 40 at once. */
function RestOfNames({ names, isOpen, choiceOf, onChoose }: NameRowsProps & { readonly isOpen: boolean }) {
  const [isShown, setShown] = useState(isOpen);
  const [most, setMost] = useState(MAX_ROWS);
  const left = names.length - most;
  return (
    <details
      className="read-theme-part"
      open={isShown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>{names.length === 1 ? "One without a guess" : `${names.length} without a guess`}</summary>
      {isShown && (
        <>
          <NameRows
            label="Names without a guess"
            names={names.slice(0, most)}
            choiceOf={choiceOf}
            onChoose={onChoose}
          />
          {left > 0 && (
            <Button size="s" onClick={() => setMost(most + MAX_ROWS)}>
              Show {Math.min(left, MAX_ROWS)} more
            </Button>
          )}
        </>
      )}
    </details>
  );
}

function NameRows({ label, names, choiceOf, onChoose }: NameRowsProps & { readonly label: string }) {
  return (
    <table className="read-theme-table">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Stands for</th>
        </tr>
      </thead>
      <tbody>
        {names.map((each) => {
          const { key, name, line, suggestion } = each;
          const colors = [...new Set(each.colors.map(({ color }) => color))].slice(0, MAX_COLORS);
          return (
            <tr key={key}>
              <th scope="row">
                <span className="read-theme-colors">
                  {colors.map((color) => (
                    <Swatch key={color} color={color} size={14} />
                  ))}
                  <span className="t-value">{name}</span>
                </span>
                <small>
                  Line {line}, {colors.map(valueOf).join(" and ")}
                </small>
                {suggestion !== undefined && <small>{suggestion.why}</small>}
              </th>
              <td>
                <NativeSelect
                  label={`${name} stands for`}
                  isLabelHidden
                  value={choiceOf(each)}
                  options={OPTIONS}
                  onChange={(value) => onChoose(key, value)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const valueOf = (css: string): string => (css.startsWith("#") ? css.toUpperCase() : css);

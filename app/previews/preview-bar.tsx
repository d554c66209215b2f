/** The bar of a preview, in the colors of Tincture. Each choice is a link, so it works without scripts. */
import type { RefObject } from "react";
import { Form } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { FailingPair } from "#domain/previews/failing-pairs.ts";
import { type PreviewLens, type PreviewView, writePreviewView } from "#domain/previews/preview-view.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { Menu, Toggle, ViewLink } from "./preview-bar-controls.tsx";
import { ringToken } from "./token-chips.ts";
import { useQuery } from "./use-query.ts";
import "./preview-bar.css";

export const MODE_NAMES: Readonly<Record<ThemeModeName, string>> = {
  light: "Light",
  dark: "Dark",
  "light-high": "Light +",
  "dark-high": "Dark +",
};

const LENSES: readonly (readonly [lens: PreviewLens, name: string])[] = [
  ["none", "As it is"],
  ["protan", "Protanopia"],
  ["deutan", "Deuteranopia"],
  ["tritan", "Tritanopia"],
  ["achroma", "Achromatopsia"],
  ["blur", "Blur"],
  ["gray", "Gray"],
  ["forced", "Forced colors"],
  ["print", "Print"],
];

/** Number of secondary toggles that a wide bar shows directly, outside its menu. */
const WIDE_TOGGLES = 2;

interface PreviewBarProps {
  readonly view: PreviewView;
  readonly notices: readonly string[];
  readonly failing: readonly { readonly mode: ThemeModeName; readonly pairs: readonly FailingPair[] }[];
  readonly page: RefObject<HTMLDivElement | null>;
}

export function PreviewBar({ view, notices, failing, page }: PreviewBarProps) {
  const lens = LENSES.find(([name]) => name === view.lens)?.[1] ?? "";
  const toggles: readonly (readonly [IconName, string, keyof PreviewView])[] = [
    ["squares-four", "State sheet", "isSheet"],
    ["text-aa", "Long text", "isLong"],
    ["swap", "Right to left", "isRightToLeft"],
  ];
  return (
    <div className="preview-bar" role="region" aria-label="Preview">
      {notices.length > 0 && (
        <p className="preview-notices" role="status">
          {notices.join(" ")}
        </p>
      )}
      <nav className="preview-modes" aria-label="Mode">
        {THEME_MODES.map((mode) => (
          <ViewLink key={mode} view={view} to={{ mode }} isCurrent={mode === view.mode}>
            {MODE_NAMES[mode]}
          </ViewLink>
        ))}
      </nav>
      <Toggle view={view} field="isSplit" icon="columns" name="Side by side" />
      <Toggle view={view} field="areTokensShown" icon="stack" name="Tokens" />
      <Menu icon="eye" name="Lens" value={lens}>
        <ul>
          {LENSES.map(([name, label]) => (
            <li key={name}>
              <ViewLink view={view} to={{ lens: name }} isCurrent={name === view.lens}>
                {label}
                {name === view.lens && <Icon name="check" size={16} />}
              </ViewLink>
            </li>
          ))}
        </ul>
      </Menu>
      {toggles.slice(0, WIDE_TOGGLES).map(([icon, name, field]) => (
        <Toggle key={field} {...{ view, icon, name }} field={field} isWide />
      ))}
      <Menu icon="dots-three" name="More">
        <ul className="preview-more">
          {toggles.map(([icon, name, field]) => (
            <li key={field}>
              <Toggle {...{ view, icon, name }} field={field} />
            </li>
          ))}
          {THEME_MODES.slice(2).map((mode) => (
            <li key={mode}>
              <ViewLink view={view} to={{ mode }} isCurrent={mode === view.mode}>
                {MODE_NAMES[mode]} high contrast
              </ViewLink>
            </li>
          ))}
        </ul>
        <FontForm view={view} />
      </Menu>
      <FailingCount failing={failing} />
      {view.areTokensShown && (
        <ul className="preview-token-list" aria-label="Tokens">
          {ROLE_TOKENS.map((token) => (
            <li key={token}>
              <button
                type="button"
                onPointerEnter={() => page.current && ringToken(page.current, token)}
                onFocus={() => page.current && ringToken(page.current, token)}
                onPointerLeave={() => page.current && ringToken(page.current, undefined)}
                onBlur={() => page.current && ringToken(page.current, undefined)}
              >
                {token}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FontForm({ view }: { view: PreviewView }) {
  const query = useQuery();
  const kept = [...writePreviewView(query, { ...view, font: "" })];
  return (
    <Form className="preview-font-form" replace preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field-label" htmlFor="preview-font">
        Font on this device
      </label>
      <span className="field">
        <input
          id="preview-font"
          name="font"
          defaultValue={view.font}
          placeholder="Georgia"
          autoComplete="off"
        />
      </span>
    </Form>
  );
}

function FailingCount({ failing }: Pick<PreviewBarProps, "failing">) {
  const count = failing.reduce((sum, { pairs }) => sum + pairs.length, 0);
  if (count === 0)
    return (
      <p className="preview-count">
        <Icon name="check" size={16} />
        <span>All pairs pass</span>
      </p>
    );
  return (
    <details name="preview-menu" className="preview-menu preview-count">
      <summary>
        <i />
        {count} {count === 1 ? "pair" : "pairs"}
        <span>{count === 1 ? " fails" : " fail"}</span>
      </summary>
      <ul className="preview-popover">
        {failing.flatMap(({ mode, pairs }) =>
          pairs.map(({ foreground, background, figure }) => (
            <li key={`${mode} ${foreground} ${background}`}>
              {figure}, {foreground} on {background}, {MODE_NAMES[mode]}
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

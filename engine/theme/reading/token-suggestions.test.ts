import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { isRoleToken } from "#engine/theme/role-graph.ts";
import { readTheme } from "./read-theme.ts";
import type { TokenNames } from "./theme-reading.ts";
import { tokenSuggestions } from "./token-suggestions.ts";

/** Names with their colors, and the token that people who know the system would choose. */
const SYSTEMS: Readonly<
  Record<string, readonly (readonly [name: string, css: string, token: string | undefined])[]>
> = {
  "Material 3": [
    ["--md-sys-color-primary", "#6750a4", "brand"],
    ["--md-sys-color-on-primary", "#ffffff", "on-brand"],
    ["--md-sys-color-primary-container", "#eaddff", "brand-soft"],
    ["--md-sys-color-on-primary-container", "#21005d", undefined],
    ["--md-sys-color-secondary", "#325fbb", "second"],
    ["--md-sys-color-tertiary", "#b3406a", "accent"],
    ["--md-sys-color-error", "#b3261e", "danger"],
    ["--md-sys-color-on-error", "#fffffe", "on-danger"],
    ["--md-sys-color-background", "#fef7ff", "a0"],
    ["--md-sys-color-on-background", "#1d1b20", "text"],
    ["--md-sys-color-surface", "#f7f2fa", "a10"],
    ["--md-sys-color-on-surface-variant", "#49454f", "text-2"],
    ["--md-sys-color-outline", "#79747e", "line"],
    ["--md-sys-color-inverse-surface", "#322f35", undefined],
    ["--md-sys-color-scrim", "#000000", undefined],
  ],
  Primer: [
    ["--bgColor-default", "#ffffff", "a0"],
    ["--bgColor-muted", "#f6f8fa", "a20"],
    ["--fgColor-default", "#1f2328", "text"],
    ["--fgColor-muted", "#59636e", "text-2"],
    ["--fgColor-success", "#1a7f37", "success-text"],
    ["--borderColor-default", "#d1d9e0", "line"],
    ["--bgColor-danger-muted", "#ffebe9", "danger-soft"],
    ["--borderColor-attention", "#9a6700", "warning-edge"],
  ],
  "Tailwind 4 by hand": [
    ["--color-primary", "#1d4ed8", "brand"],
    ["--color-on-primary", "#ffffff", "on-brand"],
    ["--color-surface", "#f8fafc", "a10"],
    ["--color-ink", "#0f172a", "text"],
    ["--color-ink-muted", "#475569", "text-2"],
    ["--color-blue-500", "#3b82f6", undefined],
  ],
  daisyUI: [
    ["--color-base-100", "#ffffff", "a0"],
    ["--color-base-200", "#f5f5f5", "a10"],
    ["--color-base-300", "#e5e5e5", "a20"],
    ["--color-base-content", "#1f2937", "text"],
    ["--color-primary", "#570df8", "brand"],
    ["--color-primary-content", "#fffffe", "on-brand"],
    ["--color-neutral-content", "#d7dde4", undefined],
  ],
  "by hand": [
    ["--page-bg", "#fffffd", "a0"],
    ["--card-bg", "#fafafa", "a10"],
    ["--heading-color", "#111111", "text"],
    ["--link-color", "#0645ad", "brand-text"],
    ["--link-hover-color", "#0b0080", undefined],
    ["--input-border", "#767676", "line-control"],
    ["--focus-ring", "#005fcc", "focus"],
    ["--btn-shadow", "#cccccc", undefined],
    ["--mine", "#112233", undefined],
  ],
};

describe("[RDG-3] what the names of a theme stand for", () => {
  it.each(Object.entries(SYSTEMS))("[RDG-3] %s", (_system, names) => {
    const found = tokenSuggestions(
      names.map(([name, css]) => ({ name, color: color(css) })),
      new Map(),
    );
    expect(names.map(([name]) => [name, found.get(name)?.token])).toEqual(
      names.map(([name, , token]) => [name, token]),
    );
    for (const { why } of found.values()) expect(why).toMatch(/^Usually .+\.$/);
  });

  it("[RDG-3] a gray second color is a surface, text without contrast is none, and a token that is taken stays", () => {
    const found = (names: Record<string, string>, taken: Record<string, string> = {}) =>
      Object.fromEntries(
        [
          ...tokenSuggestions(
            Object.entries(names).map(([name, css]) => ({ name, color: color(css) })),
            new Map(
              Object.entries(taken).flatMap(([token, css]) =>
                isRoleToken(token) ? [[token, color(css)]] : [],
              ),
            ),
          ),
        ].map(([name, { token }]) => [name, token]),
      );
    expect(found({ "--secondary": "#f1f1f2" })).toEqual({ "--secondary": "a20" });
    expect(found({ "--bg": "#fff", "--text-on-photo": "#fafafa" })).toEqual({ "--bg": "a0" });
    expect(found({ "--page": "#eee" }, { a0: "#fff" })).toEqual({});
    expect(found({ "--page": "#fff", "--body-bg": "#ffffff" }, { a0: "#fff" })).toEqual({
      "--page": "a0",
      "--body-bg": "a0",
    });
    expect(found({ "--bg": "rgb(0 0 0 / 10%)" })).toEqual({});
  });
});

describe("[RDG-3] names that a person explained", () => {
  const SHEET = `:root { --color-surface: #f8fafc; --color-ink: #0f172a; --line-x: #ccc; --a0: #fff }
.dark { --color-surface: #111; --color-ink: #eee }`;
  const TOKENS = JSON.stringify({
    light: {
      semantic: {
        ink: { $type: "color", $value: "#0f172a" },
        page: { $type: "color", $value: "{base.white}" },
      },
    },
    base: { white: { $type: "color", $value: "#ffffff" } },
  });
  const read = (text: string, names: TokenNames) => readTheme([{ name: "a", text }], names);

  it("[RDG-3] stand for their tokens in every mode", () => {
    const theme = read(
      SHEET,
      new Map([
        ["color-surface", "a10"],
        ["color-ink", "text"],
        ["a0", "none"],
      ]),
    );
    if (!theme.ok) throw new Error(theme.message);
    const hexes = (mode: "light" | "dark") =>
      Object.fromEntries([...(theme.modes[mode] ?? [])].map(([token, value]) => [token, formatHex(value)]));
    expect(hexes("light")).toEqual({ a10: "#f8fafc", text: "#0f172a" });
    expect(hexes("dark")).toMatchObject({ a10: "#111111", text: "#eeeeee" });
    expect(theme.others.map(({ name }) => name)).toEqual(["--line-x", "--a0"]);
  });

  it("[RDG-3] a text in which no name is a token is refused with its colors, and read by what they stand for", () => {
    const without = read(":root { --ink: #111; --mine: #123456 }", new Map());
    expect(without).toMatchObject({
      ok: false,
      others: [{ name: "--ink", suggestion: { token: "text" } }, { name: "--mine" }],
    });
    expect(read(":root { --ink: #111 }", new Map([["ink", "text"]]))).toMatchObject({ ok: true, others: [] });
  });

  it("[RDG-3] paths of design tokens", () => {
    expect(read(TOKENS, new Map())).toMatchObject({
      ok: false,
      others: [
        { name: "semantic.ink", line: 1, suggestion: { token: "text" } },
        { name: "semantic.page", suggestion: { token: "a0" } },
      ],
    });
    const theme = read(
      TOKENS,
      new Map([
        ["semantic.ink", "text"],
        ["semantic.page", "a0"],
      ]),
    );
    if (!theme.ok) throw new Error(theme.message);
    expect([...(theme.modes.light ?? [])].map(([token, value]) => [token, formatHex(value)])).toEqual([
      ["text", "#0f172a"],
      ["a0", "#ffffff"],
    ]);
  });
});

/** Components as somebody writes them with the tokens of a theme: fills with their states, edges, fields and links. */
import { THEME_FAMILIES } from "#engine/theme/role-graph.ts";

/** `valueOf` is how the output is used: "var(--brand)" for "brand". */
export function themeComponents(valueOf: (token: string) => string): string {
  const family = (name: string): string => {
    const button = (fill: string, rest = ""): string =>
      `<button ${rest} data-what="${fill}" style="border: 0; background: ${valueOf(fill)}; color: ${valueOf(`on-${name}`)}">${fill}</button>`;
    return `
      ${["", "-hover", "-pressed"].map((state) => button(`${name}${state}`)).join("")}
      ${button(`${name}-hover`, "data-hover")}
      ${button(name, 'aria-pressed="true"')}
      <a role="button" href="#" data-what="link as ${name}" style="text-decoration: none; background: ${valueOf(name)}; color: ${valueOf(`on-${name}`)}">${name}</a>
      <p data-what="notice of ${name}" style="background: ${valueOf(`${name}-soft`)}; border: 2px solid ${valueOf(`${name}-edge`)}; color: ${valueOf(`${name}-text`)}">${name} notice</p>`;
  };
  return `<main style="background: ${valueOf("a0")}; color: ${valueOf("text")}">
    ${THEME_FAMILIES.map(family).join("")}
    <button disabled data-what="disabled" style="border: 0; background: ${valueOf("disabled")}; color: ${valueOf("on-disabled")}">disabled</button>
    <input data-what="field" value="field" style="background: ${valueOf("a10")}; color: ${valueOf("text")}; border: 1px solid ${valueOf("line-control")}">
    <ul role="tablist">${["true", "false"].map((is) => `<li role="tab" aria-selected="${is}" data-what="tab ${is}" style="background: ${valueOf(is === "true" ? "brand-soft" : "a0")}; color: ${valueOf("text")}">tab ${is}</li>`).join("")}</ul>
    <a href="#" data-what="link" style="color: ${valueOf("brand-text")}">link</a>
    ${["text", "text-2", "text-3"].map((token) => `<p data-what="${token}" style="background: ${valueOf("a20")}; color: ${valueOf(token)}">${token}</p>`).join("")}
  </main>`;
}

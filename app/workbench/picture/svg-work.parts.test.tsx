// What an SVG makes the browser draw is counted in a real one, since its parser and its style sheets are used.
import { describe, expect, it } from "vitest";
import { MAX_SVG_WORK, parseDrawing, svgWork } from "./svg-work.ts";

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`;
const nested = (level: (index: number) => string, levels = 18): string =>
  svg(`<defs><rect id="a0" width="1" height="1"/>${Array.from({ length: levels }, (_, at) => level(at + 1)).join("")}</defs>
    <use href="#a${levels}"/>`);
const ten = (text: string): string => text.repeat(10);
const box = `width="9" height="9"`;
/** A second of ten levels with a reference of its own to each, which `show` writes. */
const layers = (element: string, show: (id: string) => string): string =>
  svg(
    `${Array.from({ length: 18 }, (_, at) => `<${element} id="a${at}" ${box}>${at === 0 ? `<rect ${box}/>` : ten(show(`a${at - 1}`))}</${element}>`).join("")}${show("a17")}`,
  );
const inner = nested((at) => `<g id="a${at}">${ten(`<use href="#a${at - 1}"/>`)}</g>`);

const HOSTILE: Readonly<Record<string, string>> = {
  "use within use": inner,
  "use by the older attribute": nested(
    (at) => `<g id="a${at}">${ten(`<use xlink:href="#a${at - 1}"/>`)}</g>`,
  ),
  "symbols within symbols": nested(
    (at) => `<symbol id="a${at}">${ten(`<use href="#a${at - 1}"/>`)}</symbol>`,
  ),
  "an address in percents": nested((at) => `<g id="a${at}">${ten(`<use href="#%61${at - 1}"/>`)}</g>`),
  "use set by an animation": nested(
    (at) => `<g id="a${at}">${ten(`<use><set attributeName="href" to="#a${at - 1}"/></use>`)}</g>`,
  ),
  "masks within masks": layers("mask", (id) => `<rect ${box} mask="url(#${id})"/>`),
  "masks by a style": layers("mask", (id) => `<rect ${box} style="mask: url('#${id}')"/>`),
  "masks by what its links are": svg(
    `<style>${Array.from({ length: 18 }, (_, at) => `#a${at + 1} > :any-link { mask: url(#a${at}) }`).join("")}</style>
    ${Array.from({ length: 19 }, (_, at) => `<mask id="a${at}" ${box}>${ten(`<a href="x"><rect ${box}/></a>`)}</mask>`).join("")}<rect mask="url(#a18)" ${box}/>`,
  ),
  "masks by a style in numbers": layers("mask", (id) => `<rect ${box} style="mask: url(\\23 ${id})"/>`),
  "clips within clips": layers("clipPath", (id) => `<rect ${box} clip-path="url(#${id})"/>`),
  "patterns within patterns": layers("pattern", (id) => `<rect ${box} fill="url(#${id})"/>`),
  "masks by a style sheet": svg(
    `<style>${Array.from({ length: 18 }, (_, at) => `@media all { .b${at} { mask: url(#a${at}) } }`).join("")}</style>
     ${Array.from({ length: 18 }, (_, at) => `<mask id="a${at + 1}">${ten(`<rect class="b${at}" ${box}/>`)}</mask>`).join("")}<rect class="b18" ${box}/>`,
  ),
  "markers on every point": svg(
    `<marker id="a"><g>${"<path d='M0 0h1'/>".repeat(300)}</g></marker><path d="M0 0${"h1".repeat(9000)}" marker-mid="url(#a)"/>`,
  ),
  "a marker that is inherited": svg(
    `<marker id="a"><g>${"<path d='M0 0h1'/>".repeat(300)}</g></marker><g style="marker: url(#a)"><g><path d="M0 0${"h1".repeat(9000)}"/></g></g>`,
  ),
  "a thousand passes of a filter": svg(
    `<filter id="a">${"<feGaussianBlur stdDeviation='9'/>".repeat(1000)}</filter><rect ${box} filter="url(#a)"/>`,
  ),
  "noise of many octaves": svg(
    `<filter id="a">${"<feTurbulence numOctaves='9999'/>".repeat(100)}</filter><rect ${box} filter="url(#a)"/>`,
  ),
  "groups 5,000 deep": svg("<g>".repeat(4000) + "</g>".repeat(4000)),
  "a chain of references": nested((at) => `<g id="a${at}"><use href="#a${at - 1}"/></g>`, 600),
  "what contains itself": svg(`<g id="a">${ten(`<use href="#a"/>`)}</g>`),
  "a drawing inside, as an address": svg(`<image ${box} href="data:image/svg+xml;base64,${btoa(inner)}"/>`),
  "a drawing inside, in percents": svg(
    `<image ${box} href="data:image/svg+xml,${encodeURIComponent(inner)}"/>`,
  ),
  "more elements than any drawing": svg(`<rect ${box}/>`.repeat(MAX_SVG_WORK)),
};

describe("[IMG] an SVG that would not come to an end", () => {
  it.each(Object.entries(HOSTILE))("%s", (_, text) => {
    const startedMs = performance.now();
    expect(svgWork(text)).toBeGreaterThan(MAX_SVG_WORK);
    expect(performance.now() - startedMs).toBeLessThan(20_000);
  });

  it.each([
    ["a logo", svg(`<rect ${box} fill="#00a000"/>`.repeat(200))],
    [
      "an icon used 5,000 times",
      svg(`<symbol id="a"><path d="M0 0h9"/></symbol>${`<use href="#a"/>`.repeat(5000)}`),
    ],
    [
      "a map with a style sheet and gradients",
      svg(
        `<style>.a { fill: url(#b) } path { stroke: red }</style><linearGradient id="b"><stop stop-color="red"/></linearGradient>${`<path class="a" d="M0 0h9"/>`.repeat(20_000)}`,
      ),
    ],
    [
      "thirty shadows",
      svg(
        `<filter id="a">${"<feOffset/>".repeat(7)}</filter>${`<rect ${box} filter="url(#a)"/>`.repeat(30)}`,
      ),
    ],
    ["references that lead nowhere", svg(ten(`<use href="#none"/><rect fill="url(#neither)"/>`))],
    [
      "entities of a drawing program",
      `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><rect/></svg>`,
    ],
  ])("%s is drawn", (_, text) => {
    expect(svgWork(text)).toBeLessThanOrEqual(MAX_SVG_WORK);
  });

  it.each([
    ["<svg xmlns='http://www.w3.org/2000/svg'><rect"],
    [
      `<!DOCTYPE svg [<!ENTITY a "xxxxxxxxxx">${[..."bcdefghij"].map((name, at) => `<!ENTITY ${name} "${ten(`&${"abcdefghij"[at]};`)}">`).join("")}]>${svg("<text>&j;</text>")}`,
    ],
  ])("the browser refuses what is not well formed, %#", (text) => {
    expect(svgWork(text)).toBeUndefined();
  });

  it.each([
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a { fill: red }</style><rect class="a" onclick="x()"/></svg>`,
    ],
    [`<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><s:svg xmlns:s="&ns;"><s:style/></s:svg>`],
    [
      svg(
        `<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onload="x()"><style>p { color: red }</style></p></foreignObject>`,
      ),
    ],
  ])("nothing in it styles or listens, which the policy of the page would report: %#", (text) => {
    const elements = [...parseDrawing(text).querySelectorAll("*")];
    expect(elements.map(({ localName }) => localName)).toContain("style");
    expect(elements.filter((each) => each instanceof SVGElement || each instanceof HTMLElement)).toEqual([]);
  });
});

/** Conic gradients within drawings, as Figma exports them. */
import { expect, it } from "vitest";
import { readSvgConic } from "./svg-conic.ts";

/** What Figma exports for an angular gradient in a rectangle of 200 by 100 at 10, 20, with this matrix. */
const exported = (
  matrix: string,
): string => `<svg width="220" height="140" viewBox="0 0 220 140" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#paint0_angular_clip_path)" data-figma-skip-parse="true"><g transform="matrix(${matrix})"><foreignObject x="-1000" y="-1000" width="2000" height="2000"><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(from 90deg,rgba(255, 0, 0, 1) 0deg,rgba(0, 0, 255, 1) 360deg);height:100%;width:100%;opacity:1"></div></foreignObject></g></g><rect x="10" y="20" width="200" height="100" data-figma-gradient-fill="{}"/>
<defs><clipPath id="paint0_angular_clip_path"><rect x="10" y="20" width="200" height="100"/></clipPath></defs></svg>`;

it.each([
  ["downwards", "0 0.05 -0.05 0 110 70", 180, [0.5, 0.5], []],
  ["to the right, at its upper left", "0.05 0 0 0.05 10 20", 90, [0, 0], []],
  ["upwards, stretched", "0 -0.05 0.1 0 110 70", 0, [0.5, 0.5], ["stretched"]],
])("[RDG-5] %s", (_what, matrix, angleDeg, center01, notices) => {
  const read = readSvgConic(exported(matrix));
  expect(read).toMatchObject({
    ok: true,
    layers: [{ type: "conic", angleDeg, center01 }],
    notices: notices.map((each) => expect.stringContaining(each)),
  });
});

it("a drawing without one is none, and one without an area is refused", () => {
  expect(readSvgConic('<svg><linearGradient id="a"/></svg>')).toBeUndefined();
  expect(readSvgConic(exported("0 0 0 0 0 0"))).toMatchObject({ ok: false });
});

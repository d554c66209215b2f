import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { readCss } from "./read-css.ts";

const BOX = { width: 120, height: 40 };
function read(text: string) {
  const gradient = readCss(text, BOX);
  if (!gradient.ok) throw new Error(gradient.message);
  const [layer] = gradient.layers;
  return {
    size: layer?.size,
    isRepeating: layer?.isRepeating === true,
    stops: layer?.stops.map(({ color, position01 }) => `${formatHex(color)} ${position01.toFixed(3)}`),
    notices: gradient.notices,
  };
}

describe("[RDG-5] colors of a radial gradient beyond its shape", () => {
  it("are within a larger shape, which the box shows", () => {
    expect(read("radial-gradient(40px 30px, #f00 0%, #00f 200%)")).toMatchObject({
      size: { shape: "ellipse", radii01: [(40 * 2) / 120, (30 * 2) / 40] },
      stops: ["#ff0000 0.000", "#0000ff 1.000"],
    });
    expect(read("radial-gradient(circle 60px, #f00, #0f0 50%, #00f 150%)")).toMatchObject({
      size: { radii01: [0.75, 2.25] },
      stops: ["#ff0000 0.000", "#00ff00 0.333", "#0000ff 1.000"],
    });
  });

  it("an ellipse by its sides needs no box; a circle does, and says so", () => {
    const ellipse = read("radial-gradient(closest-side, #f00, #00f 200%)");
    expect(ellipse).toMatchObject({ size: { radii01: [1, 1] }, notices: [] });
    expect(read("radial-gradient(circle closest-side, #f00, #00f 200%)").notices.join(" ")).toContain(
      "120 × 40 px",
    );
  });

  it("stripes keep repeating", () => {
    expect(read("repeating-radial-gradient(closest-side, #f00 0%, #00f 130%)")).toMatchObject({
      isRepeating: true,
      size: { radii01: [0.65, 0.65] },
      stops: ["#ff0000 0.000", "#0000ff 1.000"],
    });
  });

  it("what reaches the farthest corner, or has nothing beyond, stays", () => {
    expect(read("radial-gradient(#f00, #00f 200%)")).toMatchObject({
      size: { shape: "ellipse", extent: "farthest-corner" },
      stops: ["#ff0000 0.000", "#800080 1.000"],
    });
    expect(read("radial-gradient(closest-side, #f00 20%, #00f 100%)")).toMatchObject({
      size: { shape: "ellipse", extent: "closest-side" },
    });
  });

  it("a circle without a radius has its lengths", () => {
    const { size, stops } = read("radial-gradient(circle closest-side at 0 0, #f00 0px, #00f 30px)");
    expect(size).toMatchObject({ radii01: [expect.closeTo(0.25, 6), expect.closeTo(0.75, 6)] });
    expect(stops).toEqual(["#ff0000 0.000", "#0000ff 1.000"]);
  });
});

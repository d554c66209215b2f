/** A mesh as SwiftUI's `MeshGradient` (iOS 18, macOS 15), whose model is the same. */
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import { handlesOf, type Mesh, type Point } from "#engine/mesh/mesh.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";

const number = (value: number): string => String(Number(value.toFixed(4)) + 0);

/**
 * Swift source with every control point. The system blends perceptually, with its own curve between smooth colors, so
 * the picture is near but not measured.
 */
export function writeMeshSwift(mesh: Mesh): string {
  const points = mesh.vertices.map(({ at }, index) => {
    const handles = handlesOf(mesh, index % mesh.columns, Math.floor(index / mesh.columns));
    const [position, leading, top, trailing, bottom] = [
      at,
      ...[handles.left, handles.up, handles.right, handles.down].map(
        (handle): Point => [at[0] + handle[0], at[1] + handle[1]],
      ),
    ].map(pair);
    return `    .init(position: ${position}, leadingControlPoint: ${leading}, topControlPoint: ${top}, trailingControlPoint: ${trailing}, bottomControlPoint: ${bottom}),`;
  });
  return [
    "import SwiftUI",
    "",
    "// Blended by the system: near to the mesh, not measured.",
    "let mesh = MeshGradient(",
    `  width: ${mesh.columns},`,
    `  height: ${mesh.rows},`,
    "  locations: .bezierPoints([",
    ...points,
    "  ]),",
    "  colors: .colors([",
    ...mesh.vertices.map(({ color }) => `    ${swiftColor(color)},`),
    "  ]),",
    `  smoothsColors: ${mesh.isSmooth},`,
    "  colorSpace: .perceptual",
    ")",
    "",
  ].join("\n");
}

function pair(point: Point | undefined): string {
  return `[${(point ?? [0, 0]).map(number).join(", ")}]`;
}

/** Outside sRGB in Display P3. */
function swiftColor(color: Color): string {
  const space = isInGamut(color, "srgb") ? "srgb" : "display-p3";
  const held = mapToGamut({ ...color, alpha: 1 }, space);
  const [red, green, blue] = convertColor(held, space).coords.map((part) => number(part ?? 0));
  return `Color(${space === "srgb" ? ".sRGB" : ".displayP3"}, red: ${red}, green: ${green}, blue: ${blue})`;
}

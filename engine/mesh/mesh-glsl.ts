/**
 * The shaders that draw a mesh with WebGL 2: the vertex shader evaluates the patches of surface.ts at the points of
 * the lattice (lattice.ts), and the fragment shader converts the interpolated OKLab to encoded sRGB or Display P3.
 *
 * Draw `steps * steps * 6` vertices, with an instance for each patch in the order of the surface. `patches` is a
 * texture of RGBA32F without filter, 32 wide and one row a patch: `patchTexels` writes it. With a `grain` above 0,
 * `noise` is a texture of R32F with the thresholds of a mask of 64 × 64, and `lines` the height in px (grain.ts).
 */

import type { RasterGamut } from "#engine/raster/raster.ts";
import { LMS_TO_XYZ, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import { DISPLAY_P3, type Matrix, product, SRGB } from "#engine/space/rgb-spaces.ts";
import { MAX_GRAIN } from "./grain.ts";
import { NUMBERS, type Surface } from "./surface.ts";

/** Texels of a patch: two for each control point, x and y with zeros, then lightness, a and b with one. */
export const PATCH_TEXELS = 32;

/** The control points of all patches as RGBA numbers, row by row. */
export function patchTexels({ patches }: Surface): Float32Array<ArrayBuffer> {
  const texels = new Float32Array(patches.length * PATCH_TEXELS * 4);
  for (const [index, patch] of patches.entries()) {
    for (let point = 0; point < 16; point += 1) {
      const [x = 0, y = 0, lightness = 0, a = 0, b = 0] = patch.subarray(point * NUMBERS);
      texels.set([x, y, 0, 0, lightness, a, b, 1], (index * PATCH_TEXELS + 2 * point) * 4);
    }
  }
  return texels;
}

/** Corners of the two triangles of a lattice cell, as `latticeTriangles` divides it: right, below. */
export const CELL_CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;

/** GLSL ES 3.00. `steps` is `latticeSteps` of the surface. */
export const MESH_VERTEX_SHADER = `#version 300 es
precision highp float;
precision highp sampler2D;
uniform sampler2D patches;
uniform int steps;
out vec3 lab;

const ivec2 CORNERS[6] = ivec2[6](${CELL_CORNERS.map(([x, y]) => `ivec2(${x}, ${y})`).join(", ")});

vec4 bernstein(float t) {
  float s = 1.0 - t;
  return vec4(s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t);
}

void main() {
  int cell = gl_VertexID / 6;
  ivec2 point = ivec2(cell % steps, cell / steps) + CORNERS[gl_VertexID % 6];
  vec4 across = bernstein(float(point.x) / float(steps));
  vec4 along = bernstein(float(point.y) / float(steps));
  vec2 place = vec2(0.0);
  lab = vec3(0.0);
  for (int row = 0; row < 4; row += 1) {
    for (int column = 0; column < 4; column += 1) {
      int texel = 2 * (4 * row + column);
      float weight = along[row] * across[column];
      place += weight * texelFetch(patches, ivec2(texel, gl_InstanceID), 0).xy;
      lab += weight * texelFetch(patches, ivec2(texel + 1, gl_InstanceID), 0).rgb;
    }
  }
  gl_Position = vec4(2.0 * place.x - 1.0, 1.0 - 2.0 * place.y, 0.0, 1.0);
}
`;

const LMS_TO_RGB: Readonly<Record<RasterGamut, Matrix>> = {
  srgb: /* @__PURE__ */ product(SRGB.fromXyz, LMS_TO_XYZ),
  "display-p3": /* @__PURE__ */ product(DISPLAY_P3.fromXyz, LMS_TO_XYZ),
};

/** GLSL ES 3.00; writes opaque colors in the gamut's encoding, clipped as by the framebuffer. */
export function meshFragmentShader(gamut: RasterGamut): string {
  return `#version 300 es
precision highp float;
precision highp sampler2D;
in vec3 lab;
out vec4 color;
uniform sampler2D noise;
uniform float grain;
uniform int lines;

const mat3 OKLAB_TO_LMS = ${glslMatrix(OKLAB_TO_LMS)};
const mat3 LMS_TO_RGB = ${glslMatrix(LMS_TO_RGB[gamut])};

void main() {
  vec3 grained = lab;
  if (grain > 0.0) {
    ivec2 place = ivec2(int(gl_FragCoord.x), lines - 1 - int(gl_FragCoord.y));
    grained.x += (texelFetch(noise, place & 63, 0).r - 0.5) * ${glslNumber(MAX_GRAIN)} * grain;
  }
  vec3 root = OKLAB_TO_LMS * grained;
  vec3 light = clamp(LMS_TO_RGB * (root * root * root), 0.0, 1.0);
  vec3 low = 12.92 * light;
  vec3 high = 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055;
  color = vec4(mix(low, high, vec3(greaterThan(light, vec3(0.0031308)))), 1.0);
}
`;
}

/** Columns first, as GLSL has them. */
function glslMatrix(matrix: Matrix): string {
  const columns = [0, 1, 2].flatMap((column) => matrix.map((row) => glslNumber(row[column] ?? 0)));
  return `mat3(${columns.join(", ")})`;
}

/** Nine digits, more than a 32-bit number has. */
function glslNumber(value: number): string {
  const text = String(Number(value.toPrecision(9)));
  return /[.e]/.test(text) ? text : `${text}.0`;
}

import { expect, it } from "vitest";
import { latticeSteps } from "#engine/mesh/lattice.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { MESH_VERTEX_SHADER, meshFragmentShader, PATCH_TEXELS, patchTexels } from "#engine/mesh/mesh-glsl.ts";
import { meshRaster } from "#engine/mesh/mesh-raster.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { surfaceOf } from "#engine/mesh/surface.ts";
import { rasterTile } from "#engine/raster/raster.ts";

/**
 * GPUs round positions of vertices to a fraction of a pixel, which is visible where several colors lie within one
 * pixel.
 */
const [WIDTH, HEIGHT] = [480, 270];

/** The bytes of the mesh as WebGL 2 draws it, in rows from the top. */
function drawnByGpu(mesh: Mesh): Uint8Array {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const gl = canvas.getContext("webgl2", { antialias: false });
  if (gl === null) throw new Error("This browser has no WebGL 2.");
  const program = gl.createProgram();
  for (const [type, text] of [
    [gl.VERTEX_SHADER, MESH_VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, meshFragmentShader("srgb")],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) throw new Error("No shader was made.");
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    expect(gl.getShaderInfoLog(shader) ?? "").toBe("");
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  expect(gl.getProgramParameter(program, gl.LINK_STATUS)).toBe(true);
  gl.useProgram(program);
  const surface = surfaceOf(mesh);
  const { length } = surface.patches;
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGBA32F,
    PATCH_TEXELS,
    length,
    0,
    gl.RGBA,
    gl.FLOAT,
    patchTexels(surface),
  );
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  const steps = latticeSteps(surface);
  gl.uniform1i(gl.getUniformLocation(program, "patches"), 0);
  gl.uniform1i(gl.getUniformLocation(program, "steps"), steps);
  gl.viewport(0, 0, WIDTH, HEIGHT);
  gl.drawArraysInstanced(gl.TRIANGLES, 0, steps * steps * 6, length);
  const rows = new Uint8Array(WIDTH * HEIGHT * 4);
  gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.UNSIGNED_BYTE, rows);
  expect(gl.getError()).toBe(gl.NO_ERROR);
  const bytes = new Uint8Array(rows.length);
  for (let y = 0; y < HEIGHT; y += 1)
    bytes.set(rows.subarray(4 * WIDTH * (HEIGHT - 1 - y), 4 * WIDTH * (HEIGHT - y)), 4 * WIDTH * y);
  return bytes;
}

it.each([2, 4, 8])(
  "[MSH] the shader draws a mesh of %d rows and columns as the CPU does, within 1/255",
  (side) => {
    const mesh = randomMesh(`gpu ${side}`, { columns: side, rows: side });
    const gpu = drawnByGpu(mesh);
    const tile = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    const cpu = rasterTile(meshRaster(mesh, [WIDTH, HEIGHT]), { tile, gamut: "srgb" });
    let most = 0;
    for (const [at, byte] of gpu.entries()) most = Math.max(most, Math.abs(byte - (cpu[at] ?? 0)));
    expect(most).toBeLessThanOrEqual(1);
  },
);

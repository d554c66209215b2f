/** Draws meshes with WebGL 2: one draw call per frame, with the shaders of engine/mesh/mesh-glsl.ts. */
import { latticeSteps } from "#engine/mesh/lattice.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { MESH_VERTEX_SHADER, meshFragmentShader, PATCH_TEXELS, patchTexels } from "#engine/mesh/mesh-glsl.ts";
import { surfaceOf } from "#engine/mesh/surface.ts";
import type { DitherMask } from "#engine/raster/dither.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";

export interface MeshRenderer {
  /** Draws over the whole canvas. `grain01` has no effect without a mask. */
  readonly draw: (mesh: Mesh, grain01: number, mask?: DitherMask) => void;
  /** Resolves when the GPU has drawn; showing the canvas earlier would hold up the page. */
  readonly drawn: () => Promise<void>;
  /** Frees the GPU's memory; the canvas cannot be drawn on again. */
  readonly close: () => void;
}

type MeshCanvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * Undefined if the browser has no WebGL 2 or its driver rejects the shaders. Compiling them can take a driver a tenth
 * of a second, during which the page goes on where the browser can tell when they are compiled.
 */
export async function createMeshRenderer(
  canvas: MeshCanvas,
  gamut: RasterGamut,
): Promise<MeshRenderer | undefined> {
  const gl: WebGL2RenderingContext | null = canvas.getContext("webgl2", { antialias: false, alpha: false });
  const program = gl === null ? undefined : await programOf(gl, gamut);
  if (gl === null || program === undefined) return undefined;
  if ("drawingBufferColorSpace" in gl) gl.drawingBufferColorSpace = gamut;
  gl.useProgram(program);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const [steps, grain, lines] = [place("steps"), place("grain"), place("lines")];
  gl.uniform1i(place("patches"), 0);
  gl.uniform1i(place("noise"), 1);
  const [patches, noise] = [textureAt(gl, gl.TEXTURE0), textureAt(gl, gl.TEXTURE1)];
  let loaded: DitherMask | undefined;
  const load = (mask: DitherMask): void => {
    gl.activeTexture(gl.TEXTURE1);
    const { side, thresholds } = mask;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, side, side, 0, gl.RED, gl.FLOAT, new Float32Array(thresholds));
    loaded = mask;
  };
  return {
    draw(mesh, grain01, mask) {
      if (gl.isContextLost()) return;
      if (grain01 > 0 && mask !== undefined && mask !== loaded) load(mask);
      const surface = surfaceOf(mesh);
      const { length } = surface.patches;
      const side = latticeSteps(surface);
      gl.activeTexture(gl.TEXTURE0);
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
      gl.uniform1i(steps, side);
      gl.uniform1f(grain, loaded === undefined ? 0 : grain01);
      gl.uniform1i(lines, canvas.height);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.drawArraysInstanced(gl.TRIANGLES, 0, side * side * 6, length);
    },
    async drawn() {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence === null) return;
      gl.flush();
      await until(gl, () => gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED);
      gl.deleteSync(fence);
    },
    close() {
      gl.deleteTexture(patches);
      gl.deleteTexture(noise);
      gl.deleteProgram(program);
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

async function programOf(gl: WebGL2RenderingContext, gamut: RasterGamut): Promise<WebGLProgram | undefined> {
  // Must be asked for before the program is linked.
  const parallel = gl.getExtension("KHR_parallel_shader_compile");
  const program = gl.createProgram();
  for (const [type, text] of [
    [gl.VERTEX_SHADER, MESH_VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, meshFragmentShader(gamut)],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (parallel !== null)
    await until(gl, () => gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === true);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}

/** How often the GPU is asked, in ms: half a frame. */
const POLL_MS = 8;

/** Resolves when the GPU is done, or the context is lost. */
async function until(gl: WebGL2RenderingContext, isDone: () => boolean): Promise<void> {
  while (!gl.isContextLost() && !isDone()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** Creates a texture for reads by texel, bound to this unit. */
function textureAt(gl: WebGL2RenderingContext, unit: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  return texture;
}

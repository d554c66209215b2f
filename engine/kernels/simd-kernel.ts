/**
 * The pixel kernel in WebAssembly with 128-bit vectors (assembly/pixels.ts), called in chunks that stay in
 * the processor's cache.
 */
import { kernelTables } from "./kernel-tables.ts";
import {
  BIN_COUNT,
  checkCounted,
  checkPlanes,
  type OklabPlanes,
  type PixelBytes,
  type PixelGamut,
  type PixelKernel,
} from "./pixel-kernel.ts";
import { PIXELS_WASM } from "./pixels-wasm.generated.ts";
import { plainKernel } from "./plain-kernel.ts";

/**
 * The fastest available kernel: the plain one if WebAssembly or its vector instructions are missing, or if
 * the policy of a page forbids compiling it. The first call takes some milliseconds of its thread.
 */
export async function loadPixelKernel(): Promise<PixelKernel> {
  const host: unknown = Reflect.get(globalThis, "WebAssembly");
  if (!isWasmHost(host)) return plainKernel;
  try {
    const { instance } = await host.instantiate(PIXELS_WASM);
    return isPixelExports(instance.exports) ? simdKernel(instance.exports) : plainKernel;
  } catch {
    return plainKernel; // the plain kernel gives identical bits, only slower
  }
}

interface WasmHost {
  readonly instantiate: (bytes: Uint8Array) => Promise<{ instance: { exports: unknown } }>;
}
interface WasmNumber {
  readonly value: number;
}
interface PixelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly rgbaToOklab: (count: number) => void;
  readonly oklabToRgba: (count: number) => void;
  readonly countPixels: (count: number) => void;
  readonly CHUNK: WasmNumber;
  readonly CONES_AT: WasmNumber;
  readonly CELL_BYTES_AT: WasmNumber;
  readonly CELL_STEPS_AT: WasmNumber;
  readonly ROOTS_AT: WasmNumber;
  readonly BINS_AT: WasmNumber;
  readonly RGBA_AT: WasmNumber;
  readonly OKLAB_AT: WasmNumber;
}

function isWasmHost(host: unknown): host is WasmHost {
  return typeof host === "object" && host !== null && "instantiate" in host;
}

/** The module comes with this file, so one of its exports identifies all of them. */
function isPixelExports(exports: unknown): exports is PixelExports {
  return typeof exports === "object" && exports !== null && "countPixels" in exports;
}

function simdKernel(wasm: PixelExports): PixelKernel {
  const { buffer } = wasm.memory;
  const chunk = wasm.CHUNK.value;
  const tables = kernelTables();
  const cones = new Float32Array(buffer, wasm.CONES_AT.value, tables.cones.srgb.length);
  let conesOf: PixelGamut | undefined;
  new Uint8Array(buffer, wasm.CELL_BYTES_AT.value).set(tables.cellBytes);
  new Float32Array(buffer, wasm.CELL_STEPS_AT.value).set(tables.cellSteps);
  new Float32Array(buffer, wasm.ROOTS_AT.value).set(tables.roots);
  const bytes = new Uint8Array(buffer, wasm.RGBA_AT.value, chunk * 4);
  const plane = (index: number): Float32Array =>
    new Float32Array(buffer, wasm.OKLAB_AT.value + index * chunk * 4, chunk);
  const [lightness, a, b] = [plane(0), plane(1), plane(2)];
  const bins = new Uint32Array(buffer, wasm.BINS_AT.value, (BIN_COUNT + 1) * 4);

  return {
    kind: "simd",
    gamut: "srgb",
    rgbaToOklab(rgba: PixelBytes, oklab: OklabPlanes, gamut: PixelGamut = "srgb") {
      const count = checkPlanes(rgba, oklab);
      if (conesOf !== gamut) cones.set(tables.cones[gamut]);
      conesOf = gamut;
      for (let at = 0; at < count; at += chunk) {
        const size = Math.min(chunk, count - at);
        bytes.set(rgba.subarray(at * 4, (at + size) * 4));
        wasm.rgbaToOklab(size);
        oklab.lightness.set(lightness.subarray(0, size), at);
        oklab.a.set(a.subarray(0, size), at);
        oklab.b.set(b.subarray(0, size), at);
      }
    },
    oklabToRgba(oklab: OklabPlanes, rgba: PixelBytes) {
      const count = checkPlanes(rgba, oklab);
      for (let at = 0; at < count; at += chunk) {
        const size = Math.min(chunk, count - at);
        lightness.set(oklab.lightness.subarray(at, at + size));
        a.set(oklab.a.subarray(at, at + size));
        b.set(oklab.b.subarray(at, at + size));
        bytes.set(rgba.subarray(at * 4, (at + size) * 4));
        wasm.oklabToRgba(size);
        rgba.set(bytes.subarray(0, size * 4), at * 4);
      }
    },
    countPixels(rgba: PixelBytes) {
      const count = checkCounted(rgba);
      bins.fill(0);
      for (let at = 0; at < count; at += chunk) {
        const size = Math.min(chunk, count - at);
        bytes.set(rgba.subarray(at * 4, (at + size) * 4));
        wasm.countPixels(size);
      }
      return bins;
    },
  };
}

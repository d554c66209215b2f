/** The colors of a picture, found in its pixels by a kernel in WebAssembly or by the plain one with the same results. */

export type { PixelBytes, PixelGamut, PixelKernel } from "#engine/kernels/pixel-kernel.ts";
export { plainKernel } from "#engine/kernels/plain-kernel.ts";
export { loadPixelKernel } from "#engine/kernels/simd-kernel.ts";
export { analyzeImage, type ClusterOptions, type PictureColor, type PictureColors } from "./image-cluster.ts";
export { PICTURE_ORDERS, type PictureOrder, pictureOrder } from "./picture-order.ts";

/** Size of a canvas, or of the box it fills, in device pixels. */
import type { CanvasSize } from "./drawn-canvas.tsx";

/** Higher pixel ratios make no visible difference. */
const MAX_RATIO = 3;

/** Reports the size now and after each change, except empty sizes. Returns the function that stops it. */
export function watchPixels(
  element: HTMLElement,
  onSize: (size: CanvasSize) => void,
  mostSide = Number.POSITIVE_INFINITY,
): () => void {
  let last: CanvasSize = { width: 0, height: 0 };
  const tell = (width: number, height: number): void => {
    const scale = Math.min(1, MAX_RATIO / window.devicePixelRatio, mostSide / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    if (size.width === 0 || size.height === 0) return;
    if (size.width === last.width && size.height === last.height) return;
    last = size;
    onSize(size);
  };
  const told = ([entry]: readonly ResizeObserverEntry[]): void => {
    const ratio = window.devicePixelRatio;
    const [width, height] = [element.clientWidth * ratio, element.clientHeight * ratio];
    // Safari has no devicePixelContentBox, and with an emulated ratio it reports that of the real device.
    const [device] = entry?.devicePixelContentBoxSize ?? [];
    if (device !== undefined && Math.abs(device.inlineSize - width) <= ratio)
      tell(device.inlineSize, device.blockSize);
    else tell(width, height);
  };
  // A canvas without styles yet has the size of its pixels, and a size that changes while sizes are told is an error.
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => told(entries));
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** The painted wheel: once for a size, wheel, lightness and gamut, sharp on any screen, cut off where the gamut ends. */
import { useEffect, useRef, useState } from "react";
import { paintWheel, type WheelPlane, wheelEdge } from "#engine/raster/wheel-plane.ts";

/** Hues change slowly: painted in so many pixels and drawn larger, nothing is lost. The edge is a path, and sharp. */
const PAINTED = 144;
/** While lightness is dragged, and every move paints the whole wheel anew. */
const PAINTED_FLEETING = 56;
const EDGE_POINTS = 360;

export function useWheelPicture(plane: WheelPlane, isFleeting: boolean) {
  const { gamut } = plane;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(0);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const measure = () =>
      setSize(Math.round(element.clientWidth * Math.min(3, window.devicePixelRatio || 1)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [gamut]);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || size === 0) return;
    const context = element.getContext("2d", { colorSpace: plane.gamut });
    if (context === null) return;
    if (element.width !== size) [element.width, element.height] = [size, size];
    context.clearRect(0, 0, size, size);
    context.save();
    context.clip(edgePath(size, wheelEdge(isFleeting ? EDGE_POINTS / 5 : EDGE_POINTS, plane)));
    context.imageSmoothingQuality = isFleeting ? "low" : "high";
    context.drawImage(pictureOf(plane, isFleeting ? PAINTED_FLEETING : PAINTED), 0, 0, size, size);
    context.restore();
    setPainted(true);
  }, [size, plane, isFleeting]);
  return { canvas, isPainted };
}

/** One for each size and gamut: while lightness is dragged, a new one would be made sixty times a second. */
const pictures = new Map<string, HTMLCanvasElement>();

function pictureOf(plane: WheelPlane, side: number): HTMLCanvasElement {
  const key = `${plane.gamut} ${side}`;
  const picture = pictures.get(key) ?? document.createElement("canvas");
  if (!pictures.has(key)) [picture.width, picture.height] = [side, side];
  pictures.set(key, picture);
  const image = new ImageData(paintWheel(side, plane), side, side, { colorSpace: plane.gamut });
  picture.getContext("2d", { colorSpace: plane.gamut })?.putImageData(image, 0, 0);
  return picture;
}

function edgePath(size: number, edge: readonly number[]): Path2D {
  const path = new Path2D();
  const middle = size / 2;
  for (const [index, radius] of edge.entries()) {
    const angle = (index / edge.length) * 2 * Math.PI;
    const [x, y] = [middle + Math.sin(angle) * radius * middle, middle - Math.cos(angle) * radius * middle];
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
}

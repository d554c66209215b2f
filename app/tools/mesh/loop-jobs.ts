/** Jobs of the worker that writes loops. */
import { hasShape } from "#app/workers/jobs.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";

export interface LoopTask {
  readonly mesh: Mesh;
  readonly motion01: number;
  readonly seed: string;
  readonly seconds: number;
  readonly grain01: number;
  /** Px; even numbers, which encoders require. */
  readonly width: number;
  readonly height: number;
}

export interface LoopJobs {
  /** The most widely supported format that this browser can encode. */
  readonly format: {
    readonly task: null;
    readonly answer: "mp4" | "webm" | "none";
    readonly progress: never;
  };
  /** Progress is 0 to 1. */
  readonly write: { readonly task: LoopTask; readonly answer: Blob; readonly progress: number };
}

export const isLoopTask = (value: unknown): value is LoopTask =>
  hasShape(value, {
    mesh: "object",
    motion01: "number",
    seed: "string",
    seconds: "number",
    grain01: "number",
    width: "number",
    height: "number",
  });
export const isNothing = (value: unknown): value is null => value === null;
export const isFormat = (value: unknown): value is "mp4" | "webm" | "none" =>
  value === "mp4" || value === "webm" || value === "none";
export const isVideo = (value: unknown): value is Blob => value instanceof Blob;
export const isShare = (value: unknown): value is number => typeof value === "number";

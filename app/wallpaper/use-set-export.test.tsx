import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { patternOf, WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { waitFor } from "#tests/wait-for.ts";
import { useSetExport } from "./use-set-export.ts";

const TASK = { pattern: patternOf(WALLPAPER.first()), pictures: [], plan: "free" } as const;
const WRITER = { writeSet: async () => ({ ok: true, file: new Blob(["zip"]) }) as const };

afterEach(() => vi.restoreAllMocks());

it("[WAL] a set whose code cannot be loaded says so in its place, and is written at the next try", async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return WRITER;
  };
  const { result } = renderHook(() => useSetExport(load));
  await act(() => result.current.save(TASK, "set.zip"));
  expect(result.current).toMatchObject({
    done01: undefined,
    problem: { message: expect.stringMatching(/try again\.$/), retry: "reload" },
  });
  isOnline = true;
  await act(async () => result.current.again());
  await waitFor(() => expect(result.current).toMatchObject({ done01: undefined, problem: undefined }));
  expect(names).toEqual(["set.zip"]);
});

it("[WAL] a set that cannot be written says why", async () => {
  const writeSet = () => Promise.reject(new RangeError("Array buffer allocation failed"));
  const { result } = renderHook(() => useSetExport(async () => ({ writeSet })));
  await act(() => result.current.save(TASK, "set.zip"));
  expect(result.current).toMatchObject({
    done01: undefined,
    problem: { message: expect.stringMatching(/^There is not enough memory/), retry: "none" },
  });
});

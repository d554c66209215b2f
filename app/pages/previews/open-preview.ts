import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { PreviewTheme } from "#domain/previews/preview-theme-link.ts";

/** Computes the theme on the device; the solver is loaded for a navigation from another page of the app. */
export async function openPreviewTheme(request: Request): Promise<PreviewTheme> {
  const { readPreviewTheme } = await import("#domain/previews/preview-theme-link.ts");
  return readPreviewTheme(new URL(request.url).searchParams);
}

/** The theme is not computed again while only the view changes. */
export function keepPreviewTheme({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get("c") !== nextUrl.searchParams.get("c")
  );
}

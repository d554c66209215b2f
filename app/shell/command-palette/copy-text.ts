/** Copies from the command palette, which then closes; a toast shows whether it worked. */
import { showToast } from "#app/ui/toast.ts";

export async function copyText(text: string, color?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({
      text: text.length > 60 ? "Copied" : `Copied ${text.split("\n").join(" ")}`,
      ...(color !== undefined && { color }),
    });
  } catch {
    showToast({ text: "The browser refuses the clipboard" });
  }
}

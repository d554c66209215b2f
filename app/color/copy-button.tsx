import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
  /** The text to copy, or a function that creates it when pressed. */
  readonly text: string | (() => string | Promise<string>);
  readonly label?: string;
  /** Continues the label for screen readers only. */
  readonly name?: string | undefined;
  readonly icon?: IconName;
  /** The element to select if the clipboard is refused. */
  readonly shown?: () => Element | null;
}

/** Copies a text and shows "Copied" on the button. */
export function CopyButton({ text, label = "Copy", name, icon = "copy", shown, ...rest }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  return (
    <Button {...rest} onClick={() => void copy(typeof text === "string" ? text : text(), shown?.() ?? null)}>
      <Icon name={isCopied ? "check" : icon} size={16} />
      {isCopied ? "Copied" : label}
      {name !== undefined && !isCopied && <span className="sr-only"> {name}</span>}
    </Button>
  );
}

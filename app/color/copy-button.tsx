import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
  /** Text to copy, or what makes it at the press. */
  readonly text: string | (() => string);
  readonly label?: string;
  readonly icon?: IconName;
  /** Selected when the clipboard is refused. */
  readonly shown?: () => Element | null;
}

/** Copies a block of text; says "Copied" in its own place. */
export function CopyButton({ text, label = "Copy", icon = "copy", shown, ...rest }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  return (
    <Button {...rest} onClick={() => void copy(typeof text === "string" ? text : text(), shown?.() ?? null)}>
      <Icon name={isCopied ? "check" : icon} size={16} />
      {isCopied ? "Copied" : label}
    </Button>
  );
}

import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const ICONS = { ok: "check", warn: "warning", bad: "x", info: "info" } as const;
const TONES = { ok: "text-ok", warn: "text-warn", bad: "text-bad", info: "text-ink-2" } as const;
const WORDS = { ok: "Passes: ", warn: "Warning: ", bad: "Fails: ", info: "" } as const;

/** A result with an icon and a word, because color alone must not convey it. */
export function Verdict({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <span className={`verdict ${TONES[tone]}`}>
      <Icon name={ICONS[tone]} size={15} />
      <span className="sr-only">{WORDS[tone]}</span>
      {children}
    </span>
  );
}

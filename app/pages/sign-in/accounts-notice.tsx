import { LinkButton } from "#app/ui/button.tsx";

/**
 * Where guarded addresses and the signup dialog lead until accounts exist: it says so plainly, and what
 * works without one. No form that could not be answered (docs/decisions/004).
 */
export function AccountsNotice({ title }: { title: string }) {
  return (
    <main
      id="main"
      className="grid w-[min(100%-2*var(--gutter),384px)] content-center gap-4 self-center pt-6 pb-10"
    >
      <h1 className="t-display">{title}</h1>
      <p className="t-lead text-ink-2">Accounts are not open yet.</p>
      <p className="t-body text-ink-2">
        Nothing you make depends on one. Your palettes are kept on this device, each link holds its whole
        palette, and the library is open to everyone.
      </p>
      <div className="mt-2 grid gap-2">
        <LinkButton to="/palette-generator" variant="ink" size="l">
          Open the generator
        </LinkButton>
        <LinkButton to="/palettes" variant="secondary" size="l">
          Browse palettes
        </LinkButton>
      </div>
    </main>
  );
}

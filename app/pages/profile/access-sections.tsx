import type { ComponentProps } from "react";
import { KeysSection } from "./keys-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

interface AccessSectionsProps {
  readonly twoFactor: ComponentProps<typeof TwoFactorSection>;
  readonly passkeys: ComponentProps<typeof PasskeysSection>;
  readonly providers: ComponentProps<typeof ProvidersSection>;
  readonly sessions: ComponentProps<typeof SessionsSection>;
  readonly keys: ComponentProps<typeof KeysSection>;
}

/** The sign-in methods of the account except the password. */
export function AccessSections({ twoFactor, passkeys, providers, sessions, keys }: AccessSectionsProps) {
  return (
    <>
      <TwoFactorSection {...twoFactor} />
      <PasskeysSection {...passkeys} />
      <ProvidersSection {...providers} />
      <SessionsSection {...sessions} />
      <KeysSection {...keys} />
    </>
  );
}

import { TextField } from "#app/ui/text-field.tsx";

interface CodeFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly required?: boolean;
}

/** A code of two-step sign-in: any kind of it. */
export function CodeField({ label, error, required = false }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      hint="From your app, from a mail, or a recovery code."
      error={error}
      required={required}
    />
  );
}

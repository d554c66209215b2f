import { type ComponentProps, useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "after" | "label"> & {
  readonly label?: string;
};

/** A password field; with JavaScript the password can be shown. */
export function PasswordField({ label = "Password", ...rest }: PasswordFieldProps) {
  const [canShow, setCanShow] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => setCanShow(true), []);
  return (
    <TextField
      label={label}
      name="password"
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      required
      {...rest}
      after={
        canShow && (
          <button
            type="button"
            className="auth-eye"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" size={16} />
          </button>
        )
      }
    />
  );
}

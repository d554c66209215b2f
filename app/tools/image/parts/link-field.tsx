import { type FormEvent, useState } from "react";
import { linkSource } from "#app/tools/image/picture-link.ts";
import type { PictureSource } from "#app/tools/image/use-open-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface LinkFieldProps {
  readonly onOpen: (source: PictureSource) => void;
}

/** Opens a picture from another site by its address. */
export function LinkField({ onOpen }: LinkFieldProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("address");
    const address = typeof given === "string" ? given.trim() : "";
    const isAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
    setError(isAddress ? undefined : "Write the whole address of a picture, beginning with https://.");
    if (isAddress) onOpen(linkSource(address));
  };
  return (
    <form className="link-field" onSubmit={submit} noValidate>
      <TextField
        label="Address of a picture"
        name="address"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        error={error}
        hint="Works where the other site allows it."
      />
      <Button type="submit">Open</Button>
    </form>
  );
}

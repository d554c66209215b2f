import type { Ref } from "react";

interface PictureFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onPicture: (file: File) => void;
}

/** The one file field of a tool's page: its dialog is opened by keys, menus and buttons alike. */
export function PictureField({ ref, onPicture }: PictureFieldProps) {
  return (
    <input
      ref={ref}
      type="file"
      // Browsers that cannot show these kinds do not count them as pictures.
      accept="image/*,.svg,.heic,.avif"
      hidden
      aria-label="Picture"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file !== undefined) onPicture(file);
        event.currentTarget.value = "";
      }}
    />
  );
}

import type { Ref } from "react";

interface PictureFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onPicture: (file: File) => void;
}

/** The only file input of a tool's page: keys, menus and buttons all open its dialog. */
export function PictureField({ ref, onPicture }: PictureFieldProps) {
  return (
    <input
      ref={ref}
      type="file"
      // Browsers that cannot display these formats do not include them in image/*.
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

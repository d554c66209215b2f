import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { jpegPlace } from "#app/workbench/picture/jpeg-place.ts";
import type { PublishFields } from "./publish-form.ts";

interface PlaceFieldsProps {
  readonly fields: PublishFields;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<PublishFields>) => void;
}

/**
 * The place where the photo of a palette was taken (LIB-9), only if the person adds it. The photo is read on the
 * device and not uploaded.
 */
export function PlaceFields({ fields, error, onChange }: PlaceFieldsProps) {
  const [note, setNote] = useState<string>();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const place = jpegPlace(new Uint8Array(await file.arrayBuffer()));
    setNote(place === undefined ? "This photo does not say where it was taken." : "Taken from the photo.");
    if (place !== undefined)
      onChange({ latitude: place.latitude.toFixed(4), longitude: place.longitude.toFixed(4) });
  };
  return (
    <>
      <Checkbox
        label="Add a place"
        checked={fields.hasPlace}
        onChange={(event) => onChange({ hasPlace: event.currentTarget.checked })}
      />
      {fields.hasPlace && (
        <>
          <div className="publish-place">
            <TextField
              label="Latitude"
              name="place"
              inputMode="decimal"
              placeholder="45.07"
              value={fields.latitude}
              error={error}
              onChange={(event) => onChange({ latitude: event.currentTarget.value })}
            />
            <TextField
              label="Longitude"
              inputMode="decimal"
              placeholder="7.69"
              value={fields.longitude}
              onChange={(event) => onChange({ longitude: event.currentTarget.value })}
            />
          </div>
          <label className="publish-photo">
            <span className="field-label">From a photo</span>
            <input
              type="file"
              accept="image/jpeg"
              onChange={(event) => void read(event.currentTarget.files?.[0])}
            />
          </label>
          <p className="field-hint" role="status">
            {note ?? "The photo is read on this device only."}
          </p>
        </>
      )}
    </>
  );
}

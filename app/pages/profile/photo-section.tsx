import { type ReactNode, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { Avatar } from "#app/account/avatar.tsx";
import { announce } from "#app/ui/announcer.ts";
import { Button } from "#app/ui/button.tsx";
import { Section, SectionNote } from "./section.tsx";
import { usePhotoUpload } from "./use-photo-upload.ts";
import { refreshAfterChange, useSection } from "./use-section.ts";

const TYPES = "image/png,image/jpeg,image/webp,image/gif,image/avif";

interface PhotoSectionProps {
  readonly displayName: string;
  readonly photoURL: string | null;
}

/** With JavaScript a chosen photo is uploaded at once and can be cancelled; without it, a button submits it. */
export function PhotoSection({ displayName, photoURL }: PhotoSectionProps) {
  const { Form, form, answer, isBusy } = useSection("photo", "photo-remove");
  const revalidator = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const cancelKey = useRef<HTMLButtonElement>(null);
  const { state, start, cancel, forget } = usePhotoUpload(() => {
    announce("Your photo is saved.");
    void revalidator.revalidate();
    void refreshAfterChange();
  });
  const isSending = state.status === "sending";
  const wasSending = useRef(false);
  useEffect(() => {
    // The control that had the focus disappears during the upload, so the focus moves to the cancel button and back.
    if (isSending) cancelKey.current?.focus();
    else if (wasSending.current) input.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  const isRemoved = answer?.intent === "photo-remove" && answer.isDone;
  useEffect(() => {
    if (isRemoved) void refreshAfterChange();
  }, [isRemoved]);
  const error = state.status === "failed" ? state.message : answer?.errors?.["photo"];
  return (
    <Section title="Photo" line="PNG, JPEG, WebP, GIF or AVIF, at most 8 MB. Where it was taken is not kept.">
      <div className="profile-photo">
        <Avatar displayName={displayName} photoURL={photoURL} size="l" />
        {isSending ? (
          <Sending share01={state.share01} isWaiting={state.isWaiting}>
            <Button ref={cancelKey} onClick={cancel}>
              Cancel
            </Button>
          </Sending>
        ) : (
          <div className="profile-photo-keys">
            <Form method="post" encType="multipart/form-data" className="profile-file">
              <label className="btn btn-secondary btn-m">
                {photoURL === null ? "Choose a photo" : "Choose another photo"}
                <input
                  ref={input}
                  type="file"
                  name="photo"
                  accept={TYPES}
                  aria-describedby="photo-note"
                  aria-invalid={error !== undefined || undefined}
                  onChange={(event) => {
                    const file = event.currentTarget.files?.[0];
                    event.currentTarget.value = "";
                    if (file !== undefined) void start(file);
                  }}
                />
              </label>
              <noscript>
                <button type="submit" name="intent" value="photo" className="btn btn-secondary btn-m">
                  Upload
                </button>
              </noscript>
            </Form>
            {photoURL !== null && (
              <Form method="post" ref={form} onSubmit={forget}>
                <input type="hidden" name="intent" value="photo-remove" />
                <Button type="submit" variant="ghost" aria-disabled={isBusy}>
                  Remove
                </Button>
              </Form>
            )}
          </div>
        )}
      </div>
      <p id="photo-note" className="field-error" role="alert">
        {error}
      </p>
      {state.status === "done" ? (
        <SectionNote answer={{ intent: "photo", isDone: true, message: "Your photo is saved." }} />
      ) : (
        <SectionNote answer={state.status === "idle" ? answer : undefined} />
      )}
    </Section>
  );
}

interface SendingProps {
  readonly share01: number;
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

function Sending({ share01, isWaiting, children }: SendingProps) {
  const percent = Math.round(share01 * 100);
  return (
    <div className="profile-sending">
      <progress value={share01} max={1} aria-label="Upload of the photo" />
      <span className="t-value" aria-hidden="true">
        {isWaiting ? "Trying again" : `${percent}%`}
      </span>
      {children}
    </div>
  );
}

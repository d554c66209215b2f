/** The publish form as text fields, and its conversion to the server's schema. */
import type { NewItemInput } from "#domain/library/publishing-policy.ts";
import type { Publishing } from "./publishing.ts";

export interface PublishFields {
  readonly title: string;
  readonly description: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly state: "public" | "unlisted" | "private";
  readonly hasPlace: boolean;
  /** Degrees, as typed. */
  readonly latitude: string;
  readonly longitude: string;
}

export const EMPTY: PublishFields = {
  title: "",
  description: "",
  tags: "",
  state: "public",
  hasPlace: false,
  latitude: "",
  longitude: "",
};

export const STATES = [
  { value: "public", label: "Everyone, in the library" },
  { value: "unlisted", label: "Whoever has the link" },
  { value: "private", label: "Only me, with Pro" },
] as const;

export function toState(value: string): PublishFields["state"] {
  return STATES.find((state) => state.value === value)?.value ?? "public";
}

export function tagList(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

export function toNewItem(fields: PublishFields, work: Publishing["item"]): NewItemInput {
  return {
    ...work,
    title: fields.title,
    description: fields.description,
    tags: tagList(fields.tags),
    state: fields.state,
    ...(fields.hasPlace && {
      place: { latitude: degrees(fields.latitude), longitude: degrees(fields.longitude) },
    }),
  };
}

/** NaN for an empty field, since 0 would be a valid place. */
function degrees(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

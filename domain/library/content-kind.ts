/**
 * What an item is besides its colors, and what a kind of it has to say. A kind is one file of `kinds/` and one row of
 * `content-kinds.ts`: whatever stores, lists, shows or hands out items asks the kind, and names none.
 */
import type * as v from "valibot";
import type { InterfaceTokens } from "#domain/pictures/worn-palette.ts";
import type { Color } from "#engine/space/color.ts";
import type { WallpaperPage } from "./wallpaper-page.ts";

/** The item that has the content, as far as its kind needs to know it. */
export interface ContentItem {
  readonly id: string;
  readonly title: string;
  /** CSS colors. */
  readonly colors: readonly string[];
  readonly names: readonly string[];
}

/** What a card shows in place of the item's colors. */
export interface CardFace {
  /** CSS background of a gradient. */
  readonly gradientCss?: string;
  /** How its layers are blended, as `background-blend-mode`; without it they only lie on each other. */
  readonly gradientBlend?: string;
  /** A picture, and a CSS background in its colors that is shown until the picture has loaded. */
  readonly picture?: { readonly src: string; readonly behindCss: string };
  /** A tool and the query that opens the item in it, for the panels in which the tool offers items as a start. */
  readonly opens?: { readonly tool: string; readonly search: string };
}

/** What the item's own page shows. */
export interface ContentPage {
  /** What fills the first half of the page; without it the colors do. */
  readonly face?:
    | { readonly css: string; readonly blend?: string }
    | { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };
  /** Its picture with full vision and then with each deficiency, as CSS backgrounds; without it the colors are shown so. */
  readonly visionsCss?: readonly string[];
  /** What its code is the code of: "the gradient"; without it its colors. */
  readonly called?: string;
  /** Its modes as an interface wears them, in place of a face and of work in its colors. */
  readonly modes?: readonly { readonly label: string; readonly tokens: InterfaceTokens }[];
  /** Black and white text along it: the least WCAG ratio, and where that is, 0 to 1. */
  readonly textOn?: readonly {
    readonly ink: "black" | "white";
    readonly ratio: number;
    readonly position01: number;
  }[];
  /** What it is on several screens, with the files and the settings. */
  readonly screens?: WallpaperPage;
  /** Position of each color, 0 to 1. */
  readonly positions?: readonly number[];
  /** Whether the items of the seed data were made by us of colors by others. */
  readonly isMadeHere?: boolean;
  readonly opens: { readonly title: string; readonly address: string };
  readonly files: readonly { readonly name: string; readonly address: string }[];
  /** Query of the theme for pages that are colored by it. */
  readonly previews?: string;
  readonly exported: {
    /** What the export panel writes: "mesh’s colors". */
    readonly thing: string;
    /** What is only exported where the item was made; a link to its generator ends the sentence. */
    readonly elsewhere?: string;
    /** Query of the gradient whose formats are offered in place of those of colors. */
    readonly gradient?: string;
  };
}

/** A tab of code on the item's page. */
export interface CodeTab {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** The text that is shown, if it is shorter than the copied one. */
  readonly shown?: string;
}

export type ItemFormat = "css" | "svg" | "png" | "dtcg";

export interface WrittenAs {
  readonly format: ItemFormat;
  /** Address of the item's page. */
  readonly shareLink: string;
}

/** A picture beside the title, for link previews: drawn, to be drawn, or as bands of equal width from left to right. */
export type SidePicture =
  | { readonly png: Uint8Array }
  | { readonly svg: string }
  | { readonly bands: readonly string[] };

export interface ContentKind<Content extends { readonly type: string }> {
  readonly type: Content["type"];
  /** The list in which its items stand. */
  readonly list: "palette" | "gradient";
  /** What one of its items is called, in a sentence. */
  readonly noun: string;
  /** The fields of the content besides its type, as the API answers and documents them: all optional. */
  readonly fields: v.ObjectEntries;
  /** Reads what a tool sends, and gives it in the form in which it is stored: the same thing always has the same content. */
  readonly sent: v.GenericSchema<unknown, Content>;
  /** Whether names that a person gave to the colors are of the stored ones. */
  readonly hasOwnNames: boolean;
  /** If its colors are ordered by importance: how many of them a sentence about it names. */
  readonly mostDescribed?: number;
  /** Tags that only the server gives, and only to this kind. */
  readonly tags: readonly string[];
  /** A part of its list that can be chosen: by its tag, and among what somebody liked or saved by its name. */
  readonly part?: {
    readonly name: string;
    readonly label: string;
    readonly tag: string;
    readonly make: string;
  };

  /** The colors for lists, names and search. `sent` came with it and counts only where the content has none. */
  colorsOf(content: Content, sent: readonly Color[]): readonly Color[];
  /** A title for an item without one, from the names of its first and its last color. */
  titleOf(content: Content, names: { readonly first: string; readonly last: string }): string;
  tagsOf(content: Content): readonly string[];
  /** Whether two contents with the same colors are the same but for what nobody sees. */
  isSame(one: Content, other: Content): boolean;

  /** Whether its code, or its file of this format, takes less to write than a thread may take to start. */
  isQuick(content: Content, what: "code" | ItemFormat): boolean;

  cardFace(content: Content, item: ContentItem): CardFace;
  /** `ownNames`: those of the colors' names that a person or a source gave; "" for the others. */
  pageOf(content: Content, item: ContentItem & { readonly ownNames: readonly string[] }): ContentPage;
  codeOf(content: Content, item: ContentItem, shareLink: string): Promise<readonly CodeTab[]>;
  fileOf(content: Content, item: ContentItem, as: WrittenAs): Promise<string | Uint8Array>;
  /** Undefined if its colors are its picture. */
  pictureOf(
    content: Content,
    size: { readonly width: number; readonly height: number },
  ): SidePicture | undefined;
}

/** The content that a kind is about. */
export type ContentOf<Kind> = Kind extends ContentKind<infer Content> ? Content : never;

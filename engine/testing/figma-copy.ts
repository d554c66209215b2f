/**
 * What Figma puts on the clipboard for given layers, written by the format's own package, with as much of Figma's
 * schema as layers with paints need, and some that no reader asks for.
 */
import { deflateSync, zipSync } from "fflate";
import { compileSchema, encodeBinarySchema, parseSchema } from "kiwi-schema";
import { base64 } from "#engine/bytes/base64.ts";
import { joined } from "#engine/bytes/joined.ts";
import { utf8Bytes } from "#engine/bytes/utf8.ts";

const SCHEMA = parseSchema(`
  enum MessageType { NODE_CHANGES = 1; }
  enum NodeType { NONE = 0; DOCUMENT = 1; CANVAS = 2; GROUP = 3; FRAME = 4; VECTOR = 6; ELLIPSE = 9; RECTANGLE = 10; ROUNDED_RECTANGLE = 12; TEXT = 13; SYMBOL = 15; INSTANCE = 16; VARIABLE = 28; VARIABLE_SET = 29; }
  enum PaintType { SOLID = 0; GRADIENT_LINEAR = 1; GRADIENT_RADIAL = 2; GRADIENT_ANGULAR = 3; GRADIENT_DIAMOND = 4; IMAGE = 5; }
  enum StyleType { NONE = 0; FILL = 1; }
  enum VariableResolvedDataType { BOOLEAN = 0; FLOAT = 1; STRING = 2; COLOR = 4; }
  enum VariableDataType { BOOLEAN = 0; FLOAT = 1; STRING = 2; ALIAS = 3; COLOR = 4; }
  enum DocumentColorProfile { LEGACY = 0; SRGB = 1; DISPLAY_P3 = 2; }
  struct GUID { uint sessionID; uint localID; }
  struct Color { float r; float g; float b; float a; }
  struct Vector { float x; float y; }
  struct Matrix { float m00; float m01; float m02; float m10; float m11; float m12; }
  struct ParentIndex { GUID guid; string position; }
  struct ColorStop { Color color; float position; }
  message StyleId { GUID guid = 1; }
  message GUIDPath { GUID[] guids = 1; }
  message AssetRef { string key = 1; string version = 2; }
  message VariableID { GUID guid = 1; AssetRef assetRef = 2; }
  message VariableAnyValue { bool boolValue = 1; string textValue = 2; float floatValue = 3; VariableID alias = 4; Color colorValue = 5; }
  message VariableData { VariableAnyValue value = 1; VariableDataType dataType = 2; VariableResolvedDataType resolvedDataType = 3; }
  message VariableDataValuesEntry { GUID modeID = 1; VariableData variableData = 2; }
  message VariableDataValues { VariableDataValuesEntry[] entries = 1; }
  message VariableSetMode { GUID id = 1; string name = 2; string sortPosition = 3; }
  message Paint { PaintType type = 1; Color color = 2; float opacity = 3; bool visible = 4; ColorStop[] stops = 5; Matrix transform = 6; byte[] thumbHash = 7; VariableData colorVar = 8; }
  message SymbolData { GUID symbolID = 1; NodeChange[] symbolOverrides = 2; }
  message NodeChange {
    GUID guid = 1; ParentIndex parentIndex = 2; NodeType type = 3; string name = 4; bool visible = 5; float opacity = 6; Vector size = 7;
    Matrix transform = 8; StyleType styleType = 9; Paint[] fillPaints = 10; Paint[] strokePaints = 11; SymbolData symbolData = 12;
    GUIDPath guidPath = 13; GUID inheritFillStyleID = 14; Paint[] backgroundPaints = 15; bool internalOnly = 16; StyleId styleIdForFill = 17;
    DocumentColorProfile documentColorProfile = 18; int64 editedAt = 19; uint64 userId = 20; int zoom = 21;
    VariableID variableSetID = 22; VariableResolvedDataType variableResolvedType = 23; VariableDataValues variableDataValues = 24;
    VariableSetMode[] variableSetModes = 25; string key = 26; bool isSoftDeleted = 27; string[] variableScopes = 28;
  }
  message Blob { byte[] bytes = 1; }
  message Message { MessageType type = 1; uint sessionID = 2; NodeChange[] nodeChanges = 3; Blob[] blobs = 4; uint pasteID = 5; string pasteFileKey = 6; }
`);

export interface FigmaPaint {
  readonly type: string;
  readonly color?: { readonly r: number; readonly g: number; readonly b: number; readonly a: number };
  readonly opacity?: number;
  readonly visible?: boolean;
  readonly stops?: readonly { readonly color: unknown; readonly position: number }[];
  readonly transform?: unknown;
}

/** A layer as Figma's schema has it; one without a parent stands on the page, "" is the internal page. */
export interface FigmaLayer {
  readonly id: number;
  readonly in?: number;
  /** Its place among its siblings, compared letter by letter. */
  readonly at?: string;
  readonly type?: string;
  readonly name?: string;
  readonly fillPaints?: readonly FigmaPaint[];
  readonly [field: string]: unknown;
}

export const PAGE = 1;
/** The page of components and styles that the copied layers refer to. */
export const INTERNAL_PAGE = 2;

/** 0 to 255. */
export function solid(red: number, green: number, blue: number, more: Partial<FigmaPaint> = {}): FigmaPaint {
  return { type: "SOLID", color: figmaColor(red, green, blue), opacity: 1, visible: true, ...more };
}

export const figmaColor = (red: number, green: number, blue: number, a = 1) => ({
  r: red / 255,
  g: green / 255,
  b: blue / 255,
  a,
});

const guid = (localID: number) => ({ sessionID: 0, localID });

export interface FigmaWriting {
  /** For the message; the schema is packed by DEFLATE, as Figma does. */
  readonly pack?: (data: Uint8Array) => Uint8Array;
  readonly profile?: string;
}

/** As Figma puts it on the clipboard. */
export function figmaCopy(layers: readonly FigmaLayer[], how: FigmaWriting = {}): string {
  return figmaHtml(packedParts(layers, how));
}

/** As Figma saves a local copy: an archive with the canvas, a file of facts and a picture. */
export function figmaFile(layers: readonly FigmaLayer[], how: FigmaWriting = {}): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    zipSync(
      {
        "canvas.fig": figmaCanvas(packedParts(layers, how)),
        "thumbnail.png": new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
        "meta.json": utf8Bytes('{"client_meta":{},"file_name":"Harbour system","exported_at":"2026-11-28"}'),
      },
      { level: 0 },
    ),
  );
}

function packedParts(
  layers: readonly FigmaLayer[],
  { pack = deflateSync, profile = "SRGB" }: FigmaWriting,
): readonly Uint8Array[] {
  const page = (id: number, more: object) => ({
    guid: guid(id),
    parentIndex: { guid: guid(0), position: String(id) },
    type: "CANVAS",
    ...more,
  });
  const nodeChanges = [
    {
      guid: guid(0),
      type: "DOCUMENT",
      name: "Document",
      documentColorProfile: profile,
      editedAt: 5n,
      userId: 2n ** 60n,
      zoom: -70,
    },
    page(PAGE, { name: "Page 1" }),
    page(INTERNAL_PAGE, { name: "Internal Only Canvas", internalOnly: true }),
    ...layers.map(({ id, in: parent = PAGE, at = String(id), ...fields }) => ({
      guid: guid(id),
      parentIndex: { guid: guid(parent), position: at },
      type: "ROUNDED_RECTANGLE",
      visible: true,
      size: { x: 200, y: 100 },
      ...fields,
    })),
  ];
  const message = compileSchema(SCHEMA).encodeMessage({
    type: "NODE_CHANGES",
    sessionID: 1,
    nodeChanges,
    blobs: [{ bytes: new Uint8Array([1, 0, 2]) }],
    pasteID: 57,
    pasteFileKey: "key",
  });
  return [deflateSync(encodeBinarySchema(SCHEMA)), pack(message)];
}

/** The canvas of two packed parts. */
export function figmaCanvas(parts: readonly Uint8Array[]): Uint8Array {
  const sized = parts.flatMap((part) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.byteLength, true);
    return [length, part];
  });
  return joined([utf8Bytes("fig-kiwij\0\0\0"), ...sized]);
}

/** The HTML around two packed parts. */
export function figmaHtml(parts: readonly Uint8Array[]): string {
  const data = base64(figmaCanvas(parts));
  const meta = base64(utf8Bytes('{"fileKey":"key","pasteID":57,"dataType":"scene"}\n'));
  return `<meta charset='utf-8'><html><head><meta charset="utf-8"></head><body><span data-metadata="<!--(figmeta)${meta}(/figmeta)-->"></span><span data-buffer="<!--(figma)${data}(/figma)-->"></span><span style="white-space:pre-wrap;">Aa</span></body></html>`;
}

const INK = guid(40);
const inModes = (...values: readonly [mode: number, value: object][]) => ({
  entries: values.map(([mode, value]) => ({
    modeID: guid(mode),
    variableData: { value, dataType: "alias" in value ? "ALIAS" : "COLOR", resolvedDataType: "COLOR" },
  })),
});

/** A collection with a light and a dark mode, one of plain values, and two styles. */
export const FIGMA_SYSTEM: readonly FigmaLayer[] = [
  {
    id: 30,
    in: INTERNAL_PAGE,
    type: "VARIABLE_SET",
    name: "Theme",
    key: "set-key",
    // Kept in another order than they are shown in.
    variableSetModes: [
      { id: guid(32), name: "Dark", sortPosition: '"' },
      { id: guid(31), name: "Light", sortPosition: "!" },
    ],
  },
  {
    id: 33,
    in: INTERNAL_PAGE,
    type: "VARIABLE_SET",
    name: "Plain",
    variableSetModes: [{ id: guid(34), name: "Mode 1", sortPosition: "!" }],
  },
  variable(40, 33, "Gray/900", inModes([34, { colorValue: figmaColor(17, 24, 39) }])),
  variable(41, 33, "Radius", inModes([34, { floatValue: 8 }]), { variableResolvedType: "FLOAT" }),
  variable(42, 33, "Old", inModes([34, { colorValue: figmaColor(1, 1, 1) }]), { isSoftDeleted: true }),
  variable(
    43,
    30,
    "Text",
    inModes([32, { colorValue: figmaColor(229, 231, 235) }], [31, { alias: { guid: INK } }]),
    { variableSetID: { assetRef: { key: "set-key", version: "1:1" } } },
  ),
  variable(
    44,
    30,
    "Background",
    inModes([32, { colorValue: figmaColor(17, 24, 39) }], [31, { colorValue: figmaColor(255, 255, 255) }]),
  ),
  {
    id: 50,
    in: INTERNAL_PAGE,
    styleType: "FILL",
    name: "Brand/Ember",
    fillPaints: [solid(255, 90, 31, { opacity: 0.5 })],
  },
  {
    id: 51,
    in: INTERNAL_PAGE,
    styleType: "FILL",
    name: "Brand/Dawn",
    fillPaints: [{ type: "GRADIENT_LINEAR", stops: [], opacity: 1, visible: true }],
  },
  { id: 60, name: "Card", fillPaints: [solid(9, 9, 9)] },
];

function variable(
  id: number,
  set: number,
  name: string,
  variableDataValues: object,
  more: object = {},
): FigmaLayer {
  return {
    id,
    in: INTERNAL_PAGE,
    type: "VARIABLE",
    name,
    variableSetID: { guid: guid(set) },
    variableResolvedType: "COLOR",
    variableDataValues,
    variableScopes: ["ALL_SCOPES"],
    ...more,
  };
}

/** A frame of three swatches, two of them with names. */
export const FIGMA_SAMPLE: readonly FigmaLayer[] = [
  { id: 10, type: "FRAME", name: "Harbour brand", fillPaints: [] },
  { id: 11, in: 10, at: "!", name: "Ember", fillPaints: [solid(255, 90, 31)] },
  { id: 12, in: 10, at: '"', name: "Ink", fillPaints: [solid(20, 20, 43)] },
  { id: 13, in: 10, at: "#", name: "Rectangle 3", fillPaints: [solid(244, 235, 217)] },
];

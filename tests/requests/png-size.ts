/** Width and height, from the header of a PNG (PNG specification, 11.2.2). */
export function pngSize(bytes: ArrayBuffer): [width: number, height: number] {
  const file = Buffer.from(bytes);
  if (file.toString("latin1", 1, 4) !== "PNG") throw new Error("This is no PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

/** Maximum size of texts that are stored or sent (PLT-5). */
export const MAX_TEXT_BYTES = 10_485_760;

export const TEXT_TOO_LONG = "This text is larger than 10 MB, which is the most that is stored.";

/**
 * Number of UTF-8 bytes; a lone surrogate counts as the three bytes of its replacement character. Counts
 * without copying the text.
 */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd8_00 && unit < 0xdc_00 && isLowSurrogate(text.charCodeAt(at + 1))) {
      bytes += 4;
      at += 1;
    } else bytes += 3;
  }
  return bytes;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc_00 && unit < 0xe0_00;
}

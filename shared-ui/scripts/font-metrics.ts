/**
 * Reads the metrics a fallback font must match from an OpenType file: heights and the average width of running text.
 */

/** Letter frequencies of the shop's running text, roughly those of English, French, and German. */
const sample =
  'eeeeeeeeeeeennnnnnnniiiiiiisssssssaaaaaaarrrrrrtttttttoooooolllllluuuuudddddcccmmmppphhhggbbvffkwzyqjx                ESALDRB.,';

function tableAt(font: DataView, tag: string): DataView {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(entry + at)));
    if (name === tag)
      return new DataView(font.buffer, font.byteOffset + font.getUint32(entry + 8), font.getUint32(entry + 12));
  }
  throw new Error(`The font has no table ${tag}.`);
}

const view = (font: Uint8Array) => new DataView(font.buffer, font.byteOffset, font.byteLength);

/** Heights relative to the font size. */
export function readMetrics(font: Uint8Array): { ascent: number; descent: number; lineGap: number } {
  const unit = tableAt(view(font), 'head').getUint16(18);
  const hhea = tableAt(view(font), 'hhea');
  return {
    ascent: hhea.getInt16(4) / unit,
    descent: -hhea.getInt16(6) / unit,
    lineGap: hhea.getInt16(8) / unit,
  };
}

/** Looks up a character's glyph in a format 4 character map. */
function glyphFinder(font: DataView): (code: number) => number {
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const start = subtables.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4.');
  const segments = cmap.getUint16(start + 6) / 2;
  return (code) => {
    for (let index = 0; index < segments; index += 1) {
      const end = cmap.getUint16(start + 14 + index * 2);
      if (code > end) continue;
      const first = cmap.getUint16(start + 16 + (segments + index) * 2);
      const delta = cmap.getUint16(start + 16 + (2 * segments + index) * 2);
      const place = start + 16 + (3 * segments + index) * 2;
      const offset = cmap.getUint16(place);
      if (code < first) return 0;
      if (offset === 0) return (code + delta) & 0xffff;
      return (cmap.getUint16(place + offset + (code - first) * 2) + delta) & 0xffff;
    }
    return 0;
  };
}

/** Average advance of running text, relative to the font size. */
export function averageAdvance(bytes: Uint8Array): number {
  const font = view(bytes);
  const unit = tableAt(font, 'head').getUint16(18);
  const metricCount = tableAt(font, 'hhea').getUint16(34);
  const hmtx = tableAt(font, 'hmtx');
  const glyphOf = glyphFinder(font);
  const widths = [...sample].map((sign) => hmtx.getUint16(Math.min(glyphOf(sign.charCodeAt(0)), metricCount - 1) * 4));
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / unit;
}

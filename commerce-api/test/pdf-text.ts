import { inflateSync } from 'node:zlib';

/** The objects of a PDF by their number: what stands around a stream, and the stream itself, unpacked. */
function objectsOf(pdf: Buffer): Map<string, { readonly head: string; readonly stream: string }> {
  const objects = new Map<string, { head: string; stream: string }>();
  const text = pdf.toString('latin1');
  for (const { 1: id = '', 2: body = '', index, 0: whole } of text.matchAll(/(\d+) 0 obj\n(.*?)endobj/gs)) {
    const [head = ''] = body.split('stream');
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const start = index + whole.indexOf('stream') + 'stream\n'.length;
    const isPacked = body.includes('stream') && head.includes('/FlateDecode');
    const bytes = isPacked ? inflateSync(pdf.subarray(start, start + length)) : Buffer.alloc(0);
    objects.set(id, { head, stream: bytes.toString('latin1') });
  }
  return objects;
}

const fourDigits = (hex: string): string[] => hex.match(/.{4}/g) ?? [];

/** The letters of a font by the codes of its glyphs, from its table for copying text. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gis)) {
    const start = Number.parseInt(first, 16);
    // A ligature is one glyph with several letters, with blanks between them.
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], index) => {
      const code = (start + index).toString(16).padStart(4, '0');
      letters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

/** Returns the text of a PDF that pdfkit wrote, a line for each piece that was written. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      fonts.set(name, lettersOf(objects.get(table ?? '')?.stream ?? ''));
    }
  const pieces: string[] = [];
  for (const { stream } of objects.values()) {
    let letters = new Map<string, string>();
    for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? new Map();
      else {
        const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => fourDigits(hex.toLowerCase()));
        pieces.push(codes.map((code) => letters.get(code) ?? '').join(''));
      }
    }
  }
  return pieces.join('\n');
}

import { fragment } from 'xmlbuilder2';

/** An element of XML as an object, whose texts are escaped. */
export type XmlTree = Parameters<typeof fragment>[0];

/** What no document of XML may contain, even escaped: one such character would make all of it unreadable. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Writes a document piece by piece, so that a large one needs no memory. */
export async function* writeXml(
  { open, close }: { readonly open: string; readonly close: string },
  elements: AsyncIterable<XmlTree> | Iterable<XmlTree>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n`;
  for await (const element of elements) yield `${fragment(element).toString().replace(unwritable, '')}\n`;
  yield `${close}\n`;
}

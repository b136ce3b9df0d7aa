import { fragment } from 'xmlbuilder2';

/** An element of XML as an object, whose texts are escaped. */
export type XmlTree = Parameters<typeof fragment>[0];

/** Writes a document piece by piece, so that a large one needs no memory. */
export async function* writeXml(
  { open, close }: { readonly open: string; readonly close: string },
  elements: AsyncIterable<XmlTree> | Iterable<XmlTree>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n`;
  for await (const element of elements) yield `${fragment(element).toString()}\n`;
  yield `${close}\n`;
}

/** The text of an answer of another service. @throws {Error} for one of more than `maxBytes` */
export async function boundedText({ body }: Pick<Response, 'body'>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

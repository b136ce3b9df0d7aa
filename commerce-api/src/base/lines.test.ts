import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

test.each([1, 2, 3, 7, 100])('splits at line feeds and nothing else, in chunks of %d bytes', async (size) => {
  const lines = ['["a\u2028b"]', '', '["Zürich 🏔"]', 'c\u2029d\r'];
  expect(await all(linesOf(inChunks(`${lines.join('\n')}\n`, size)))).toEqual(lines);
  expect(await all(linesOf(inChunks(lines.join('\n'), size)))).toEqual(lines);
});

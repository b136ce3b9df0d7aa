import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Journal } from './journal.ts';

const folders: string[] = [];
function file(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  folders.push(folder);
  return path.join(folder, 'deep', 'a.jsonl');
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('restores entries after reopening', () => {
  const name = file();
  const first = new Journal<{ n: number }>(name);
  first.append({ n: 1 });
  first.append({ n: 2 });
  first.close();
  expect(new Journal<{ n: number }>(name).entries).toEqual([{ n: 1 }, { n: 2 }]);
});

test('drops a partial line after a kill and starts the next entry on a new line', () => {
  const name = file();
  const first = new Journal<{ text: string }>(name);
  first.append({ text: 'naïve é' });
  first.close();
  appendFileSync(name, '{"text":"ha');
  const second = new Journal<{ text: string }>(name);
  expect(second.entries).toEqual([{ text: 'naïve é' }]);
  second.append({ text: 'next' });
  second.close();
  expect(readFileSync(name, 'utf8').split('\n').filter(Boolean)).toHaveLength(2);
});

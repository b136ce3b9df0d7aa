import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { linesOf } from '../base/lines.ts';
import type { RawRecord } from './import-records.ts';
import { type RecordKind, recordKinds } from './records.ts';

const isKind = (name: string): name is RecordKind => (recordKinds as readonly string[]).includes(name);

/**
 * Returns the kinds for which a folder has a JSON Lines file.
 * @throws {Error} for an unknown file name, which is probably misspelled
 */
export async function kindsOf(folder: string): Promise<ReadonlySet<RecordKind>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).map((name) => path.parse(name).name);
  const unknown = names.find((name) => !isKind(name));
  if (unknown !== undefined)
    throw new Error(`${unknown}.jsonl is no kind of record. Known ones: ${recordKinds.join(', ')}`);
  if (names.length === 0) throw new Error(`${folder} has no JSON Lines file, such as products.jsonl.`);
  return new Set(names.filter(isKind));
}

function parse(text: string): Pick<RawRecord, 'record' | 'unreadable'> {
  try {
    return { record: JSON.parse(text) as unknown };
  } catch (error) {
    return { record: undefined, unreadable: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** What programs of Windows put before a file in UTF-8. */
const byteOrderMark = '\ufeff';

/** Reads all records of a folder, kind by kind and line by line. Blank lines are skipped. */
export async function* readFolder(folder: string, kinds: ReadonlySet<RecordKind>): AsyncIterable<RawRecord> {
  for (const kind of recordKinds.filter((one) => kinds.has(one))) {
    const file = `${kind}.jsonl`;
    let line = 0;
    for await (const read of linesOf(createReadStream(path.join(folder, file)))) {
      line += 1;
      const text = line === 1 && read.startsWith(byteOrderMark) ? read.slice(1) : read;
      if (text.trim() !== '') yield { kind, origin: { file, line }, ...parse(text) };
    }
  }
}

import { type FileHandle, mkdir, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** A new file begins after so many bytes; so many files are kept, and none longer than this (milliseconds). */
export const journalLimits = { bytes: 4 * 1024 * 1024, files: 16, age: 14 * 24 * 3_600_000 };
export type JournalLimits = typeof journalLimits;

/** What happened at one time: a line, which is read completely or not at all. */
interface Line {
  readonly at: number;
}

export interface Journal<Written extends Line> {
  /** Resolves when it is written. */
  append(line: Written): Promise<void>;
  close(): Promise<void>;
}

interface Options<Read extends Line> {
  readonly folder: string;
  readonly schema: v.GenericSchema<unknown, Read>;
  readonly limits?: JournalLimits;
  readonly now?: () => number;
  /** Called with everything that is kept, in its order. */
  readonly replay: (line: Read) => void;
  /** Called for lines that cannot be read; the others are. */
  readonly onFault: (message: string) => void;
}

const nameOf = (number: number) => `${String(number).padStart(9, '0')}.jsonl`;

/** Append-only files, the oldest of which are deleted; a line that a crash cut off is ignored. */
export async function openJournal<Written extends Line, Read extends Written>(
  options: Options<Read>,
): Promise<Journal<Written>> {
  const { folder, limits = journalLimits, now = Date.now } = options;
  await mkdir(folder, { recursive: true });
  let numbers = await segmentsIn(folder);
  for (const number of numbers) await replaySegment(join(folder, nameOf(number)), now() - limits.age, options);

  let file: FileHandle | undefined;
  let size = 0;
  async function begin(): Promise<FileHandle> {
    const last = numbers.at(-1);
    const room = last === undefined ? 0 : (await stat(join(folder, nameOf(last)))).size;
    const isFull = last === undefined || room >= limits.bytes || size >= limits.bytes;
    const number = isFull ? (last ?? 0) + 1 : last;
    numbers = [...numbers.filter((known) => known !== number), number];
    size = isFull ? 0 : room;
    await dropOld();
    return open(join(folder, nameOf(number)), 'a');
  }
  async function dropOld(): Promise<void> {
    const kept = numbers.slice(-limits.files);
    for (const number of numbers) {
      const path = join(folder, nameOf(number));
      const isLast = number === numbers.at(-1);
      const isOld = !isLast && (await stat(path)).mtimeMs < now() - limits.age;
      if (kept.includes(number) && !isOld) continue;
      await rm(path, { force: true });
      numbers = numbers.filter((known) => known !== number);
    }
  }
  async function write(line: string): Promise<void> {
    if (file && size >= limits.bytes) await end();
    file ??= await begin();
    try {
      await file.appendFile(line);
      size += Buffer.byteLength(line);
    } catch (error) {
      // The file may end in half a line: nothing is appended to it.
      size = limits.bytes;
      await end();
      throw error;
    }
  }
  async function end(): Promise<void> {
    const ending = file;
    file = undefined;
    await ending?.close();
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One line after the other. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const acting = last.then(act, act);
    // A failure is the caller's; the next write is made all the same.
    last = acting.catch(() => undefined);
    return acting;
  }
  return {
    append: (one) => inTurn(() => write(`${JSON.stringify(one)}\n`)),
    close: () => inTurn(end),
  };
}

async function segmentsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d{9}\.jsonl$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

async function replaySegment<Read extends Line>(
  path: string,
  oldest: number,
  { schema, replay, onFault }: Options<Read>,
): Promise<void> {
  const content = await readFile(path);
  const whole = content.lastIndexOf('\n') + 1;
  if (whole < content.length) {
    // Otherwise the next line would be lost with it.
    await truncate(path, whole);
    onFault(`${path} ends in the middle of a line, which is left out`);
  }
  const lines = content.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  for (const [place, line] of lines.entries()) {
    const read = readLine(line, schema);
    if (!read) onFault(`Line ${place + 1} of ${path} cannot be read and is left out`);
    else if (read.at >= oldest) replay(read);
  }
}

function readLine<Read>(line: string, schema: v.GenericSchema<unknown, Read>): Read | undefined {
  try {
    return v.parse(schema, JSON.parse(line));
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error)) return undefined;
    throw error;
  }
}

import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * An append-only journal with one JSON line per entry, written to disk before the caller continues. State is derived
 * only by replaying the entries, so that no second copy can differ.
 */
export class Journal<Entry> {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #entries: readonly Entry[];

  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    this.#entries = existsSync(file) ? this.#read() : [];
    this.#descriptor = openSync(file, 'a');
  }

  /** The entries when the journal was opened, oldest first. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  append(entry: Entry): void {
    writeSync(this.#descriptor, `${JSON.stringify(entry)}\n`);
    fdatasyncSync(this.#descriptor);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #read(): Entry[] {
    const text = readFileSync(this.#file, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    // A process killed while writing leaves a partial line. Its caller got no answer, so the entry is dropped.
    if (end < text.length) truncateSync(this.#file, Buffer.byteLength(text.slice(0, end)));
    return text
      .slice(0, end)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry);
  }
}

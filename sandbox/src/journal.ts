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
 * Keeps what happened, one JSON line an entry, on disk before the caller goes on. State is what one gets by going
 * through the entries from the beginning; there is no other copy that could differ.
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

  /** What was there when the journal was opened, oldest first. */
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
    // A process that was killed while it wrote leaves half a line, which nobody was told of: it never happened.
    if (end < text.length) truncateSync(this.#file, Buffer.byteLength(text.slice(0, end)));
    return text
      .slice(0, end)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry);
  }
}

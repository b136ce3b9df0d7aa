import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const content = v.object({ revision: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The highest registry revision that this shell has followed. */
export interface SeenRevision {
  /** Where it is stored, for log messages. */
  readonly file: string;
  /** 0 before the first. @throws {Error} when the stored value cannot be read */
  read(): number;
  write(revision: number): void;
}

/** Stored beside the shell's data, so that a restarted shell rejects a store that was reset meanwhile. */
export function seenRevision(file: string): SeenRevision {
  return {
    file,
    read() {
      let text: string;
      try {
        text = readFileSync(file, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
        throw error;
      }
      try {
        return v.parse(content, JSON.parse(text)).revision;
      } catch (error) {
        throw new Error(`${file} says no revision; delete it to believe what the store says now`, { cause: error });
      }
    },
    write(revision) {
      mkdirSync(dirname(file), { recursive: true });
      // Written atomically, even if the machine stops here.
      const incoming = `${file}.${process.pid}.incoming`;
      writeFileSync(incoming, JSON.stringify({ revision }), { flush: true });
      renameSync(incoming, file);
    },
  };
}

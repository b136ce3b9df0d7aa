import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const content = v.object({ revision: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The highest revision of the registry that this shell has ever followed. */
export interface SeenRevision {
  /** Where it is kept, for people. */
  readonly file: string;
  /** 0 before there was any. @throws {Error} when what is kept cannot be read */
  read(): number;
  write(revision: number): void;
}

/** Keeps it beside the shell's data, so that a shell which starts anew believes no store that was set back meanwhile. */
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
      // Whole or not at all, also when the machine stops here.
      const incoming = `${file}.${process.pid}.incoming`;
      writeFileSync(incoming, JSON.stringify({ revision }), { flush: true });
      renameSync(incoming, file);
    },
  };
}

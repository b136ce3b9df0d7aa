import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Finished pictures in a folder. */
export interface ImageStore {
  /** The file of `key`, made by `make` if it is not there. Callers who ask for one key at once share one making. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

export interface StoreOptions {
  readonly folder: string;
  /** The oldest tenth goes when there are more files. */
  readonly most?: number;
  /** Pictures made at the same time; the rest wait their turn. */
  readonly parallel?: number;
}

const queue = (parallel: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** A place that gets free goes straight to the next in line, so nobody can slip in between. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    return task().finally(leave);
  };
};

const missing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readOrNothing = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (missing(error)) return undefined;
    throw error;
  });

/** Removes the oldest files until a tenth of the room is free. */
const sweep = async (folder: string, most: number): Promise<number> => {
  const names = await readdir(folder);
  if (names.length <= most) return names.length;
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const doomed = aged.sort((a, b) => a.time - b.time).slice(0, names.length - Math.floor(most * 0.9));
  await Promise.all(doomed.map(({ name }) => rm(join(folder, name), { force: true })));
  return names.length - doomed.length;
};

export const imageStore = ({ folder, most = 40_000, parallel = 1 }: StoreOptions): ImageStore => {
  const making = new Map<string, Promise<Buffer>>();
  const inTurn = queue(parallel);
  let held: number | undefined;

  /** Written beside and renamed, so a reader or a crash never meets half a file. */
  const keep = async (path: string, bytes: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${randomUUID()}.part`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    held = held === undefined || held >= most ? await sweep(folder, most) : held + 1;
  };

  const find = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const path = join(folder, key);
    const known = await readOrNothing(path);
    if (known) return known;
    const bytes = await inTurn(make);
    await keep(path, bytes);
    return bytes;
  };

  return {
    get: (key, make) => {
      const running = making.get(key);
      if (running) return running;
      const found = find(key, make).finally(() => making.delete(key));
      making.set(key, found);
      return found;
    },
  };
};

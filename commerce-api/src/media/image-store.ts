import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../base/missing-file.ts';

/** Rendered pictures in a folder. */
export interface ImageStore {
  /** Returns the file of `key`, created by `make` if it is missing. Concurrent callers share one creation. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

export interface StoreOptions {
  readonly folder: string;
  /** Maximum number of files; beyond it, the oldest tenth is removed. */
  readonly most?: number;
  /** Maximum number of pictures rendered concurrently; further ones are queued. */
  readonly parallel?: number;
}

const queue = (parallel: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** Passes a free slot directly to the next in the queue, so that a new caller cannot overtake it. */
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

const readOrNothing = (path: string): Promise<Buffer | undefined> => readFile(path).catch(unlessMissing);

/** Removes the oldest files until a tenth of the limit is free. */
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

  /** Writes to a temporary file and renames it, so that neither a reader nor a crash leaves a partial file. */
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

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Storage of releases and registries: named objects that appear whole or not at all. Keys are paths with slashes.
 * Everything that must happen only once relies on `create`.
 */
export interface ObjectStore {
  read(key: string): Promise<Buffer | undefined>;
  /** Writes the object if it does not exist; returns false if it does. */
  create(key: string, content: Buffer | string): Promise<boolean>;
  replace(key: string, content: Buffer | string): Promise<void>;
  /** A text that changes when the object is replaced; undefined when there is none. Cheaper than reading. */
  stamp(key: string): Promise<string | undefined>;
  /** All keys with this prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}

const key = /^[\w@.-]+(\/[\w@.-]+)*$/;

/** Rejects keys that could leave the store. */
export function checkedKey(name: string): string {
  if (!key.test(name) || name.split('/').some((part) => part === '.' || part === '..'))
    throw new Error(`"${name}" is no key of the release store`);
  return name;
}

const absent = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

/** Objects as files of a folder, which several processes may share. */
export function folderObjects(folder: string): ObjectStore {
  const path = (name: string) => join(folder, checkedKey(name));

  async function beside(target: string, content: Buffer | string): Promise<string> {
    await mkdir(dirname(target), { recursive: true });
    const file = `${target}.${randomUUID()}.incoming`;
    await writeFile(file, content);
    return file;
  }

  return {
    read: (name) => readFile(path(name)).catch(absent),
    async create(name, content) {
      const target = path(name);
      if (existsSync(target)) return false;
      const incoming = await beside(target, content);
      try {
        await link(incoming, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(incoming);
      }
    },
    async replace(name, content) {
      const target = path(name);
      await rename(await beside(target, content), target);
    },
    stamp: async (name) => {
      const seen = await stat(path(name), { bigint: true }).catch(absent);
      return seen && `${seen.mtimeNs}-${seen.ino}`;
    },
    async list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.incoming'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((name) => name.startsWith(prefix))
        .sort();
    },
  };
}

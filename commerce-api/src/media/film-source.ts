import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unlessMissing } from '../base/missing-file.ts';

/** A film, or the captions of one, as it is sent. */
export interface FilmFile {
  /** Changes whenever the file changes; its ETag. */
  readonly identity: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes `first` to `last`, both included. */
  readonly read: (first: number, last: number) => Readable;
}

/** Returns undefined for a file that there is not. */
export type FilmSource = (file: string) => Promise<FilmFile | undefined>;

const types: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};
/** Returns the media type of a film or of captions by the ending of its name; undefined for others. */
export const filmTypeOf = (file: string): string | undefined => types[path.extname(file)];

const namePattern = /^[a-z0-9][a-z0-9-]{0,80}(\.[a-z]{2}(-[a-z]{2})?)?\.(webm|mp4|vtt)$/;

/** Whether pages can refer to a file of that name: `rain.webm`, `rain.de.vtt`. */
export const isFilmName = (file: string): boolean => namePattern.test(file);

/** The films of a folder. */
export function folderFilms(folder: string): FilmSource {
  /** By name, time, and size, so that a file is read in full only once. */
  const identities = new Map<string, string>();
  const identityOf = async (file: string, key: string): Promise<string> => {
    const known = identities.get(key);
    if (known) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const identity = hash.digest('hex').slice(0, 32);
    identities.set(key, identity);
    return identity;
  };
  return async (name) => {
    if (!isFilmName(name)) return undefined;
    const file = path.join(folder, name);
    const found = await stat(file).catch(unlessMissing);
    if (!found?.isFile() || found.size === 0) return undefined;
    return {
      identity: await identityOf(file, `${name}|${found.mtimeMs}|${found.size}`),
      type: types[path.extname(name)]!,
      size: found.size,
      read: (first, last) => createReadStream(file, { start: first, end: last }),
    };
  };
}

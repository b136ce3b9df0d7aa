import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../base/missing-file.ts';
import { type FilmSource, folderFilms } from './film-source.ts';
import { fileMap, type MapSource } from './map-source.ts';

/** Storage for the originals of a shop's own pictures, for its films, and for its map. */
export interface PictureStore {
  /**
   * Stores a picture.
   * @returns its name, derived from the content, so that identical files are stored once
   */
  readonly put: (bytes: Buffer, format: string) => Promise<string>;
  /** Stores a content picture under the name that documents use. */
  readonly putScene: (name: string, bytes: Buffer) => Promise<void>;
  /** Returns undefined for an unknown name. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  readonly readScene: (name: string) => Promise<Buffer | undefined>;
  /** Stores a film, or captions, under the name that documents use. */
  readonly putFilm: (file: string, bytes: Buffer) => Promise<void>;
  readonly film: FilmSource;
  /** Stores the map, a PMTiles archive, in place of the one before. */
  readonly putMap: (bytes: Buffer) => Promise<void>;
  readonly map: MapSource;
}

export const pictureHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Stores pictures in a folder. */
export function folderPictures(folder: string): PictureStore {
  const scenes = path.join(folder, 'scenes');
  const films = path.join(folder, 'films');
  const map = path.join(folder, 'map.pmtiles');
  /** Writes to a temporary file and renames it, so that neither a reader nor a crash leaves a partial file. */
  const write = async (file: string, bytes: Buffer): Promise<void> => {
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.part`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  };
  return {
    put: async (bytes, format) => {
      const name = `${pictureHash(bytes)}.${format}`;
      const file = path.join(folder, name);
      if (!(await stat(file).catch(unlessMissing))) await write(file, bytes);
      return name;
    },
    putScene: (name, bytes) => write(path.join(scenes, name), bytes),
    read: (name) => readFile(path.join(folder, name)).catch(unlessMissing),
    readScene: (name) => readFile(path.join(scenes, name)).catch(unlessMissing),
    putFilm: (file, bytes) => write(path.join(films, file), bytes),
    film: folderFilms(films),
    putMap: (bytes) => write(map, bytes),
    map: fileMap(map),
  };
}

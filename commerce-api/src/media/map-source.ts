import { open } from 'node:fs/promises';
import { EtagMismatch, PMTiles, type RangeResponse, type Source } from 'pmtiles';
import * as v from 'valibot';
import { unlessMissing } from '../base/missing-file.ts';

/** A tile of a map, as it is sent. */
export interface MapTile {
  /** Changes whenever the map changes. */
  readonly identity: string;
  /** A Mapbox vector tile, not compressed. */
  readonly bytes: Buffer;
}

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface AboutMap {
  /** Who made it, as plain text. */
  readonly attribution: string;
  /** The nearest zoom with tiles of its own. */
  readonly maxZoom: number;
}

/** Zooms of vector maps end there. */
export const deepestZoom = 15;

/** A map in tiles. There may be none: its file can come later, with an import. */
export interface MapSource {
  /** Returns undefined for a tile that the map does not have. */
  readonly tile: (place: TilePlace) => Promise<MapTile | undefined>;
  /** Returns undefined while there is no map. */
  readonly about: () => Promise<AboutMap | undefined>;
}

/** Parts of a file. Where it was replaced meanwhile, the archive begins anew with its directory. */
class FileParts implements Source {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  getKey(): string {
    return this.#file;
  }

  async getBytes(offset: number, length: number, _signal?: AbortSignal, known?: string): Promise<RangeResponse> {
    const handle = await open(this.#file);
    try {
      const { mtimeMs, size } = await handle.stat();
      const etag = `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
      if (known && known !== etag) throw new EtagMismatch(etag);
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead), etag };
    } finally {
      await handle.close();
    }
  }
}

const metadata = v.object({ attribution: v.optional(v.string(), '') });
/** Makers give links, which the page would have to trust. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .trim();

const vectorTiles = 1;
/** Not compressed, or by gzip. */
const readable: readonly number[] = [1, 2];

/**
 * Reads what a map tells about itself.
 * @throws {Error} for an archive that is damaged, or has no vector tiles that can be read
 */
async function readAbout(archive: PMTiles): Promise<AboutMap> {
  const { maxZoom, tileType, tileCompression } = await archive.getHeader();
  if (tileType !== vectorTiles || !readable.includes(tileCompression))
    throw new Error('no vector tiles that can be read');
  const { attribution } = v.parse(metadata, await archive.getMetadata());
  return { attribution: withoutMarkup(attribution), maxZoom: Math.min(maxZoom, deepestZoom) };
}

/**
 * Checks an archive before it takes the place of another.
 * @throws {Error} for one that cannot be served
 */
export async function checkMap(bytes: Buffer): Promise<void> {
  const parts: Source = {
    getKey: () => 'map',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  };
  const archive = new PMTiles(parts);
  await readAbout(archive);
  const { tileDataOffset, tileDataLength = 0 } = await archive.getHeader();
  if (bytes.length < tileDataOffset + tileDataLength) throw new Error('tiles are missing at its end');
}

/** The map in a PMTiles archive, https://docs.protomaps.com/pmtiles. */
export function fileMap(file: string): MapSource {
  const begin = (): PMTiles => new PMTiles(new FileParts(file));
  let archive = begin();
  const reading = async <Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await read();
    } catch (error) {
      // It remembers what it could not read.
      archive = begin();
      return unlessMissing(error);
    }
  };
  let known: { readonly etag: string; readonly about: AboutMap } | undefined;
  return {
    tile: ({ z, x, y }) =>
      reading(async () => {
        const tile = await archive.getZxy(z, x, y);
        const { etag = '' } = await archive.getHeader();
        return tile && { identity: `${etag}-${z}-${x}-${y}`, bytes: Buffer.from(tile.data) };
      }),
    about: () =>
      reading(async () => {
        const { etag = '' } = await archive.getHeader();
        if (known?.etag !== etag) known = { etag, about: await readAbout(archive) };
        return known.about;
      }),
  };
}

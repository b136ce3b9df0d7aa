import { open } from 'node:fs/promises';
import { EtagMismatch, PMTiles, type RangeResponse, type Source } from 'pmtiles';
import * as v from 'valibot';

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

const vectorTiles = 1;
/** Whether a file is an archive of vector tiles that can be served. */
export const isMapArchive = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from('PMTiles\u0003')) && bytes[99] === vectorTiles;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const metadata = v.object({ attribution: v.optional(v.string(), '') });
/** Makers give links, which the page would have to trust. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .trim();

/** The map in a PMTiles archive, https://docs.protomaps.com/pmtiles. */
export function fileMap(file: string): MapSource {
  const open = (): PMTiles => new PMTiles(new FileParts(file));
  let archive = open();
  const unlessMissing = async <Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (!isMissing(error)) throw error;
      // It remembers what it could not read.
      archive = open();
      return undefined;
    }
  };
  let known: { readonly etag: string; readonly about: AboutMap } | undefined;
  return {
    tile: ({ z, x, y }) =>
      unlessMissing(async () => {
        const tile = await archive.getZxy(z, x, y);
        const { etag = '' } = await archive.getHeader();
        return tile && { identity: `${etag}-${z}-${x}-${y}`, bytes: Buffer.from(tile.data) };
      }),
    about: () =>
      unlessMissing(async () => {
        const { etag = '', maxZoom } = await archive.getHeader();
        if (known?.etag !== etag) {
          const { attribution } = v.parse(metadata, await archive.getMetadata());
          known = { etag, about: { attribution: withoutMarkup(attribution), maxZoom } };
        }
        return known.about;
      }),
  };
}

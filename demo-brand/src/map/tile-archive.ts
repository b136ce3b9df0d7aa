import { gzipSync } from 'node:zlib';

/** A tile of the map: its address, and what it holds. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

interface Contents {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north, in degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Place of a tile on the Hilbert curve through all tiles of all zooms, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. */
export function tileId({ z, x, y }: Omit<Tile, 'bytes'>): number {
  let id = (4 ** z - 1) / 3;
  let [a, b] = [x, y];
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const right = (a & side) > 0 ? 1 : 0;
    const below = (b & side) > 0 ? 1 : 0;
    id += side * side * ((3 * right) ^ below);
    if (below === 0) {
      if (right === 1) [a, b] = [side - 1 - a, side - 1 - b];
      [a, b] = [b, a];
    }
  }
  return id;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Entries as PMTiles has them: ids by their differences, then runs, lengths, and places; 0 for "behind the one before". */
function directory(entries: readonly Entry[]): Buffer {
  const before = (index: number) => entries[index - 1];
  return gzipSync(
    Buffer.from(
      [
        [entries.length],
        entries.map(({ id }, index) => id - (before(index)?.id ?? 0)),
        entries.map(({ run }) => run),
        entries.map(({ length }) => length),
        entries.map(({ offset }, index) => {
          const last = before(index);
          return last && last.offset + last.length === offset ? 0 : offset + 1;
        }),
      ]
        .flat()
        .flatMap(varint),
    ),
    { level: 9 },
  );
}

const headerLength = 127;
/** Where the parts of the header begin. */
const at = { version: 7, sections: 8, counts: 72, kinds: 96, bounds: 102, center: 118 };
/** Entries of one leaf. */
const leafLength = 2048;
const gzip = 2;
const vectorTiles = 1;

/** Root, and the leaves it leads to where the entries are many: the root has to stand in the first 16 KiB. */
function directories(entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } {
  if (entries.length <= leafLength) return { root: directory(entries), leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const roots: Entry[] = [];
  for (let at = 0; at < entries.length; at += leafLength) {
    const leaf = directory(entries.slice(at, at + leafLength));
    roots.push({ id: entries[at]!.id, offset: Buffer.concat(leaves).length, length: leaf.length, run: 0 });
    leaves.push(leaf);
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) };
}

/** Returns a PMTiles archive, version 3, of vector tiles. Equal tiles are stored once. */
export function tileArchive(tiles: readonly Tile[], { minZoom, maxZoom, bounds, metadata }: Contents): Buffer {
  const known = new Map<string, Pick<Entry, 'offset' | 'length'>>();
  const data: Buffer[] = [];
  const entries: Entry[] = [];
  let size = 0;
  for (const { id, bytes } of tiles
    .map((tile) => ({ id: tileId(tile), bytes: Buffer.from(tile.bytes) }))
    .sort((a, b) => a.id - b.id)) {
    const key = bytes.toString('latin1');
    let place = known.get(key);
    if (!place) {
      const packed = gzipSync(bytes, { level: 9 });
      place = { offset: size, length: packed.length };
      known.set(key, place);
      data.push(packed);
      size += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.id + last.run === id && last.offset === place.offset) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, at.version);
  const sections = [root.length, about.length, leaves.length, size];
  let offset = headerLength;
  sections.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), at.sections + index * 16);
    header.writeBigUInt64LE(BigInt(length), at.sections + 8 + index * 16);
    offset += length;
  });
  for (const [index, count] of [tiles.length, entries.length, known.size].entries())
    header.writeBigUInt64LE(BigInt(count), at.counts + index * 8);
  // Tiles lie in their order; directories and tiles are packed; then zooms, bounds, and where a map may begin.
  const [west, south, east, north] = bounds;
  Buffer.from([1, gzip, gzip, vectorTiles, minZoom, maxZoom]).copy(header, at.kinds);
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), at.bounds + index * 4);
  header.writeUInt8(minZoom, at.center);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), at.center + 1);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), at.center + 5);
  return Buffer.concat([header, root, about, leaves, ...data]);
}

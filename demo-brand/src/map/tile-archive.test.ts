import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileMap } from 'commerce-api/brand';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tile, tileArchive, tileId } from './tile-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'map-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const contents = { minZoom: 0, maxZoom: 7, bounds: [-180, -85, 180, 85], metadata: { attribution: 'Makers' } } as const;
const file = (name: string) => path.join(folder, `${name}.pmtiles`);
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

const anyTile = fc.integer({ min: 0, max: 7 }).chain((z) =>
  fc.record({
    z: fc.constant(z),
    x: fc.integer({ min: 0, max: 2 ** z - 1 }),
    y: fc.integer({ min: 0, max: 2 ** z - 1 }),
    bytes: fc.constantFrom('sea', 'land', 'coast', '').map(bytesOf),
  }),
);
const anyTiles = fc.uniqueArray(anyTile, { minLength: 1, maxLength: 60, selector: ({ z, x, y }) => `${z}/${x}/${y}` });

describe('the map in a file [ACC-17]', () => {
  test.each([
    [{ z: 0, x: 0, y: 0 }, 0],
    [{ z: 1, x: 0, y: 0 }, 1],
    [{ z: 1, x: 0, y: 1 }, 2],
    [{ z: 1, x: 1, y: 1 }, 3],
    [{ z: 1, x: 1, y: 0 }, 4],
    [{ z: 2, x: 0, y: 0 }, 5],
  ])('gives the tile %j its number of the standard', (tile, id) => {
    expect(tileId(tile)).toBe(id);
  });

  test('holds every tile that was written, and no other', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(anyTiles, anyTile, async (tiles, other) => {
        const name = file(`any-${run++}`);
        await writeFile(name, tileArchive(tiles, contents));
        const map = fileMap(name);
        for (const { bytes, ...place } of tiles)
          expect((await map.tile(place))?.bytes.toString()).toBe(Buffer.from(bytes).toString());
        const isWritten = tiles.some(({ z, x, y }) => z === other.z && x === other.x && y === other.y);
        expect((await map.tile(other)) !== undefined).toBe(isWritten);
      }),
      { numRuns: 40 },
    );
  });

  test('finds tiles of a directory with leaves', async () => {
    const tiles: Tile[] = Array.from({ length: 5000 }, (_, n) => ({
      z: 7,
      x: n % 128,
      y: Math.floor(n / 128),
      bytes: bytesOf(`tile ${n}`),
    }));
    await writeFile(file('many'), tileArchive(tiles, contents));
    const map = fileMap(file('many'));
    for (const { bytes, ...place } of [tiles[0]!, tiles[2500]!, tiles[4999]!])
      expect((await map.tile(place))?.bytes.toString()).toBe(Buffer.from(bytes).toString());
  });

  test('is none until there is a file, and another one once it was replaced', async () => {
    const name = file('later');
    const map = fileMap(name);
    const place = { z: 0, x: 0, y: 0 };
    expect(await map.tile(place)).toBeUndefined();
    expect(await map.about()).toBeUndefined();
    await writeFile(name, tileArchive([{ ...place, bytes: bytesOf('old') }], contents));
    const before = await map.tile(place);
    expect(before?.bytes.toString()).toBe('old');
    expect(await map.about()).toEqual({ attribution: 'Makers', maxZoom: 7 });
    const metadata = { attribution: '<a href="https://maps.example" onclick="x()">&copy; Others</a>' };
    await writeFile(name, tileArchive([{ ...place, bytes: bytesOf('newer') }], { ...contents, maxZoom: 9, metadata }));
    await utimes(name, 2_000_000_000, 2_000_000_000);
    const after = await map.tile(place);
    expect(after?.bytes.toString()).toBe('newer');
    expect(after?.identity).not.toBe(before?.identity);
    expect(await map.about()).toEqual({ attribution: '© Others', maxZoom: 9 });
  });
});

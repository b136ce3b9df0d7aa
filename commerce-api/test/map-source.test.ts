import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMap, fileMap } from '../src/media/map-source.ts';

// As in the header of the format, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
const metadataOffset = 24;
const tileCompression = 98;
const tileType = 99;
const deepest = 101;
const brotli = 3;
const png = 2;

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

describe('the map of a shop [ACC-17]', () => {
  let whole: Buffer;
  let folder: string;
  beforeAll(async () => {
    whole = await readFile(path.join(import.meta.dirname, '../../demo-brand/map.pmtiles'));
    folder = await mkdtemp(path.join(tmpdir(), 'map-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['text', () => Buffer.from('no map at all')],
    ['the beginning of one', (bytes) => bytes.subarray(0, 200)],
    ['one without its last tile', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['pictures', (bytes) => changed(bytes, (copy) => copy.writeUInt8(png, tileType))],
    [
      'tiles that are packed another way',
      (bytes) => changed(bytes, (copy) => copy.writeUInt8(brotli, tileCompression)),
    ],
    [
      'damaged words about it',
      (bytes) => changed(bytes, (copy) => copy.fill(0, Number(copy.readBigUInt64LE(metadataOffset)), 400_000)),
    ],
  ];

  test('is taken as it is drawn', async () => {
    await expect(checkMap(whole)).resolves.toBeUndefined();
  });

  test.each(damages)('is refused where it is %s', async (_, damage) => {
    await expect(checkMap(damage(whole))).rejects.toThrow();
  });

  test('has no zooms that are never served', async () => {
    const file = path.join(folder, 'deep.pmtiles');
    await writeFile(
      file,
      changed(whole, (copy) => copy.writeUInt8(22, deepest)),
    );
    expect((await fileMap(file).about())?.maxZoom).toBe(15);
  });

  test('is there again once its file is mended', async () => {
    const file = path.join(folder, 'mended.pmtiles');
    await writeFile(file, 'no map at all');
    const map = fileMap(file);
    await expect(map.about()).rejects.toThrow();
    await writeFile(file, whole);
    await utimes(file, 2_000_000_000, 2_000_000_000);
    expect(await map.about()).toEqual({ attribution: 'Natural Earth', maxZoom: 7 });
    expect((await map.tile({ z: 0, x: 0, y: 0 }))?.bytes.length).toBeGreaterThan(0);
  });
});

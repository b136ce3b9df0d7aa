import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderObjects, type ObjectStore } from './object-store.ts';
import { s3Objects } from './s3-store.ts';
import { openTestBucket, type TestBucket } from './testing/s3-server.ts';

let folder: string;
let bucket: TestBucket;
let run = 0;
beforeAll(async () => {
  bucket = await openTestBucket(mkdtempSync(join(tmpdir(), 'bucket-')));
});
afterAll(() => bucket.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'objects-'));
  run += 1;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stores: readonly [string, () => ObjectStore][] = [
  ['a folder', () => folderObjects(folder)],
  ['S3', () => s3Objects(`${bucket.address}/${run}`, bucket.environment)],
];

describe.each(stores)('releases kept in %s [PLT-07]', (_name, open) => {
  test('creates an object once, and can replace it', async () => {
    const store = open();
    expect(await store.read('cart/1.0.0/release.json')).toBeUndefined();
    expect(await store.create('cart/1.0.0/release.json', 'first')).toBe(true);
    expect(await store.create('cart/1.0.0/release.json', 'second')).toBe(false);
    expect((await store.read('cart/1.0.0/release.json'))?.toString()).toBe('first');
    await store.replace('cart/1.0.0/release.json', 'third');
    expect((await store.read('cart/1.0.0/release.json'))?.toString()).toBe('third');
  });

  test('lets one of many simultaneous creations succeed', async () => {
    const store = open();
    const created = await Promise.all(Array.from({ length: 12 }, (_, by) => store.create('log/1.json', `by ${by}`)));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await store.read('log/1.json'))?.toString()).toBe(`by ${created.indexOf(true)}`);
  });

  test('changes the stamp when an object is replaced', async () => {
    const store = open();
    expect(await store.stamp('head.json')).toBeUndefined();
    await store.replace('head.json', 'one');
    const before = await store.stamp('head.json');
    expect(before).toBeDefined();
    expect(await store.stamp('head.json')).toBe(before);
    await store.replace('head.json', 'two');
    expect(await store.stamp('head.json')).not.toBe(before);
  });

  test('lists keys by prefix, sorted', async () => {
    const store = open();
    for (const key of ['cart/2/b.js', 'cart/1/a.js', 'content/1/a.js']) await store.create(key, key);
    expect(await store.list('cart/')).toEqual(['cart/1/a.js', 'cart/2/b.js']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  test.each(['../outside', '/etc/passwd', 'cart/../../outside', 'cart//x', ''])(
    'the key "%s" is refused',
    async (key) => {
      await expect(async () => open().read(key)).rejects.toThrow(/is no key/);
    },
  );
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { writeBuild } from 'release-kit/testing/test-release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtSizes, compareBudgets } from './budgets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = Array.from({ length: 60 }, (_, index) => `screen-${index}`);

/** Writes a build whose entry names 60 files by their hashes, as webpack's does. */
function build(version: string, hashes: readonly string[]): void {
  const container = `cart_0_1_0_${version}`;
  const files = names.map((name, index) => `${name}.${hashes[index]}.js`);
  const entry = `entry.${hashes.at(-1)}.js`;
  const code = `var ${container};${files.map((file) => `load('${file}');`).join('')}`;
  writeBuild(
    join(folder, 'dist'),
    '0.1.0',
    {
      [`browser/${entry}`]: code,
      ...Object.fromEntries(files.map((file) => [`browser/${file}`, `webpackChunk${container}.push('a screen');`])),
    },
    { container, browser: { entry, chunks: { screen: [files[0]!] } } },
  );
}

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const drawn = fc.tuple(hex(12), fc.uniqueArray(hex(8), { minLength: names.length + 1, maxLength: names.length + 1 }));

test('the size of a build does not depend on its hashes', () => {
  const sizes = new Set<number | undefined>();
  const asServed = new Set<number>();
  fc.assert(
    fc.property(drawn, ([version, hashes]) => {
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      build(version, hashes);
      sizes.add(builtSizes(folder).screen);
      asServed.add(brotliCompressSync(readFileSync(join(folder, `dist/browser/entry.${hashes.at(-1)}.js`))).length);
    }),
    { numRuns: 40 },
  );
  expect(asServed.size).toBeGreaterThan(1);
  expect(sizes.size).toBe(1);
});

test('the measured size is about what is served', () => {
  const hashes = Array.from({ length: names.length + 1 }, (_, index) => (0x10000000 + index * 0x02f3a5c7).toString(16));
  build('0123456789ab', hashes);
  const served = [`entry.${hashes.at(-1)}.js`, `screen-0.${hashes[0]}.js`]
    .map((file) => brotliCompressSync(readFileSync(join(folder, 'dist/browser', file))).length)
    .reduce((sum, size) => sum + size, 0);
  expect(builtSizes(folder).screen! / served).toBeGreaterThan(0.9);
  expect(builtSizes(folder).screen! / served).toBeLessThan(1.1);
});

test.each([
  ['passes within its budget', 1, { failures: 0, warnings: 0 }],
  ['warns up to 1 percent above it', 1.005, { failures: 0, warnings: 1 }],
  ['fails above that', 1.02, { failures: 1, warnings: 0 }],
])('a module %s', (_, share, expected) => {
  build(
    '0123456789ab',
    names.concat('entry').map((_name, index) => (0xa0000000 + index).toString(16)),
  );
  const { screen } = builtSizes(folder);
  writeFileSync(join(folder, 'budgets.json'), JSON.stringify({ screen: Math.floor(screen! / share) }));
  const { failures, warnings } = compareBudgets(folder);
  expect({ failures: failures.length, warnings: warnings.length }).toEqual(expected);
});

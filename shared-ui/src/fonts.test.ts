// @vitest-environment node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFaceCss, fontNames } from './fonts.ts';

const folder = new URL('../fonts/', import.meta.url);

test('contains exactly the files named in the style sheet', () => {
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.woff2'))
      .sort(),
  ).toEqual([...fontNames].sort());
});

test.each(fontNames)('names %s after its content, below 35 kB', (name) => {
  const font = readFileSync(new URL(name, folder));
  expect(name).toContain(createHash('sha256').update(font).digest('hex').slice(0, 8));
  expect(font.length).toBeLessThan(35_000);
});

test('provides a local fallback of the same metrics', () => {
  const css = fontFaceCss('https://assets.example/fonts');
  expect(css).toContain('url("https://assets.example/fonts/text-');
  expect(css).toContain('font-display:swap');
  expect(css.match(/size-adjust:[\d.]+%;ascent-override:/g)).toHaveLength(2);
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../catalogue/words/language.ts';
import { demoDocuments } from '../content/documents.ts';
import { drawnPictures } from '../pictures/drawn-pictures.ts';
import { filmSeconds, films, frameOf } from './films.ts';

const fileOf = (name: string) => new URL(`../../films/${name}`, import.meta.url);

test.each(films)('$name is drawn the same each time, and differently as time goes on [CNT-06]', (film) => {
  const frames = [0, 3.2, 6.4].map((seconds) => frameOf(film, seconds));
  expect(frameOf(film, 3.2)).toBe(frames[1]);
  expect(new Set(frames).size).toBe(3);
  for (const frame of frames) expect(frame).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(films.filter(({ name }) => name !== 'dawn-on-the-ridge'))('$name ends as it begins', (film) => {
  expect(frameOf(film, filmSeconds)).toBe(frameOf(film, 0));
});

test.each(films)(
  '$name weighs at most 700 kB, and has captions within its time in every language [CNT-06]',
  ({ name }) => {
    expect(statSync(fileOf(`${name}.webm`)).size).toBeLessThan(700_000);
    for (const language of languages) {
      const text = readFileSync(fileOf(`${name}.${language}.vtt`), 'utf8');
      const times = [...text.matchAll(/^00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})$/gm)].flatMap(([, from, to]) => [
        Number(from),
        Number(to),
      ]);
      expect(text.startsWith('WEBVTT\n\n')).toBe(true);
      expect(times.length).toBeGreaterThan(4);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(filmSeconds);
    }
  },
);

test('every film of a page is there, with its captions and the picture in its place [CNT-06]', async () => {
  const blocks = demoDocuments(new Date()).flatMap(({ body }) =>
    'blocks' in body && Array.isArray(body.blocks) ? body.blocks : [],
  );
  const shown = blocks.filter(({ type }) => type === 'video');
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(films.map(({ name }) => name)));
  for (const { media, tracks } of shown) {
    const files = [media.small.src, ...tracks.map(({ src }: { src: string }) => src)];
    for (const file of files) expect(existsSync(fileOf(file.replace('/images/v1/film/', ''))), file).toBe(true);
    const poster = media.small.poster.src.replace('/images/v1/scene/', '');
    expect(await drawnPictures.scene(poster), poster).toBeDefined();
  }
});

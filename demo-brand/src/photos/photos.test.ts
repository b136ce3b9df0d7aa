import { photoLimits } from 'shared-contracts/photo-limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draftOf } from '../catalogue/draft.ts';
import { parseSceneName } from '../pictures/scene-name.ts';
import { composePhoto } from './compose.ts';
import { demoPhotos } from './demo-photos.ts';

test('shows twelve products or more, in scenes that exist, each in its own words [CNT-12]', () => {
  expect(new Set(demoPhotos.map(({ figures }) => figures[0]?.style)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(demoPhotos.map(({ caption }) => caption)).size).toBe(demoPhotos.length);
  for (const { scene, caption, by, figures } of demoPhotos) {
    expect(parseSceneName(scene), scene).toBeDefined();
    expect([caption.length <= photoLimits.caption, by.length <= photoLimits.name]).toEqual([true, true]);
    // What is announced only cannot have been out there.
    for (const { style } of figures) expect(draftOf(style, new Date(0)).age, caption).toBeGreaterThan(0);
  }
});

test('draws the same photo each time, as a JPEG of a camera’s size', async () => {
  const [first] = demoPhotos;
  const [one, two] = [await composePhoto(first!), await composePhoto(first!)];
  expect(one.equals(two)).toBe(true);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1500 });
});

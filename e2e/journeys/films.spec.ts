import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { untilHydrated } from '../src/until-hydrated.ts';

const state = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate((film: HTMLVideoElement) => ({
    isReady: film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    seconds: film.duration,
    isPlaying: !film.paused && film.currentTime > 0,
    cues: [...film.textTracks].filter(({ mode }) => mode === 'showing').map(({ cues }) => cues?.length),
    language: [...film.textTracks].find(({ mode }) => mode === 'showing')?.language,
  }));

test('a film of ten seconds plays on its page, with captions in the language of the page', {
  tag: ['@CNT-06', '@phone'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/de-de/pages/rain');
  const rain = page.getByLabel('Regen auf einer Jacke', { exact: true });
  await rain.scrollIntoViewIfNeeded();
  await expect
    .poll(() => state(page, 'Regen auf einer Jacke'))
    .toEqual({ isReady: true, seconds: expect.closeTo(10, 1), isPlaying: true, cues: [3], language: 'de' });
  await rain.evaluate((film: HTMLVideoElement) => film.pause());
  await expectAccessibleInBothSchemes(page, 'page with a film');

  // It waits until it is started: nothing of it is loaded before.
  await page.goto('/en-us/pages/hut-to-hut');
  expect(await state(page, 'Dawn on the ridge')).toMatchObject({ isReady: false, isPlaying: false });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Play the film: Dawn on the ridge' }).click();
  await expect
    .poll(() => state(page, 'Dawn on the ridge'))
    .toEqual({ isReady: true, seconds: expect.closeTo(10, 1), isPlaying: true, cues: [3], language: 'en' });
});

test('a film does not play by itself where motion is reduced', { tag: '@CNT-06' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en-us/pages/camping');
  const play = page.getByRole('button', { name: 'Play the film: A tent in the wind' });
  await expect(play).toBeVisible();
  expect(await state(page, 'A tent in the wind')).toMatchObject({ isPlaying: false });
  await untilHydrated(page);
  await play.click();
  await expect.poll(async () => (await state(page, 'A tent in the wind')).isPlaying).toBe(true);
});

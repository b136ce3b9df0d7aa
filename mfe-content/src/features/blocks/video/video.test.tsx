import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { videoExample } from 'shared-contracts/blocks/video';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cssOf, renderBlocks } from '../../../testing/render-blocks.tsx';
import { videoData } from './video-data.ts';

const play = vi.fn(async () => undefined);
let isMotionReduced = false;
beforeEach(() => {
  isMotionReduced = false;
  play.mockReset().mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') && isMotionReduced }) as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const block = videoExample as BlockOf<'video'>;
const film = () => screen.getByLabelText<HTMLVideoElement>('A day at the repair bench', { selector: 'video' });
const withSettings = (playerSettings: BlockOf<'video'>['playerSettings']) => ({ ...block, playerSettings });

test('has captions in the language of the page, and the other tracks in its menu [CNT-06]', async () => {
  const tracks = [
    ...block.tracks,
    { src: '/films/bench.de.vtt', label: 'Deutsch', srclang: 'de', kind: 'captions' as const },
  ];
  await renderBlocks([{ ...block, tracks }], { platform: fakePlatform({ locale: 'de-de' }) });
  const shown = [...film().querySelectorAll('track')].map((track) => [track.srclang, track.hasAttribute('default')]);
  expect(shown).toEqual([
    ['de', true],
    ['en', false],
  ]);
});

test('does not play by itself unless editors say so', async () => {
  await renderBlocks([block]);
  expect(play).not.toHaveBeenCalled();
  expect(film().preload).toBe('none');
  fireEvent.click(screen.getByRole('button', { name: 'Play the film: A day at the repair bench' }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('plays by itself without sound, and can be paused without controls (WCAG 2.2.2) [CNT-06]', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  await renderBlocks([withSettings({ autoplay: true, hideControls: true, loop: true })]);
  expect(play).toHaveBeenCalledTimes(1);
  expect([film().muted, film().loop, film().controls]).toEqual([true, true, false]);
  fireEvent.playing(film());
  fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(pause).toHaveBeenCalledTimes(1);
});

test('never plays by itself with reduced motion', async () => {
  isMotionReduced = true;
  await renderBlocks([withSettings({ autoplay: true })]);
  expect(play).not.toHaveBeenCalled();
});

test('logs when the browser refuses to play by itself, and can be started by hand [CNT-06]', async () => {
  const refusal = new DOMException('Low power', 'NotAllowedError');
  play.mockRejectedValueOnce(refusal);
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await renderBlocks([withSettings({ autoplay: true })]);
  await waitFor(() => expect(log).toHaveBeenCalledWith('The film does not play', refusal));
  expect(screen.getByRole('button', { name: /^Play the film/ })).toBeTruthy();
});

test('reserves the space of the film of each screen [CNT-06]', async () => {
  const large = { ...block.media.small, src: '/films/wide.mp4', width: 2100, height: 900 };
  await renderBlocks([{ ...block, media: { ...block.media, large } }]);
  const css = cssOf(film().parentElement);
  expect(css).toContain('aspect-ratio:1280 / 720');
  expect(css).toContain('aspect-ratio:2100 / 900');
  expect([...film().querySelectorAll('source')].map(({ media }) => media)).toEqual(['(min-width: 600px)', '']);
});

test('tells search engines about the film', () => {
  expect(videoData([block], 'https://shop.example')).toMatchObject([
    { '@type': 'VideoObject', name: 'A day at the repair bench', contentUrl: 'https://shop.example/films/bench.mp4' },
  ]);
});

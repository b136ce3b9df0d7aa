import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { type BlockGallery, openBlockGallery } from '../src/block-gallery.ts';
import { expect, test } from '../src/fixtures.ts';
import { untilHydrated } from '../src/until-hydrated.ts';

let gallery: BlockGallery | undefined;
test.beforeAll(async () => {
  gallery = await openBlockGallery();
});
test.afterAll(() => gallery?.close());
test.beforeEach(({ faults }) => {
  // Vite looks for its own socket; the gallery has none.
  faults.allow(/WebSocket/);
});

test('every state of every content block meets WCAG 2.2 AA and fits the screen', {
  tag: ['@core', '@CNT-02', '@CNT-03', '@CNT-06', '@CNT-08', '@phone'],
}, async ({ page }) => {
  await page.goto(`${gallery?.origin}/`);
  await untilHydrated(page);
  await expectAccessibleInBothSchemes(page, 'gallery');
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
});

test('carousel, vertical list, look-book, and film work by keyboard', {
  tag: ['@CNT-02', '@CNT-06'],
}, async ({ page }) => {
  // A carousel and a film that move by themselves are stopped here.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${gallery?.origin}/?type=carousel&type=vertical-list&type=look-book&type=video`);
  await untilHydrated(page);

  const stories = page.getByRole('region', { name: 'Stories', exact: true });
  await stories.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(stories.getByRole('button', { name: '1 of 5' })).not.toHaveAttribute('aria-current', 'true');
  const moving = page.getByRole('region', { name: 'full width, moving by itself, with progress', exact: true });
  await moving.getByRole('button', { name: 'Stop moving' }).press('Enter');
  await expect(moving.getByRole('button', { name: 'Start moving' })).toBeVisible();

  await page.getByRole('link', { name: 'Hut to hut', exact: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hochgebirgsüberschreitung' })).toHaveAttribute('data-active', 'true');

  const point = page.getByRole('button', { name: 'Show Skarn Shell Jacket' });
  await point.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skarn Shell Jacket' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(point).toBeFocused();
  await expect(point).toHaveAttribute('aria-expanded', 'false');

  const film = page.getByRole('region', { name: /^video: playing by itself/ });
  await film.getByRole('button', { name: 'Pause the film' }).press('Enter');
  await expect(film.getByRole('button', { name: /^Play the film/ })).toBeVisible();
});

import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('pictures of a product are shown large, with zoom, by keyboard and pointer', {
  tag: ['@CAT-02', '@SEL-01', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await codeArrived(page);
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Draven Windshell' });
  const place = dialog.getByRole('status');
  await expect(place).toHaveText('1 of 7');
  const picture = dialog.getByRole('img').first();
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expectAccessible(page, 'pictures');

  const atFirst = await widthOf();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBeGreaterThan(atFirst * 1.2);
  // A picture that is larger is fetched larger.
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/w=(2000|2400)/);
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();

  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('2 of 7');
  await dialog.getByRole('list', { name: 'All pictures' }).getByRole('button').last().click();
  await expect(place).toHaveText('7 of 7');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  // Waits until the dialog, which scrolls to the small picture, is at rest.
  await picture.dblclick();
  await expect.poll(widthOf).toBeGreaterThan(atFirst * 2);
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('6 of 7');
  await expect.poll(widthOf).toBeLessThan(atFirst * 1.1);
  await picture.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(widthOf).toBeGreaterThan(atFirst * 1.05);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the film of a product stands behind its pictures and plays among them', {
  tag: ['@SEL-01', '@phone'],
}, async ({ page }) => {
  await page.goto('/de-de/p/none-TFGGGKIQ5B1');
  await codeArrived(page);
  const entry = page
    .getByRole('region', { name: 'Bilder' })
    .getByRole('link', { name: 'Film abspielen: Regen auf einer Jacke' });
  await expect(entry).toHaveAttribute('href', '/images/v1/film/rain-on-a-shell.webm');
  await entry.click();
  const dialog = page.getByRole('dialog', { name: /^Bilder: Draven/ });
  const place = dialog.getByRole('status');
  await expect(place).toHaveText('8 von 8');
  await expect(dialog.getByRole('button', { name: 'Vergrößern' })).toBeDisabled();
  await expectAccessibleInBothSchemes(page, 'film among pictures');
  await dialog.getByRole('button', { name: 'Film abspielen: Regen auf einer Jacke' }).click();
  const film = dialog.getByLabel('Regen auf einer Jacke', { exact: true });
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => ({
        plays: !video.paused && video.currentTime > 0,
        captions: [...video.textTracks].find(({ mode }) => mode === 'showing')?.language,
      })),
    )
    .toEqual({ plays: true, captions: 'de' });

  // Back to the pictures, which can be enlarged again.
  await dialog.getByRole('button', { name: 'Voriges Bild' }).click();
  await expect(place).toHaveText('7 von 8');
  await expect(film).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Vergrößern' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Film: Regen auf einer Jacke', exact: true }).click();
  await expect(place).toHaveText('8 von 8');
});

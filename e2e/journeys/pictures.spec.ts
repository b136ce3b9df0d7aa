import { expectAccessible } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('pictures of a product are shown large, with zoom, by keyboard and pointer', {
  tag: ['@CAT-02', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await codeArrived(page);
  await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Draven Windshell' });
  const place = dialog.getByRole('status');
  await expect(place).toHaveText('1 of 4');
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
  await expect(place).toHaveText('2 of 4');
  await dialog.getByRole('list', { name: 'All pictures' }).getByRole('button').last().click();
  await expect(place).toHaveText('4 of 4');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  // Waits until the dialog, which scrolls to the small picture, is at rest.
  await picture.dblclick();
  await expect.poll(widthOf).toBeGreaterThan(atFirst * 2);
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('3 of 4');
  await expect.poll(widthOf).toBeLessThan(atFirst * 1.1);
  await picture.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(widthOf).toBeGreaterThan(atFirst * 1.05);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

const editor = { email: 'erin@demo.example' };
/** Tomorrow at nine: the page may not have been there at a time that has passed. */
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
tomorrow.setUTCHours(9, 0, 0, 0);
const ahead = `/en-us/pages/look-book?preview=true&previewDateTime=${tomorrow.toISOString()}`;
const day = tomorrow.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

test('an editor sees a page as of a time, in a locale, and everybody else the page itself', {
  tag: ['@CNT-01', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(ahead);
  await expect(page.getByRole('heading', { level: 1, name: 'The autumn look-book' })).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.goto('/en-us/staff/sign-in');
  await signInAsStaff(page, editor);
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeHidden();
  const answer = await page.goto(ahead);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(bar).toContainText(`With drafts, as of ${day} at 9:00 AM UTC`);
  await expectAccessibleInBothSchemes(page, 'a preview');

  // Every page that it leads to is a preview, too.
  await page.getByRole('main').getByRole('link', { name: 'When it rains all day' }).click();
  await expect(page).toHaveURL(/\/pages\/rain\?preview=true&previewDateTime=/);
  await expect(bar).toBeVisible();

  await page.goto(`${ahead}&localePath=de-de`);
  await expect(page).toHaveURL(/\/de-de\/pages\/look-book\?/);
  await page.getByRole('link', { name: 'Vorschau verlassen' }).click();
  await expect(page).toHaveURL(/\/de-de\/pages\/look-book\?localePath=de-de$/);
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);
});

test('documents are found by type and layout, and shown in a frame that scrolls with the window', {
  tag: ['@core', '@CNT-11'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await page.goto('/en-us/studio/showcase');
  await signInAsStaff(page, editor);
  const form = page.getByRole('region', { name: 'What is looked for' });
  await expect(form.getByLabel('Results').getByRole('option')).toHaveText(['10', '20', '50']);
  await expect(form.getByLabel('Results')).toHaveValue('20');
  await form.getByLabel('Type').selectOption('hero');
  await form.getByLabel('Layout').selectOption('block-below');
  await form.getByLabel('Results').selectOption('50');
  await form.getByRole('button', { name: 'Go' }).click();
  const row = page.getByRole('row').filter({ hasText: 'article/look-book' });
  await expect(row.getByRole('cell')).toHaveCount(4);
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^[1-9]\d*$/);
  await expectAccessibleInBothSchemes(page, 'the showcase');

  await row.getByRole('button', { name: 'Show The autumn look-book' }).click();
  const viewer = page.getByRole('region', { name: 'Preview of The autumn look-book' });
  await expect(viewer.getByText(`${new URL(page.url()).host} · production`)).toBeVisible();
  const frame = viewer.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'The autumn look-book' })).toBeVisible();
  await expectAccessible(page, 'a page in the showcase');

  const framed = frame.locator('html');
  /** How far the page is from a place; browsers round parts of pixels. */
  const framedFrom = (top: number) => framed.evaluate((_, place) => Math.abs(window.scrollY - place), top);
  // The page has to be there before it can be scrolled so far.
  await expect(async () => {
    await viewer.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 700));
    await expect.poll(() => framedFrom(700), { timeout: 1000 }).toBeLessThanOrEqual(2);
  }).toPass();
  await framed.evaluate(() => window.scrollTo(0, 300));
  const windowFrom = (top: number) =>
    viewer.evaluate((element, place) => Math.abs(element.getBoundingClientRect().top + place), top);
  await expect.poll(() => windowFrom(300)).toBeLessThanOrEqual(2);
  expect(await framedFrom(300)).toBeLessThanOrEqual(2);
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

const product = '/en-us/p/none-TF1I4R7C6B2';
const service = '**/social-media/**';

const photosOf = (page: Page): Locator => page.getByRole('region', { name: 'Out there with you' });

/** Opens the product and goes to its photos. */
async function openPhotos(page: Page): Promise<Locator> {
  await page.goto(product);
  const photos = photosOf(page);
  await photos.scrollIntoViewIfNeeded();
  return photos;
}

/** A picture that nobody has sent before. */
async function newPicture(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 800, height: 1000 });
  const color = `hsl(${Math.floor(Math.random() * 360)} 60% 45%)`;
  await paper.setContent(`<body style="background:${color};font:900 9vw monospace">${crypto.randomUUID()}</body>`);
  const picture = await paper.screenshot({ type: 'jpeg' });
  await paper.close();
  return picture;
}

test('a shopper sends a photo, which a moderator approves; another reports it, and it is taken down', {
  tag: ['@CNT-12'],
}, async ({ page, browser, faults }) => {
  // Nobody is signed in as staff at first; a photo that was taken down is gone.
  faults.allow(/status of 4\d\d/);
  const caption = `Above the lake ${crypto.randomUUID().slice(0, 8)}`;
  const strangers: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/social-media/')) strangers.push(request.allHeaders());
  });
  const photos = await openPhotos(page);
  const below = page.getByRole('heading', { name: 'Reviews' });
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOf(below);
  await expect(photos.getByRole('heading', { name: 'Yours could be the first' })).toBeVisible();
  expect(await topOf(below), 'what is below the photos has not moved').toBe(before);
  await expectAccessible(page, 'no photos yet');

  await photos.getByRole('button', { name: 'Add your photo' }).click();
  const form = page.getByRole('dialog', { name: /^Your photo/ });
  await form.getByRole('button', { name: 'Send the photo' }).click();
  await expect(form.getByText('Please accept the terms to go on.')).toBeVisible();
  await expectAccessible(page, 'sending a photo, with errors');
  const picture = await newPicture(page);
  await form
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: picture });
  await form.getByLabel('What is to be seen?').fill(caption);
  await form.getByLabel('Your name beside the photo').fill('Ines');
  await form.getByRole('checkbox').check();
  await expect(form.getByRole('img', { name: 'Your photo, as it will be sent' })).toBeVisible();
  await form.getByRole('button', { name: 'Send the photo' }).click();
  await expect(form.getByText('A moderator looks at your photo first.')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).last().click();
  await openPhotos(page);
  await expect(photos.getByRole('heading', { name: 'Yours could be the first' })).toBeVisible();

  const moderator = await (await browser.newContext()).newPage();
  await moderator.goto('/en-us/staff/photos');
  await signInAsStaff(moderator, { email: 'milo@demo.example' });
  await expect(moderator.getByRole('img', { name: caption })).toBeVisible();
  await expectAccessible(moderator, 'photos that wait');
  await moderator.getByRole('button', { name: `Approve: ${caption}` }).click();
  await expect(moderator.getByText('Approved. The photo is in the shop.')).toBeVisible();

  await openPhotos(page);
  await photos.getByRole('button', { name: `${caption}. Photo by Ines` }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo by Ines' });
  await expect(dialog.getByRole('img', { name: caption })).toHaveJSProperty('naturalWidth', 800);
  await expect(dialog.getByRole('region', { name: 'In this photo' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page, 'a photo');
  await dialog.getByRole('button', { name: 'Report this photo' }).click();
  await dialog.getByRole('radio', { name: 'It is advertising' }).check();
  await expectAccessible(page, 'reporting a photo');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('A moderator will look at this photo.')).toBeVisible();

  await moderator.reload();
  const reported = moderator.getByRole('region', { name: 'Reported' });
  await expect(reported.getByText(/^Advertising, /)).toBeVisible();
  await reported.getByRole('button', { name: `Take down: ${caption}` }).click();
  await expect(reported.getByText('No photo is reported.')).toBeVisible();
  await moderator.context().close();
  await openPhotos(page);
  await expect(photos.getByRole('heading', { name: 'Yours could be the first' })).toBeVisible();

  const headers = (await Promise.all(strangers)).flatMap((sent) => Object.keys(sent));
  expect(headers.length, 'requests to the service').toBeGreaterThan(0);
  for (const own of ['cookie', 'authorization', 'referer', 'x-csrf-token', 'x-consumer-no'])
    expect(headers, 'what the service gets').not.toContain(own);
});

test('a page stands while the service of photos is down, slow, or answers nonsense', {
  tag: ['@core', '@CNT-12', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/photos of shoppers could not be read|Failed to load resource/);
  const problem = photosOf(page).getByText('The photos cannot be shown right now.');
  const answers = [
    (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.abort(),
    (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.fulfill({ json: { media: [{ id: 7 }] } }),
    // Never answered: the page gives up by itself.
    () => undefined,
  ];
  for (const answer of answers) {
    await page.route(service, answer);
    await openPhotos(page);
    await expect(problem).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await expectAccessible(page, 'photos that cannot be shown');
  await photosOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(photosOf(page).getByRole('heading', { name: 'Yours could be the first' })).toBeVisible();
});

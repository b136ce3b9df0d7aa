import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

const editor = { email: 'erin@demo.example' };
const scene = '/images/v1/scene/ridge-12-dusk-mist-16x9';
const phone = { width: 390, height: 844 };

async function openStudio(page: Page, path = '/studio'): Promise<void> {
  await page.goto(`/en-us${path}`);
  await signInAsStaff(page, editor);
  await expect(page.getByRole('navigation', { name: 'Pages of the studio' })).toBeVisible();
}

/** The form of what is selected. */
const formOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

const isSaved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible();

async function addBlock(page: Page, name: string): Promise<Locator> {
  await page.getByLabel('New block').selectOption({ label: name });
  await page.getByRole('button', { name: 'Add the block' }).click();
  const form = formOf(page, name);
  await expect(form).toBeVisible();
  return form;
}

async function fillPictures(form: Locator): Promise<void> {
  for (const screen of ['Phone', 'Desktop']) {
    const picture = form.getByRole('group', { name: screen, exact: true });
    await picture.getByLabel('Address of the picture').fill(scene);
    await picture.getByLabel('Description for screen readers').fill('Ridges at dusk');
  }
}

async function fillSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Page settings' }).click();
  const form = formOf(page, 'Page settings');
  await form.getByLabel('Name in the studio').fill(name);
  await form.getByLabel('Title', { exact: true }).fill(name);
  await form.getByLabel('Description', { exact: true }).fill('A page of the test.');
  await form.getByLabel('Picture when shared').fill(scene);
}

test('an editor makes a landing page in two languages, publishes it, schedules another, and rolls back', {
  tag: ['@BEY-10'],
}, async ({ page, browser, faults }) => {
  // A code is asked for, and what does not exist yet.
  faults.allow(/status of 40[14]/);
  const slug = `ridge-week-${crypto.randomUUID().slice(0, 8)}`;
  await openStudio(page);
  await expectAccessibleInBothSchemes(page, 'the documents');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByRole('button', { name: 'Start the document' }).click();
  await fillSettings(page, 'Ridge week');

  const hero = await addBlock(page, 'Hero');
  await hero.getByLabel('Title', { exact: true }).fill('A week on the ridge');
  await fillPictures(hero);
  const looks = await addBlock(page, 'Look-book');
  await looks
    .getByLabel(/^Title/)
    .first()
    .fill('Looks of the week');
  await looks.getByRole('group', { name: 'Looks' }).getByLabel('Title', { exact: true }).fill('Ridge day');
  await fillPictures(looks);
  const collection = await addBlock(page, 'Collection');
  await collection.getByLabel('Title', { exact: true }).fill('What we wore');
  await collection.getByLabel('Find products').fill('shell');
  await collection.getByRole('button', { name: 'Find', exact: true }).click();
  await collection.getByRole('list', { name: 'Products found' }).getByRole('button').first().click();
  await isSaved(page);
  const canvas = page.getByRole('region', { name: 'The page' });
  await expect(canvas.getByRole('heading', { name: 'A week on the ridge' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'What we wore' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the editor');

  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expectAccessible(page, 'publishing');
  await dialog.getByLabel('Note').fill('First text');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see it within two seconds.')).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await expect(async () => {
    await shopper.goto(`/en-us/pages/${slug}`);
    await expect(shopper.getByRole('heading', { name: 'A week on the ridge' })).toBeVisible({ timeout: 1000 });
  }).toPass();

  // German begins with the English text.
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'German' }).click();
  await page.getByRole('button', { name: 'Copy from English' }).click();
  await expect(formOf(page, 'Page settings').getByText('Not translated yet').first()).toBeVisible();
  await fillSettings(page, 'Gratwoche');
  await isSaved(page);
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(dialog.getByText(/^\d+ texts are the same as in the other language/)).toBeVisible();
  await expectAccessible(page, 'publishing what is not translated');
  await page.keyboard.press('Escape');

  // Another text for next Friday.
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await formOf(page, 'Hero').getByLabel('Title', { exact: true }).fill('Friday on the ridge');
  await isSaved(page);
  await page.getByRole('navigation', { name: 'Views of the document' }).getByRole('link', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByRole('heading', { name: 'Friday on the ridge' })).toBeVisible();
  await expect(page.getByText('This page shows the same to everybody.')).toBeVisible();
  await expectAccessible(page, 'the preview');
  await page.getByRole('navigation', { name: 'Views of the document' }).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await dialog.getByLabel('From').fill('2099-11-27T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Scheduled for .*2099/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Views of the document' }).getByRole('link', { name: 'Preview' }).click();
  await page.getByLabel('Date and time').fill('2099-11-29T12:00');
  await expect(frame.getByRole('heading', { name: 'Friday on the ridge' })).toBeVisible();
  await page.getByLabel('Date and time').fill('2099-11-25T12:00');
  await expect(frame.getByRole('heading', { name: 'A week on the ridge' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Views of the document' }).getByRole('link', { name: 'History' }).click();
  await expect(
    page.getByRole('region', { name: 'Compare' }).getByText('Friday on the ridge', { exact: true }),
  ).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the history');
  await page.getByRole('button', { name: 'Withdraw version 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw version 2' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take off …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it off now' }).click();
  await page.getByRole('button', { name: 'Roll back to version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back now' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' }).first()).toBeVisible();
  await expect(async () => {
    await shopper.goto(`/en-us/pages/${slug}`);
    await expect(shopper.getByRole('heading', { name: 'A week on the ridge' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto('/en-us/studio/record');
  await expect(page.getByText(`Rolled back article/${slug}, English`)).toBeVisible();
  await expectAccessible(page, 'the record');
  await shopper.context().close();
});

test('an editor uploads a picture, says what crops keep, and shows it in a block', {
  tag: ['@BEY-10'],
}, async ({ page, faults }) => {
  faults.allow(/status of 40[14]/);
  await openStudio(page, '/studio/media');
  await expect(page.getByRole('button', { name: 'Edit Camp at night' })).toBeVisible();
  const name = `Studio ${crypto.randomUUID().slice(0, 8)}`;
  await page
    .getByLabel('File')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await page.screenshot() });
  for (const [language, text] of [
    ['English', 'The studio'],
    ['French', 'Le studio'],
    ['German', 'Das Studio'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`\\b${language}\\b`) }).fill(text);
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('From the left').fill('20');
  await expectAccessibleInBothSchemes(page, 'a picture of the library');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/en-us/studio/fragment/test-${crypto.randomUUID().slice(0, 8)}/fr`);
  // A block is named in the language of the document.
  const hero = await addBlock(page, 'Hero');
  await expect(hero.getByLabel('Name in the studio')).toHaveValue('Héros');
  await expect(page.getByRole('status').filter({ hasText: 'Hero: block 1 of 1.' })).toBeAttached();
  const small = hero.getByRole('group', { name: 'Phone', exact: true });
  await small.getByRole('button', { name: 'Choose from the library' }).click();
  await page.getByRole('dialog').getByLabel('Proportions').selectOption('4 : 5');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Choose ${name}` })
    .click();
  await expect(small.getByLabel('Address of the picture')).toHaveValue(/^\/images\/v1\/media\/.*\/4x5$/);
  await expect(small.getByLabel('Description for screen readers')).toHaveValue('Le studio');
});

test('two editors who change the same draft lose nothing', { tag: ['@BEY-10'] }, async ({ page, browser, faults }) => {
  faults.allow(/status of 40[149]/);
  const path = `/studio/footer/test-${crypto.randomUUID().slice(0, 8)}/en`;
  const other = await (await browser.newContext()).newPage();
  await openStudio(page, path);
  await other.goto(`/en-us${path}`);
  await signInAsStaff(other, { email: 'odin@demo.example' });
  await expect(other.getByLabel('Claim')).toBeVisible();
  await page.getByLabel('Claim').fill('Mine');
  await isSaved(page);
  await other.getByLabel('Claim').fill('Theirs');
  await expect(other.getByText('erin@demo.example saved it on', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Compare' }).click();
  await expect(other.getByRole('region', { name: 'Compare' })).toContainText('Mine');
  await expectAccessible(other, 'a conflict');
  await other.reload();
  await expect(other.getByLabel('Claim')).toHaveValue('Theirs');
  await other.getByRole('button', { name: 'Overwrite with mine' }).click();
  await isSaved(other);
  await page.reload();
  await expect(page.getByLabel('Claim')).toHaveValue('Theirs');
  await other.context().close();
});

test('everything works on a phone and by keyboard alone', { tag: ['@BEY-10'] }, async ({ page, faults }) => {
  faults.allow(/status of 40[14]/);
  await page.setViewportSize(phone);
  await openStudio(page, `/studio/fragment/test-${crypto.randomUUID().slice(0, 8)}/en`);
  const press = async (target: Locator, key = 'Enter') => {
    await target.focus();
    await page.keyboard.press(key);
  };
  // Quick changes are one step; what is saved has become a step that can be undone.
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  for (const name of ['Line', 'Newsletter']) {
    await page.getByLabel('New block').selectOption({ label: name });
    const added = saved();
    await press(page.getByRole('button', { name: 'Add the block' }));
    await expect(formOf(page, name)).toBeFocused();
    await added;
  }
  const names = page.getByRole('region', { name: 'Blocks' }).getByRole('listitem');
  const moved = saved();
  await press(page.getByRole('button', { name: 'Move up', exact: true }));
  await expect(page.getByRole('button', { name: 'Newsletter' })).toBeFocused();
  await expect(names).toHaveText([/^Newsletter/, /^Line/]);
  await moved;
  const undone = saved();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(names).toHaveText([/^Line/, /^Newsletter/]);
  await undone;
  await press(page.getByRole('button', { name: 'Redo' }));
  await expect(names).toHaveText([/^Newsletter/, /^Line/]);
  await press(page.getByRole('button', { name: 'Newsletter' }));
  // Not the one above the block itself, which a pointer presses.
  const actions = page.getByRole('group', { name: 'Actions: Newsletter' });
  await press(actions.getByRole('button', { name: 'Remove', exact: true }));
  await expect(page.getByRole('button', { name: 'Newsletter' })).toHaveCount(0);
  await expectAccessible(page, 'the editor on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(phone.width);
});

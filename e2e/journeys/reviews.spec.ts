import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { createAccount } from '../src/own-account.ts';
import { demoPassword } from '../src/shopper.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

const product = 'p/none-TFQZANV12B2';

async function openProduct(page: Page, locale = 'en-us') {
  await page.goto(`/${locale}/${product}`);
  await codeArrived(page);
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  return reviews;
}

test('a guest writes a review, signs in, and finds it waiting; a moderator approves it', {
  tag: ['@core', '@CAT-06'],
}, async ({ page, browser, faults }) => {
  // Nobody is signed in as staff at first.
  faults.allow(/status of 4\d\d/);
  const { email } = await createAccount();
  const title = `Dry at last ${crypto.randomUUID().slice(0, 8)}`;
  const reviews = await openProduct(page);
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: /^Review / });
  await form.getByRole('button', { name: 'Sign in and send' }).click();
  await expect(form.getByText('Choose one to five stars.')).toBeVisible();
  await expectAccessible(page, 'writing a review, with errors');
  await form.getByRole('radio', { name: '4 stars: very good' }).check();
  await form.getByRole('textbox', { name: 'Title' }).fill('a'.repeat(81));
  await expect(form.getByText('1 character too many; 80 fit.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Your review' }).fill('Three days of rain, and a dry shirt each evening.');
  await form.getByLabel('Quality').selectOption('5');
  await form.getByRole('textbox', { name: 'Nickname' }).fill('Ruth');
  // What is typed outlives a reload.
  await page.reload();
  await codeArrived(page);
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await form.getByRole('button', { name: 'Sign in and send' }).click();
  const signIn = page.getByRole('dialog').last();
  await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(demoPassword);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByText('Thank you for your review')).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  const own = reviews.getByRole('region', { name: 'Your review' });
  await expect(own.getByText(title)).toBeVisible();
  await expect(own.getByText('Waiting for approval. Only you can see it.')).toBeVisible();
  await expectAccessible(page, 'a review that waits');

  const moderator = await (await browser.newContext()).newPage();
  await moderator.goto('/en-us/staff/texts');
  await signInAsStaff(moderator, { email: 'milo@demo.example' });
  await expect(moderator.getByRole('article', { name: `Review: ${title}` })).toBeVisible();
  await expectAccessible(moderator, 'reviews that wait');
  await moderator.getByRole('button', { name: `Approve: ${title}` }).click();
  await expect(moderator.getByText('Approved. The text is in the shop.')).toBeVisible();
  await moderator.context().close();
  await openProduct(page);
  await expect(own.getByText('Your review is in the shop.')).toBeVisible();
  await own.getByRole('button', { name: 'Delete' }).click();
  await expect(own).toBeHidden();
});

test('reviews are filtered, translated, voted on, and reported; questions are read', {
  tag: ['@CAT-06', '@phone'],
}, async ({ page }) => {
  const reviews = await openProduct(page);
  await expect(reviews.getByRole('article')).toHaveCount(6);
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(12);
  await reviews.getByLabel('Language').selectOption('de');
  await expect(reviews.getByRole('status')).toHaveText(/^(\d) of \1 written/);
  const first = reviews.getByRole('article').first();
  await first.getByRole('button', { name: 'Translate to English' }).click();
  await expect(first.getByText('Translated by a machine')).toBeVisible();
  const helpful = first.getByRole('button', { name: /^Helpful/ });
  const before = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0]);
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful (${before + 1})`);
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful (${before})`);
  await first.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this review' });
  await report.getByRole('radio', { name: 'Not about this product' }).check();
  await expectAccessible(page, 'reporting a review');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(report.getByText('Thank you. A moderator looks at it.')).toBeVisible();
  await report.getByRole('button', { name: 'Done' }).click();
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(4);
  await questions.getByRole('button', { name: 'Show more questions' }).click();
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectAccessible(page, 'reviews and questions');
});

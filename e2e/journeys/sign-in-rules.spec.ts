import { expectAccessible } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { expect, test } from '../src/fixtures.ts';
import { uniqueEmail } from '../src/shopper.ts';

test('wrong passwords are counted: the last attempt is announced, then a reset or contact is offered', {
  tag: ['@ACC-03'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4(01|23|29)/);
  await page.goto('/en-us/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const password = form.getByLabel('Password', { exact: true });
  const send = form.getByRole('button', { name: 'Sign in', exact: true });
  for (const [typed, reason] of [
    ['', /Please enter the email address of your account/],
    ['nobody', /not valid/],
    [`${'n'.repeat(90)}@example.org`, /not valid/],
  ] as const) {
    await email.fill(typed);
    await send.click();
    await expect(email).toHaveAccessibleDescription(reason);
  }
  // Unknown emails are treated alike.
  await email.fill(uniqueEmail('nobody'));
  const alert = form.getByRole('alert');
  const tries = [
    'Email or password is not right.',
    'Email or password is not right.',
    'Email or password is not right.',
    'One attempt is left',
    'Your account is locked',
  ];
  for (const [place, words] of tries.entries()) {
    await password.fill(`Wrong-${place}-2026`);
    const answered = page.waitForResponse((response) => response.url().includes('/auth/signin'));
    await send.click();
    await answered;
    await expect(alert).toContainText(words);
    await expect(alert.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  }
  await expectAccessible(page, 'a locked account');
  await alert.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('a toast closes by itself, pauses on hover, and can be closed', { tag: ['@core', '@ACC-24'] }, async ({
  page,
}) => {
  // Before the page, which lets nobody replace what its scripts share.
  await page.clock.install();
  await page.goto('/en-us/c/mens-jackets-2100');
  await atRest(page);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .first();
  const toast = page.getByText('Kept among your favorites.');
  await heart.click();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.fastForward('01:00');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward('01:00');
  await expect(toast).toHaveCount(0);
});

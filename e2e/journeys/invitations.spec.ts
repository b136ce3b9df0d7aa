import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { createMember } from '../src/own-account.ts';
import { fillInSignUp, signIn, uniqueEmail } from '../src/shopper.ts';

test('a member invites a friend, who signs up by the link and sees what both get', {
  tag: ['@ACC-04', '@ACC-12', '@phone'],
}, async ({ page, browser }) => {
  const { email } = await createMember();
  await signIn(page, email);
  await page.goto('/en-us/account/loyalty');
  const friends = page.getByRole('region', { name: 'Invite friends' });
  await expect(friends.getByText(/\$75\.00 or more .* each of you gets 1,000 points worth \$10\.00/)).toBeVisible();
  await expect(friends.getByText('Nobody has joined through your link yet.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'inviting friends');
  const link = await friends.getByRole('textbox', { name: 'Your invitation link' }).inputValue();
  expect(link).toMatch(/\/en-us\/sign-up\?referral_code=[\w-]{12}$/);

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const friend = await theirs.newPage();
  await friend.goto(link);
  const main = friend.getByRole('main');
  await expect(main.getByText(/^You are invited: join the loyalty program before your first order/)).toBeVisible();
  await expectAccessibleInBothSchemes(friend, 'an invitation');
  await fillInSignUp(main, uniqueEmail('friend'));
  for (const name of [/^Join the loyalty/, /^I agree/, /^I have read/])
    await main.getByRole('checkbox', { name }).check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await friend.getByRole('dialog', { name: 'Welcome, Ruth' }).getByRole('button', { name: 'Continue' }).click();
  await friend
    .getByRole('dialog', { name: 'What takes you outside?' })
    .getByRole('button', { name: 'Not now' })
    .click();
  await expect(main.getByText(/^You were invited\. Once you have spent \$75\.00 or more/)).toBeVisible();
  await expectAccessibleInBothSchemes(friend, 'a promise');
  await theirs.close();

  await page.reload();
  await expect(friends.getByText('1 person has joined through your link.')).toBeVisible();
});

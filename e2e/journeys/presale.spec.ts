import { expectAccessible } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { createAccount } from '../src/own-account.ts';
import { chooseSize, demoPassword } from '../src/shopper.ts';

const presale = '/en-us/p/none-TFAD475I0A2';

test('presale goods are sold to who signs in, who keeps what was chosen, with the day that they come', {
  tag: ['@CAT-02', '@CAT-04', '@phone'],
}, async ({ page }) => {
  const { email } = await createAccount();
  await page.goto(presale);
  await codeArrived(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Presale · [A-Z][a-z]{2} \d+$/).first()).toBeVisible();
  const day = /Leaves our warehouse on (.+)$/.exec((await main.getByText(/^Presale for shoppers/).textContent()) ?? '');
  expect(day).not.toBeNull();
  const buy = main.getByRole('button', { name: 'Sign in to buy' }).first();
  await expect(buy).toBeVisible();
  await chooseSize(page);
  await expect(buy).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  await expectAccessible(page, 'presale for a guest');
  await buy.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await main
    .getByRole('button', { name: /^Add to cart · / })
    .first()
    .click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText('Netherfold Down Hoody').first()).toBeVisible();
});

test('cards say when what is announced will come', { tag: ['@CAT-02', '@phone'] }, async ({ page }) => {
  await page.goto('/en-us/search?q=netherfold');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Presale · [A-Z][a-z]{2} \d+$/)
      .first(),
  ).toBeVisible();
  await page.goto('/en-us/c/womens-shells-1110');
  const soon = page
    .getByRole('main')
    .getByText(/^Coming soon · [A-Z][a-z]{2} \d+$/)
    .first();
  await expect(soon).toBeVisible();
});

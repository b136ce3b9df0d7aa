import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { cardForm, cards, demoPassword, fillCard, signIn } from '../src/shopper.ts';

/** Opens an account of the journey's own, and is signed in. @returns its email */
async function openAccount(page: Page, name: string): Promise<string> {
  const email = `${name}-${test.info().project.name}@example.org`;
  await page.goto('/en-us/sign-up');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).fill('Ruth');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Amsel');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('textbox', { name: 'Postal code' }).fill('97205');
  await main.getByRole('textbox', { name: /^Date of birth/ }).fill('02/09/1990');
  await main.getByRole('checkbox', { name: /^I agree/ }).check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is open, and you are signed in.')).toBeVisible();
  return email;
}

test('who somebody is can be changed; what is refused stands at its field, and a new password ends other sessions', {
  tag: ['@ACC-06', '@ACC-09', '@PLT-06'],
}, async ({ page, browser, faults }) => {
  faults.allow(/status of 4\d\d/);
  await page.goto('/en-us/account/profile');
  await expect(page.getByText('Sign in to see and change what we keep for you.')).toBeVisible();
  await expectAccessible(page, 'the profile of nobody');
  await openAccount(page, 'profile');
  await page.goto('/en-us/account');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Profile' }).click();
  const details = page.getByRole('region', { name: 'About you' });
  await expect(details.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('02/09/1990');
  await expectAccessible(page, 'profile');

  const save = details.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByText('Nothing has changed, so there is nothing to save.')).toBeVisible();
  const email = details.getByRole('textbox', { name: 'Email' });
  const own = await email.inputValue();
  await email.fill('lena@demo.example');
  await details.getByRole('textbox', { name: /^Date of birth/ }).fill('02/30/1990');
  await save.click();
  await expect(details.getByRole('textbox', { name: /^Date of birth/ })).toHaveAccessibleDescription(/MM\/DD\/YYYY/);
  await details.getByRole('textbox', { name: /^Date of birth/ }).fill('03/09/1990');
  await save.click();
  await expect(email).toHaveAccessibleDescription(/already/);
  await expect(email).toBeFocused();
  await expectAccessible(page, 'profile with a refusal');
  await email.fill(own);
  await details.getByRole('textbox', { name: 'Last name' }).fill('Drossel');
  await save.click();
  await expect(page.getByText('Your profile is up to date.')).toBeVisible();

  const likes = page.getByRole('region', { name: 'What you like' });
  await likes.getByRole('checkbox', { name: 'Climbing' }).check();
  await likes.getByRole('combobox', { name: /^Shoe size/ }).selectOption('9.5');
  await likes.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
  await page.reload();
  await expect(details.getByRole('textbox', { name: 'Last name' })).toHaveValue('Drossel');
  await expect(details.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('03/09/1990');
  await expect(likes.getByRole('checkbox', { name: 'Climbing' })).toBeChecked();
  await expect(likes.getByRole('combobox', { name: /^Shoe size/ })).toHaveValue('9.5');

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, own);
  await elsewhere.goto('/en-us/account/profile');
  const there = elsewhere.getByRole('region', { name: 'About you' });
  await expect(there.getByRole('textbox', { name: 'Last name' })).toHaveValue('Drossel');
  const password = page.getByRole('region', { name: 'Password' });
  const current = password.getByLabel('Current password', { exact: true });
  const next = password.getByLabel('New password', { exact: true });
  const again = password.getByLabel('New password again', { exact: true });
  const change = password.getByRole('button', { name: 'Change password' });
  for (const [typed, wanted, repeated, field, reason] of [
    ['Wrong-2026', 'Scree-2027', 'Scree-2028', again, 'The passwords do not match.'],
    ['Wrong-2026', 'Scree-2027', 'Scree-2027', current, /not right|incorrect/],
    [demoPassword, demoPassword, demoPassword, next, /must differ/],
  ] as const) {
    await current.fill(typed);
    await next.fill(wanted);
    await again.fill(repeated);
    await change.click();
    await expect(field).toHaveAccessibleDescription(reason);
  }
  await next.fill('Scree-2027');
  await again.fill('Scree-2027');
  await change.click();
  await expect(page.getByText('Your password has changed, and other devices are signed out.')).toBeVisible();
  await expect(current).toHaveValue('');

  await elsewhere.reload();
  await expect(elsewhere.getByText('Sign in to see and change what we keep for you.')).toBeVisible();
  await elsewhere.close();
});

test('addresses and cards are kept, changed and removed, with one main address of each kind', {
  tag: ['@ACC-10', '@ACC-11', '@PLT-06', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openAccount(page, 'addresses');
  await page.goto('/en-us/account/addresses');
  const delivery = page.getByRole('region', { name: 'For delivery' });
  await expect(delivery.getByText('No address for deliveries yet.')).toBeVisible();
  await expectAccessible(page, 'no addresses');

  const add = async (street: string, main: boolean) => {
    await delivery.getByRole('button', { name: 'Add a delivery address' }).click();
    const form = page.getByRole('region', { name: 'New delivery address' });
    await expect(form.getByRole('heading', { name: 'New delivery address' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Street and number' }).fill(street);
    await form.getByRole('textbox', { name: 'City' }).fill('Portland');
    await form.getByRole('combobox', { name: 'State' }).selectOption('OR');
    await form.getByRole('textbox', { name: 'ZIP code' }).fill('97205');
    await form.getByRole('textbox', { name: 'Phone' }).fill('5035550142');
    if (main) await form.getByRole('checkbox', { name: 'Use as main address' }).check();
    await form.getByRole('button', { name: 'Save address' }).click();
    return form;
  };
  await delivery.getByRole('button', { name: 'Add a delivery address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('region', { name: /entries need another look/ })).toBeFocused();
  await expectAccessible(page, 'an address with errors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(delivery.getByRole('heading', { name: 'For delivery' })).toBeFocused();

  await add('12 Alder Street', false);
  const cardsOf = delivery.getByRole('listitem');
  await expect(cardsOf.filter({ hasText: '12 Alder Street' }).getByText('Main address', { exact: true })).toBeVisible();
  const repeated = await add('12 Alder Street', false);
  await expect(repeated.getByRole('alert')).toContainText(/already/);
  await repeated.getByRole('button', { name: 'Cancel' }).click();
  await add('7 Birch Lane', true);
  const birch = cardsOf.filter({ hasText: '7 Birch Lane' });
  const alder = cardsOf.filter({ hasText: '12 Alder Street' });
  await expect(birch.getByText('Main address', { exact: true })).toBeVisible();
  await expect(cardsOf.first()).toContainText('7 Birch Lane');
  await alder.getByRole('button', { name: /^Make main address/ }).click();
  await expect(alder.getByText('Main address', { exact: true })).toBeVisible();
  await expect(birch.getByText('Main address', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'addresses');
  await alder.getByRole('button', { name: /^Remove/ }).click();
  await expect(alder.getByRole('button', { name: 'Yes, remove' })).toBeFocused();
  await alder.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(alder).toHaveCount(0);
  await expect(birch.getByText('Main address', { exact: true })).toBeVisible();
  await page.reload();
  await expect(cardsOf).toHaveCount(1);
  await expect(birch.getByText('Main address', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Cards and rewards' }).click();
  const wallet = page.getByRole('region', { name: 'Cards', exact: true });
  await expect(wallet.getByText('No saved card yet.')).toBeVisible();
  const addCard = async (number: string) => {
    await wallet.getByRole('button', { name: 'Add a card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
    if (number === cards.declined) await expectAccessible(page, 'adding a card');
    await fillCard(page, 'en-us', number);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await addCard(cards.approved);
  await expect(wallet.getByText('Visa ending in 1111')).toBeVisible();
  await addCard(cards.approved);
  await expect(page.getByText(/already/)).toBeVisible();
  await addCard(cards.declined);
  await expect(page.getByText('The card is saved.')).toBeVisible();
  await wallet.getByRole('button', { name: 'Offer first: Visa ending in 0008' }).click();
  await expect(page.getByText('Visa ending in 0008 is offered first at checkout now.')).toBeVisible();
  await expect(wallet.getByRole('listitem').filter({ hasText: '0008' }).getByText('Offered first')).toBeVisible();
  const rewards = page.getByRole('region', { name: 'Reward codes and cards' });
  await rewards.getByRole('textbox', { name: 'Code or number' }).fill('NOT-A-CODE');
  await rewards.getByRole('button', { name: 'Add to my account' }).click();
  await expect(rewards.getByRole('textbox', { name: 'Code or number' })).toHaveAccessibleDescription(
    /could not be added/,
  );
  await expectAccessible(page, 'cards and rewards');
  await wallet.getByRole('button', { name: 'Remove: Visa ending in 1111' }).click();
  await wallet.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(wallet.getByRole('listitem')).toHaveCount(1);
});

import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { cardForm, cards, fillCard, openAccount } from '../src/shopper.ts';

test('changes personal details and preferences, and shows refusals at their field', {
  tag: ['@core', '@ACC-09', '@PLT-06'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await page.goto('/en-us/account/profile');
  await expect(page.getByText('Sign in to see and change what we keep for you.')).toBeVisible();
  await expectAccessible(page, 'the profile of nobody');
  await openAccount(page, 'profile');
  await page.goto('/en-us/account');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Profile' }).click();
  const details = page.getByRole('region', { name: 'About you' });
  await expect(details.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('02/09/1990');
  await expect(details.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', '/en-us/account/security');
  await expectAccessible(page, 'profile');

  const save = details.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByText('Nothing has changed, so there is nothing to save.')).toBeVisible();
  const birthDate = details.getByRole('textbox', { name: /^Date of birth/ });
  await birthDate.fill('02/30/1990');
  await save.click();
  await expect(birthDate).toHaveAccessibleDescription(/Date should match the format and be a valid date$/);
  await birthDate.fill('03/09/1990');
  // Mara's number (demo-brand), known to the services only.
  const phone = details.getByRole('textbox', { name: /^Phone/ });
  await phone.fill('(206) 555-0110');
  await save.click();
  await expect(phone).toHaveAccessibleDescription(/already/);
  await expect(phone).toBeFocused();
  await expectAccessible(page, 'profile with a refusal');
  await phone.fill('');
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
});

test('addresses and cards are saved, changed, and removed, with one main address of each kind', {
  tag: ['@core', '@ACC-10', '@ACC-11', '@PLT-06', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openAccount(page, 'addresses');
  await page.goto('/en-us/account/addresses');
  const delivery = page.getByRole('region', { name: 'For delivery' });
  await expect(delivery.getByText('No address for deliveries yet.')).toBeVisible();
  await expectAccessible(page, 'no addresses');

  const add = async (street: string, main: boolean, recipient = '') => {
    await delivery.getByRole('button', { name: 'Add a delivery address' }).click();
    const form = page.getByRole('region', { name: 'New delivery address' });
    await expect(form.getByRole('heading', { name: 'New delivery address' })).toBeFocused();
    await form.getByRole('combobox', { name: 'Street and number' }).fill(street);
    await form.getByRole('textbox', { name: 'City' }).fill('Portland');
    await form.getByRole('combobox', { name: 'State' }).selectOption('OR');
    await form.getByRole('textbox', { name: 'ZIP code' }).fill('97205');
    await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('+49 89 5550191');
    await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('49');
    await form.getByRole('textbox', { name: /^Recipient’s phone/ }).fill(recipient);
    if (main) await form.getByRole('checkbox', { name: 'Use as main address' }).check();
    await form.getByRole('button', { name: 'Save address' }).click();
    return form;
  };
  await delivery.getByRole('button', { name: 'Add a delivery address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('region', { name: /entries need another look/ })).toBeFocused();
  // Links that are scrolled halfway below the header are smaller than a finger.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page, 'an address with errors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(delivery.getByRole('heading', { name: 'For delivery' })).toBeFocused();

  await add('12 Alder Street', false);
  const cardsOf = delivery.getByRole('listitem');
  await expect(cardsOf.filter({ hasText: '12 Alder Street' }).getByText('Main address', { exact: true })).toBeVisible();
  const repeated = await add('12 Alder Street', false);
  await expect(repeated.getByRole('alert')).toContainText(/already/);
  await repeated.getByRole('button', { name: 'Cancel' }).click();
  await add('7 Birch Lane', true, '2065550199');
  const birch = cardsOf.filter({ hasText: '7 Birch Lane' });
  const alder = cardsOf.filter({ hasText: '12 Alder Street' });
  await expect(birch.getByText('Main address', { exact: true })).toBeVisible();
  await expect(cardsOf.first()).toContainText('7 Birch Lane');
  await alder.getByRole('button', { name: /^Make main address/ }).click();
  await expect(alder.getByText('Main address', { exact: true })).toBeVisible();
  await expect(birch.getByText('Main address', { exact: true })).toHaveCount(0);
  await expect(birch).toContainText('+49 895550191');
  await expect(birch).toContainText('Recipient: 2065550199');
  await expect(alder).not.toContainText('Recipient');
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
    // The form of a closing dialog is there a moment longer, beside that of the next one.
    await expect(page.locator('iframe[src*="/card/v1/form"]')).toHaveCount(0);
  };
  await addCard(cards.approved);
  await expect(wallet.getByText('Visa ending in 1111')).toBeVisible();
  await addCard(cards.approved);
  await expect(page.getByText(/already/)).toBeVisible();
  await addCard(cards.declined);
  await expect(page.getByText('The card is saved.')).toBeVisible();
  await wallet.getByRole('button', { name: 'Offer first: Visa ending in 0008' }).click();
  await expect(page.getByText('Visa ending in 0008 is offered first at checkout now.')).toBeVisible();
  await expect(wallet.getByRole('listitem').filter({ hasText: '0008' }).getByText('Default')).toBeVisible();
  const rewards = page.getByRole('region', { name: 'Gift cards and rewards' });
  await rewards.getByRole('combobox', { name: 'What do you have?' }).selectOption('A reward code');
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

import type { Page } from '@playwright/test';
import { type FieldProblem, problemText } from 'shared-contracts/address-check';
import type { CallResponse } from 'shared-contracts/call';
import type { AddressFieldRule, getAddressRules } from 'shared-contracts/calls/utilities';
import { locales } from 'shared-contracts/locale';
import { expectAccessible } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, fillDelivery, guests, words } from '../src/shopper.ts';

const text = words['en-us'];

async function openDelivery(page: Page, locale: 'en-us' | 'fr-ca' | 'de-de'): Promise<void> {
  await page.goto(`/${locale}/p/none-TFVESDU40B3`);
  await addShownProduct(page, locale);
  await page.goto(`/${locale}/checkout`);
  await expect(page.locator('#shipping-email')).toBeVisible();
}

test('a corrected address is offered: accepting it fills the form, declining it sends the typed one', {
  tag: ['@core', '@CHK-04', '@phone'],
}, async ({ page }) => {
  const sent: { readonly city: string; readonly isValidated?: boolean }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/shippingAddress?'))
      sent.push(...(request.postDataJSON() as { readonly addresses: typeof sent }).addresses);
  });
  await openDelivery(page, 'en-us');
  await fillDelivery(page, 'en-us', { addressLine1: '12 alder street', city: 'PORTLAND' });
  const offer = page.getByRole('status').filter({ has: page.getByRole('button', { name: text.keepMine }) });
  await expect(offer).toContainText('12 Alder Street');
  await expect(offer).toContainText('Portland, OR');
  await expectAccessible(page, 'a suggested address');
  await page.getByRole('button', { name: text.keepMine }).click();
  await expect(page).toHaveURL(/step=billing/);
  expect(sent.at(-1)).toMatchObject({ city: 'PORTLAND' });
  expect(sent.at(-1)?.isValidated).not.toBe(true);

  await page.getByRole('button', { name: 'Edit delivery' }).click();
  await expect(page.locator('#shipping-city')).toHaveValue('PORTLAND');
  await page.getByRole('button', { name: text.toPayment }).click();
  await page.getByRole('button', { name: 'Use this spelling' }).click();
  await expect(page).toHaveURL(/step=billing/);
  expect(sent.at(-1)).toMatchObject({ city: 'Portland', isValidated: true });
  await page.getByRole('button', { name: 'Edit delivery' }).click();
  await expect(page.locator('#shipping-addressLine1')).toHaveValue('12 Alder Street');
  // A correct address triggers no question.
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page).toHaveURL(/step=billing/);
});

for (const [locale, wrong, shown, message] of [
  ['en-us', '1035550142', '(103) 555 - 0142', 'A valid phone number is required'],
  ['en-us', '503555014', '(503) 555 - 014', 'A valid phone number is required'],
  ['de-de', '07615', '0761 - 5', 'Bitte geben Sie eine gültige Telefonnummer an'],
] as const) {
  test(`the phone ${wrong} is formatted for its country and refused in ${locale}, a valid one is accepted`, {
    tag: ['@CHK-07'],
  }, async ({ page }) => {
    await openDelivery(page, locale);
    await fillDelivery(page, locale, { phone: wrong });
    const phone = page.locator('#shipping-phone');
    await expect(phone).toHaveValue(shown);
    await expect(phone).toHaveAccessibleDescription(new RegExp(message));
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill(guests[locale].phone);
    await page.getByRole('button', { name: words[locale].toPayment }).click();
    await expect(page).toHaveURL(/step=billing/);
  });
}

for (const [locale, abroad, code, shown, home] of [
  ['en-us', '+49 89 5550191', '49', '0895550191', '1'],
  ['fr-ca', '+44 20 7946 0142', '44', '02079460142', '1'],
  ['de-de', '+1 503 555 0142', '1', '5035550142', '49'],
] as const) {
  test(`a phone of another country is taken with its code in ${locale}`, {
    tag: ['@ACC-10', '@ACC-22'],
  }, async ({ page }) => {
    await openDelivery(page, locale);
    const country = page.locator('#shipping-phoneCode');
    await expect(country).toHaveValue(home);
    await fillDelivery(page, locale, { phone: abroad });
    await expect(page).toHaveURL(/step=billing/);
    await page.goto(`/${locale}/checkout`);
    await expect(page.locator('#shipping-phone')).toHaveValue(shown);
    await expect(country).toHaveValue(code);
  });
}

/** One invalid value per validator of the country's rules, with the field's message. */
const wrongValues = {
  'en-us': [
    ['email', '', 'This field is required'],
    ['email', 'mara@example', 'Email is not valid'],
    ['firstName', 'M', 'Value must contain at least 2 characters'],
    ['lastName', 'L1ndqvist', 'Name is not valid.'],
    ['addressLine1', 'x'.repeat(31), 'Value must contain at most 30 characters'],
    ['postalCode', '9720', 'Five or nine digits, like 97205 or 97205-1234.'],
    ['postalCode', '97205-12', 'Five or nine digits, like 97205 or 97205-1234.'],
    ['postalCode', '00901', 'We cannot deliver to this postal code'],
    ['phone', '1035550142', 'A valid phone number is required'],
  ],
  'de-de': [
    ['lastName', '', 'Dieses Feld muss ausgefüllt werden'],
    ['email', 'jonas', 'Die E-Mail-Adresse ist ungültig'],
    ['firstName', 'J', 'Der Wert muss mindestens 2 Zeichen haben'],
    ['firstName', 'Jon@s', 'Der Name ist ungültig.'],
    ['city', 'y'.repeat(31), 'Der Wert darf höchstens 30 Zeichen haben'],
    ['postalCode', '7909', 'Fünf Ziffern, etwa 80331.'],
    ['postalCode', '7909A', 'Fünf Ziffern, etwa 80331.'],
    ['postalCode', '27498', 'An diese Postleitzahl liefern wir nicht'],
    ['phone', '0761', 'Bitte geben Sie eine gültige Telefonnummer an'],
  ],
} as const;

for (const locale of ['en-us', 'de-de'] as const) {
  test(`each address rule says in ${locale} what is wrong when its field is left`, {
    tag: ['@CHK-03'],
  }, async ({ page }) => {
    await openDelivery(page, locale);
    for (const [name, value, message] of wrongValues[locale]) {
      const field = page.locator(`#shipping-${name}`);
      await field.fill(value);
      await field.blur();
      await expect(field, `${name} ${value}`).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
    }
    await expectAccessible(page, `address errors in ${locale}`);
    await fillDelivery(page, locale);
    await expect(page).toHaveURL(/step=billing/);
  });
}

interface Violation {
  readonly value: string;
  readonly problem: FieldProblem;
}

/** One value per requirement of a country's rule that violates just that one. */
function violationsOf({ name, required, minLength, maxLength, pattern, excluded, patternMessage }: AddressFieldRule) {
  const violations: Violation[] = [];
  const filler = (length: number) => (name === 'email' ? `${'x'.repeat(length - 12)}@example.org` : 'x'.repeat(length));
  const misshapen = { kind: 'pattern', message: patternMessage } as const;
  /** A postal code shows an example instead of a number of characters. */
  const lengthProblem = (problem: FieldProblem) => (name === 'postalCode' ? misshapen : problem);
  if (required) violations.push({ value: '', problem: { kind: 'required' } });
  if (minLength !== undefined && minLength > 1)
    violations.push({
      value: '1'.repeat(minLength - 1),
      problem: lengthProblem({ kind: minLength === maxLength ? 'exactLength' : 'minLength', length: minLength }),
    });
  if (maxLength !== undefined && maxLength !== minLength)
    violations.push({ value: filler(maxLength + 1), problem: lengthProblem({ kind: 'maxLength', length: maxLength }) });
  if (name === 'email') violations.push({ value: 'mara', problem: { kind: 'email' } });
  else if (name === 'phone') violations.push({ value: '123', problem: { kind: 'phone' } });
  else if (name === 'firstName' || name === 'lastName') violations.push({ value: 'M@ra', problem: { kind: 'name' } });
  else if (pattern) violations.push({ value: 'A'.repeat(minLength ?? 3), problem: misshapen });
  for (const code of excluded?.slice(0, 1) ?? [])
    violations.push({
      value: /^[A-Z]/.test(code) ? code.replace('*', '1 1AA') : code.replace('*', '').padEnd(5, '1'),
      problem: { kind: 'excluded' },
    });
  return violations;
}

test('every address rule of the services is enforced by the form of its country', {
  tag: ['@core', '@CHK-03', '@CHK-07'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  for (const { id, language, country } of Object.values(locales)) {
    const answered = page.waitForResponse((response) => response.url().includes(`/addressRules/${country}`));
    await page.goto(`/${id}/checkout`);
    const { fields } = (await (await answered).json()) as CallResponse<typeof getAddressRules>;
    for (const rule of fields) {
      const field = page.locator(`#shipping-${rule.name}`);
      if (rule.name === 'recipientContactPhone') {
        await expect(field).toHaveCount(0);
        continue;
      }
      if (rule.name === 'phoneCode') {
        // Every choice is a valid one.
        await expect(field.locator('option')).toHaveText(rule.options?.map(({ label }) => label) ?? []);
        continue;
      }
      for (const { value, problem } of violationsOf(rule)) {
        await field.focus();
        if (rule.options) await field.selectOption(value);
        else await field.fill(value);
        await field.blur();
        await expect(field, `${id} ${rule.name} "${value}"`).toHaveAccessibleDescription(
          new RegExp(problemText(problem, language).replaceAll('.', '\\.')),
        );
      }
    }
  }
});

test('an address is completed as one types, by keyboard and by touch', { tag: ['@BEY-07', '@phone'] }, async ({
  page,
}) => {
  await openDelivery(page, 'en-us');
  await codeArrived(page);
  const street = page.getByRole('combobox', { name: 'Street and number' });
  const list = page.getByRole('listbox', { name: 'Addresses that begin like this' });
  await street.pressSequentially('12 alder st po');
  await expect(list.getByRole('option')).toHaveText(['12 Alder Street, Portland, OR 97205']);
  await expectAccessible(page, 'addresses to choose from');
  await street.press('Escape');
  await expect(list).toBeHidden();
  await street.press('ArrowDown');
  await street.press('Enter');
  await expect(street).toHaveValue('12 Alder Street');
  await expect(list).toBeHidden();
  for (const [field, value] of [
    ['city', 'Portland'],
    ['postalCode', '97205'],
    ['province', 'OR'],
  ])
    await expect(page.locator(`#shipping-${field}`)).toHaveValue(value ?? '');
  await expect(street).toBeFocused();

  await openDelivery(page, 'de-de');
  await codeArrived(page);
  const german = page.getByRole('combobox', { name: 'Straße und Hausnummer' });
  // The form keeps what was typed in the other language.
  await german.clear();
  await german.pressSequentially('mühlgasse 7 mün');
  await page.getByRole('option', { name: 'Mühlgasse 7, 80331 München' }).click();
  await expect(german).toHaveValue('Mühlgasse 7');
  await expect(page.locator('#shipping-city')).toHaveValue('München');
});

test('typing goes on while no addresses can be looked up', { tag: ['@core', '@BEY-07'] }, async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  faults.allow(/failed at event/);
  await openDelivery(page, 'en-us');
  await codeArrived(page);
  await page.route('**/utilities/addressLookUp*', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/addressLookUp'));
  const street = page.getByRole('combobox', { name: 'Street and number' });
  await street.pressSequentially('12 Alder Street');
  await asked;
  await expect(page.getByRole('listbox')).toBeHidden();
  await fillDelivery(page, 'en-us');
  await expect(page).toHaveURL(/step=billing/);
});

import type { Browser, BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { LocaleId } from 'shared-contracts/locale';
import { expect } from './fixtures.ts';

const english = {
  category: 'Shells',
  add: /^Add to cart/,
  checkout: 'Checkout',
  toPayment: 'Continue to payment',
  toReview: 'Review the order',
  place: /^Place order/,
  terms: 'Terms of sale',
  priceNote: undefined,
  keepMine: 'Keep mine',
  thanks: 'We have your order',
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date',
  cardCode: 'Security code',
  cardName: 'Name on card',
} as const;

/** Words of the interface that a journey finds things by, as the shopper reads them. */
export const words = {
  'en-us': english,
  'en-ca': english,
  'fr-ca': {
    category: 'Imperméables',
    add: /^Ajouter au panier/,
    checkout: 'Passer la commande',
    toPayment: 'Continuer vers le paiement',
    toReview: 'Vérifier la commande',
    place: /^Commander/,
    terms: 'Conditions de vente',
    priceNote: undefined,
    keepMine: 'Garder la mienne',
    thanks: 'Votre commande nous est parvenue',
    cardNumber: 'Numéro de carte',
    cardExpiry: 'Date d’expiration',
    cardCode: 'Code de sécurité',
    cardName: 'Nom sur la carte',
  },
  'en-gb': english,
  'de-de': {
    category: 'Shells',
    add: /^In den Warenkorb/,
    checkout: 'Zur Kasse',
    toPayment: 'Weiter zur Zahlung',
    toReview: 'Bestellung prüfen',
    place: /^Jetzt kaufen/,
    terms: 'Verkaufsbedingungen',
    priceNote: 'inkl. MwSt., zzgl. Versand',
    keepMine: 'Meine behalten',
    thanks: 'Ihre Bestellung ist bei uns',
    cardNumber: 'Kartennummer',
    cardExpiry: 'Gültig bis',
    cardCode: 'Prüfziffer',
    cardName: 'Name auf der Karte',
  },
} as const satisfies Record<LocaleId, object>;

export const guests = {
  'en-us': {
    email: 'mara@example.org',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    addressLine1: '12 Alder Street',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    phone: '5035550142',
  },
  'en-ca': {
    email: 'noah@example.org',
    firstName: 'Noah',
    lastName: 'Tremblay',
    addressLine1: '48 Portage Road',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6B 1A1',
    phone: '6045550143',
  },
  'fr-ca': {
    email: 'lou@example.org',
    firstName: 'Lou',
    lastName: 'Gagnon',
    addressLine1: '7, rue du Belvédère',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2W 1Z5',
    phone: '5145550144',
  },
  'en-gb': {
    email: 'edie@example.org',
    firstName: 'Edie',
    lastName: 'Hargreaves',
    addressLine1: '3 Beck Terrace',
    city: 'Manchester',
    postalCode: 'M4 1HQ',
    phone: '07700900145',
  },
  'de-de': {
    email: 'jonas@example.org',
    firstName: 'Jonas',
    lastName: 'Brandt',
    addressLine1: 'Lindenweg 4',
    city: 'Freiburg',
    postalCode: '79098',
    phone: '0761555014',
  },
} as const satisfies Record<LocaleId, object>;

/** Test numbers of the sandbox's card provider (sandbox/README.md). */
export const cards = { approved: '4111 1111 1111 1111', declined: '4000 0020 0000 0008' } as const;

/**
 * Chooses a size of the shown product that is in stock: L, M, or S. The jacket that most journeys buy has more than a
 * hundred units of L, but only three of S.
 */
export const chooseSize = (page: Page, size = /^(S|M|L)$/): Promise<void> =>
  page
    .locator('main fieldset label')
    .filter({ hasNot: page.locator('input:disabled') })
    .filter({ hasText: size })
    .last()
    .click();

/** Shows the rarer actions of the first line on the cart page. */
export const unfoldLineActions = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^More options: / })
    .first()
    .click();

/** Puts the shown product into the cart in a size that is in stock. */
export async function addShownProduct(page: Page, locale: LocaleId): Promise<void> {
  await chooseSize(page);
  await page.getByRole('button', { name: words[locale].add }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Puts the shown product of the English shop into the cart, whatever comes of it. */
export async function chooseSizeAndAdd(page: Page): Promise<void> {
  await page
    .locator('main fieldset label')
    .filter({ hasText: /^(M|L|XL)$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
}

/** Opens a product of the English shop and puts it into the cart in a size. */
export async function addInSize(page: Page, path: string, size: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('main')
    .locator('fieldset label')
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${size}\\b`) }) })
    .click();
  await page.getByRole('button', { name: words['en-us'].add }).first().click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible();
}

/** Fills the delivery step and goes on to payment; `change` is what is not as usual. */
export async function fillDelivery(
  page: Page,
  locale: LocaleId,
  change: Readonly<Record<string, string>> = {},
): Promise<void> {
  const guest: Readonly<Record<string, string>> = { ...guests[locale], ...change };
  for (const [field, value] of Object.entries(guest)) {
    const control = page.locator(`#shipping-${field}`);
    if (field === 'province') await control.selectOption(value);
    else await control.fill(value);
  }
  await page.getByRole('button', { name: words[locale].toPayment }).click();
}

/** The provider's own form of a whole card inside its frame, once the frame takes what is typed. */
export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[src*="/card/v1/form"]:not([src*="&card="], [inert])');
}

/** The security code of a saved card, in the provider's frame, once the frame takes what is typed. */
export const savedCardCode = (page: Page): Locator =>
  page.frameLocator('iframe[title^="Security code"]:not([inert])').getByLabel(words['en-us'].cardCode);

export async function fillCard(page: Page, locale: LocaleId, number: string): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel(words[locale].cardNumber).fill(number);
  await form.getByLabel(words[locale].cardExpiry).fill('0930');
  await form.getByLabel(words[locale].cardCode).fill('123');
  await form.getByLabel(words[locale].cardName).fill('M Lindqvist');
}

/** Everything between a filled cart and the last look; `change` is what is not as usual in the address. */
export async function goToReview(
  page: Page,
  locale: LocaleId,
  number: string = cards.approved,
  change: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`/${locale}/checkout`);
  await fillDelivery(page, locale, change);
  await fillCard(page, locale, number);
  await page.getByRole('button', { name: words[locale].toReview }).click();
  await expect(page.getByRole('button', { name: words[locale].place })).toBeVisible();
}

/** The one button that counts, in the English shop. */
export const placeButton = (page: Page): Locator => page.getByRole('button', { name: words['en-us'].place });
/** What is reported once the order is there. */
export const confirmation = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: words['en-us'].thanks });

/** A second browser with the same cookies and storage, which the first hears nothing of. */
export const twin = async (browser: Browser, context: BrowserContext): Promise<Page> =>
  (await browser.newContext({ storageState: await context.storageState() })).newPage();

/** Sets the quantity of the first line of the cart. */
export async function setQuantity(page: Page, quantity: number): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  await field.fill(String(quantity));
  await field.press('Enter');
}

/** Everybody of the demo shop has the same password (commerce-api/README.md). */
export const demoPassword = 'Cairn-2026';

/**
 * Waits until the page of the account has read everything: who signs out earlier sees requests refused that are still under
 * way.
 */
export async function accountShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await pageRead(page);
}

/** Waits until nothing on a page is still read. */
export const pageRead = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);

/** Types email and password on the account page, and sends them; resolves with the form. */
export async function trySignIn(page: Page, email: string): Promise<Locator> {
  await page.goto('/en-us/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  return form;
}

/** Signs somebody of the demo shop in on the account page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await trySignIn(page, email);
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await accountShown(page);
}

/** Returns an address that no other journey uses, and no other run of this one. */
export const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Fills in what the English form of a new account asks of Ruth Amsel; the email only where the form does not know it yet. */
export async function fillInSignUp(form: Locator, email?: string): Promise<void> {
  await form.getByRole('textbox', { name: 'First name' }).fill('Ruth');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Amsel');
  if (email) await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('textbox', { name: 'Postal code' }).fill('97205');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('02/09/1990');
}

/** Opens an account of the journey's own on its page, and signs in; returns its email. */
export async function openAccount(page: Page, name: string): Promise<string> {
  const email = uniqueEmail(name);
  await page.goto('/en-us/sign-up');
  const main = page.getByRole('main');
  await fillInSignUp(main, email);
  await main.getByRole('checkbox', { name: /^I agree/ }).check();
  await main.getByRole('checkbox', { name: /^I have read/ }).check();
  await main.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome, Ruth' });
  await expect(welcome.getByText('Your account is open, and you are signed in.')).toBeVisible();
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await accountShown(page);
  return email;
}

/** Confirms by the password, in the dialog that asks, who is at the page. */
export async function confirmByPassword(page: Page, password: string = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('input[type=password]');
  await expect(field).toBeFocused();
  await field.fill(password);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
}

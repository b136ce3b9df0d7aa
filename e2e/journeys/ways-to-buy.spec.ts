import type { Page } from '@playwright/test';
import type { LocaleId } from 'shared-contracts/locale';
import { expect, test, visit } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { addShownProduct, cards, chooseSize, fillCard, guests, signIn, uniqueEmail, words } from '../src/shopper.ts';

/** Words of the pages by which these journeys find things, beside those that all journeys share. */
const english = {
  pickUp: 'Pick up in store',
  pickup: /^Collect here: /,
  sts: /^Send it here: /,
  giftCard: 'Pay with a gift card',
  rewardCode: 'Pay with a reward code',
  rewardCard: 'Pay with a reward card',
  apply: 'Apply',
  total: 'Total',
  use: /^Use /,
  otherAddress: 'Another address',
};
const texts: Readonly<Record<LocaleId, typeof english>> = {
  'en-us': english,
  'en-ca': english,
  'fr-ca': {
    pickUp: 'Retirer en magasin',
    pickup: /^Retirer ici : /,
    sts: /^Envoyer ici : /,
    giftCard: 'Payer avec une carte-cadeau',
    rewardCode: 'Payer avec un code de récompense',
    rewardCard: 'Payer avec une carte de récompense',
    apply: 'Appliquer',
    total: 'Total',
    use: /^Utiliser /,
    otherAddress: 'Une autre adresse',
  },
  'en-gb': english,
  'de-de': {
    pickUp: 'Im Laden abholen',
    pickup: /^Hier abholen: /,
    sts: /^Hierher senden: /,
    giftCard: 'Mit Geschenkkarte zahlen',
    rewardCode: 'Mit Prämiencode zahlen',
    rewardCard: 'Mit Prämienkarte zahlen',
    apply: 'Einlösen',
    total: 'Gesamtsumme',
    use: / einsetzen/,
    otherAddress: 'Eine andere Adresse',
  },
};

/** The demo cards of each market, and who lives there. */
const markets: Readonly<
  Record<
    LocaleId,
    {
      readonly giftCards: readonly [string, string];
      readonly rewardCard: string;
      readonly rewardCode: string;
      readonly consumer: string;
    }
  >
> = {
  'en-us': {
    giftCards: ['6036110000000002', '6036120000000001'],
    rewardCard: '6036190000000004',
    rewardCode: 'TRAIL-USD-20',
    consumer: 'mara@demo.example',
  },
  'en-ca': {
    giftCards: ['6036210000000000', '6036220000000009'],
    rewardCard: '6036290000000002',
    rewardCode: 'TRAIL-CAD-20',
    consumer: 'noah@demo.example',
  },
  'fr-ca': {
    giftCards: ['6036210000000000', '6036220000000009'],
    rewardCard: '6036290000000002',
    rewardCode: 'TRAIL-CAD-20',
    consumer: 'lou@demo.example',
  },
  'en-gb': {
    giftCards: ['6036310000000008', '6036320000000007'],
    rewardCard: '6036390000000000',
    rewardCode: 'TRAIL-GBP-20',
    consumer: 'edie@demo.example',
  },
  'de-de': {
    giftCards: ['6036410000000006', '6036420000000005'],
    rewardCard: '6036490000000008',
    rewardCode: 'TRAIL-EUR-20',
    consumer: 'jonas@demo.example',
  },
};
const member = 'lena@demo.example';
const pin = '246810';

const products = { stocked: 'TFD4R9QG1B3', custom: 'TFKB7ZUR1C1', digital: 'TFQEKD7Z0B2' };
/** Each delivery method by its id; the last once more, since there are more ways to pay. */
const deliveries = [
  'standard',
  'express',
  'pudo',
  'pickup',
  'sts',
  'customs',
  'customs-express',
  'digital',
  'standard',
] as const;
type Delivery = (typeof deliveries)[number];
const isCollected = (delivery: Delivery): delivery is 'pickup' | 'sts' => delivery === 'pickup' || delivery === 'sts';

type Shopper = 'guest' | 'member' | 'consumer';
interface Payment {
  readonly name: string;
  readonly shopper: Shopper;
  /** Chooses it, and types what belongs to it. */
  choose(page: Page, locale: LocaleId): Promise<void>;
  /** Agrees to the payment in the wallet's own window, after which the last look opens by itself. */
  approve?(page: Page): Promise<void>;
}

const chooseMethod = (page: Page, method: string) =>
  page.locator(`input[type="radio"][name="payment-method"][value="${method}"]`).check();

async function chooseCard(page: Page, locale: LocaleId): Promise<void> {
  await chooseMethod(page, 'CREDIT_CARD');
  await fillCard(page, locale, cards.approved);
}

/** Pays a part with a gift card, a reward card, or a code. */
async function apply(page: Page, locale: LocaleId, title: string, ...values: readonly string[]): Promise<void> {
  const form = page.locator('details').filter({ hasText: title });
  await form.getByText(title).click();
  for (const [index, value] of values.entries()) await form.getByRole('textbox').nth(index).fill(value);
  await form.getByRole('button', { name: texts[locale].apply }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '−' })).toBeVisible();
}

const payments: readonly Payment[] = [
  { name: 'a card', shopper: 'guest', choose: chooseCard },
  {
    name: 'PayPal',
    shopper: 'guest',
    choose: (page) => chooseMethod(page, 'PAYPAL'),
    async approve(page) {
      const opened = page.waitForEvent('popup');
      await page.frameLocator('iframe[title="PayPal"]').getByRole('button').click();
      await (await opened).getByRole('button', { name: 'Pay', exact: true }).click();
    },
  },
  {
    name: 'Klarna',
    shopper: 'guest',
    async choose(page) {
      await chooseMethod(page, 'KLARNA');
      const widget = page.frameLocator('iframe[title="Klarna"]').frameLocator('iframe');
      await widget.getByRole('radio', { name: /Klarna accepts/ }).check();
    },
  },
  {
    name: 'Apple Pay',
    shopper: 'guest',
    choose: (page) => chooseMethod(page, 'DW_APPLE_PAY'),
    async approve(page) {
      const wallet = page.frameLocator('iframe[title="Apple Pay"]');
      await wallet.getByRole('button').click();
      const pay = wallet.frameLocator('iframe').getByRole('button', { name: 'Pay with Touch ID' });
      await expect(pay).toBeEnabled();
      // By keyboard: the headless shell does not always scroll to a button inside two frames.
      await pay.press('Enter');
    },
  },
  {
    name: 'a gift card',
    shopper: 'guest',
    choose: (page, locale) => apply(page, locale, texts[locale].giftCard, markets[locale].giftCards[0], pin),
  },
  {
    name: 'a gift card and a card',
    shopper: 'guest',
    async choose(page, locale) {
      await apply(page, locale, texts[locale].giftCard, markets[locale].giftCards[1], pin);
      await chooseCard(page, locale);
    },
  },
  {
    name: 'points and a card',
    shopper: 'member',
    async choose(page, locale) {
      await page.getByRole('button', { name: texts[locale].use }).first().click();
      await chooseCard(page, locale);
    },
  },
  {
    name: 'a reward code and a card',
    shopper: 'consumer',
    async choose(page, locale) {
      await apply(page, locale, texts[locale].rewardCode, markets[locale].rewardCode);
      await chooseCard(page, locale);
    },
  },
  {
    name: 'a reward card and a card',
    shopper: 'consumer',
    async choose(page, locale) {
      await apply(page, locale, texts[locale].rewardCard, markets[locale].rewardCard, pin);
      await chooseCard(page, locale);
    },
  },
];

/**
 * Which delivery the first payment has in each market; the others follow in order. Gift cards are bought with neither gift
 * cards nor Klarna; what a gift card alone pays costs less than it is worth, and what a reward card pays a part of costs more.
 */
const shifts: Readonly<Record<LocaleId, number>> = { 'en-us': 4, 'en-ca': 0, 'fr-ca': 8, 'en-gb': 1, 'de-de': 7 };

async function putIntoCart(page: Page, locale: LocaleId, delivery: Delivery): Promise<void> {
  const miniCart = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: words[locale].checkout }) });
  const open = (product: string) => page.goto(`/${locale}/p/none-${product}`);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: words[locale].add }).first();
  if (delivery === 'digital') {
    await open(products.digital);
    // More than a reward card is worth.
    await main.locator('fieldset label').nth(2).click();
    await main.locator('[name="to"]').fill('Ada');
    await main.locator('[name="email"]').fill('ada@example.org');
    await add.click();
  } else if (delivery.startsWith('customs')) {
    await open(products.custom);
    await add.click();
  } else if (isCollected(delivery)) {
    await open(products.stocked);
    if (delivery === 'sts') await chooseSize(page, locale === 'en-gb' ? /^XL$/ : /^S$/);
    else await chooseSize(page);
    await main.getByRole('button', { name: texts[locale].pickUp }).click();
    const way = texts[locale][delivery];
    await page.getByRole('button', { name: way }).first().click();
  } else {
    await open(products.stocked);
    await addShownProduct(page, locale);
  }
  await expect(miniCart).toBeVisible();
}

/** Fills the fields of an address that are asked for; returns whether there are any. */
async function fillAddress(page: Page, use: string, locale: LocaleId, email: string): Promise<boolean> {
  const values: Readonly<Record<string, string>> = { ...guests[locale], email };
  const fields = await page.locator(`input[id^="${use}-"], select[id^="${use}-"]`).all();
  for (const field of fields) {
    const id = (await field.getAttribute('id')) ?? '';
    const value = values[id.slice(use.length + 1)];
    if (!value) continue;
    if (id.endsWith('province')) await field.selectOption(value);
    else await field.fill(value);
  }
  return fields.length > 0;
}

/** Chooses the delivery, and types where it goes to and whom to tell. */
async function fillDeliveryStep(page: Page, locale: LocaleId, delivery: Delivery, email: string): Promise<void> {
  const needsAddress = delivery !== 'digital' && !isCollected(delivery);
  const method = page.locator(`input[type="radio"][value="${delivery}"]`);
  const address = page.locator(`#${needsAddress ? 'shipping' : 'contact'}-email`);
  const other = page.getByRole('radio', { name: texts[locale].otherAddress });
  await expect(address.or(other).first()).toBeVisible();
  if (await other.count()) await other.check();
  // Nothing is asked where there is one way.
  if (!isCollected(delivery) && delivery !== 'digital') await method.check();
  await fillAddress(page, needsAddress ? 'shipping' : 'contact', locale, email);
  if (delivery === 'pudo') await page.getByRole('radio', { name: /^(Bakery|Boulangerie|Bäckerei)/ }).check();
  await page.getByRole('button', { name: words[locale].toPayment }).click();
}

for (const [locale, shift] of Object.entries(shifts) as [LocaleId, number][])
  test.describe(`in ${locale}`, () => {
    /** Its own shop, since the demo's cards and points are used up. */
    let shop: TestShop;
    test.beforeAll(async () => {
      shop = await openTestShop();
    });
    test.afterAll(() => shop?.close());
    visit(() => shop);

    for (const [index, { name, shopper, choose, approve }] of payments.entries()) {
      const delivery = deliveries[(index + shift) % deliveries.length]!;
      const tag = ['@CHK-06', '@CHK-09', ...(locale === 'fr-ca' ? ['@phone'] : [])];
      test(`a ${shopper} has goods by ${delivery} and pays with ${name}`, { tag }, async ({
        page,
        request,
        faults,
      }) => {
        // Later purchases of an account type the address that it has already.
        if (shopper === 'consumer') faults.allow(/status of 409/);
        const text = words[locale];
        const email = uniqueEmail('ways');
        if (shopper !== 'guest') await signIn(page, shopper === 'member' ? member : markets[locale].consumer);
        await putIntoCart(page, locale, delivery);
        await page.goto(`/${locale}/checkout?step=shipping`);
        await fillDeliveryStep(page, locale, delivery, email);
        await choose(page, locale);
        const asksAddress = await fillAddress(page, 'billing', locale, email);
        await approve?.(page);
        if (!approve || asksAddress) await page.getByRole('button', { name: text.toReview }).click();
        const place = page.getByRole('button', { name: text.place });
        const summary = page.getByText(texts[locale].total, { exact: true }).filter({ visible: true }).first();
        await expect(place).toBeVisible();
        const total = (await summary.locator('xpath=following-sibling::*').textContent()) ?? '';
        await place.click();
        await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(total);
        await findInMail(request, email, total, shop);
      });
    }
  });

import { getCart } from 'shared-contracts/calls/cart';
import { enrolConsumer } from 'shared-contracts/calls/consumer';
import { cancelOrder } from 'shared-contracts/calls/orders';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postNotice } from '../src/consumer/notices.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { newConsumer, signInAs } from './people.ts';
import { reportedTime } from './reported-time.ts';
import { cards, openShop, type Sellable, type Shop, type Shopper } from './shop.ts';
import { parcel } from './warehouse.ts';

describe.each(engines)('mails on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  const time = reportedTime();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => time.now() });
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());

  /** Resolves with the mail of this subject, once it has arrived. */
  async function mailTo(email: string, subject: string) {
    const found = async () => (await caughtMails(shop, email)).find((mail) => mail.subject === subject);
    await expect.poll(found).toBeDefined();
    return (await found())!;
  }
  const place = (who: Shopper) => shop.buy(who, [{ ...goods, qty: 2 }]);

  test('name the shop and who sends them, and lead to help [SEL-10]', async () => {
    const { email } = await newConsumer(shop);
    const { html, text } = await mailTo(email, 'Your account is open');
    for (const page of ['', '/help/contact-us', '/pages/privacy', '/pages/imprint'])
      expect(html).toMatch(new RegExp(`href="[^"]+/en-us${page}"`));
    expect(text).toMatch(/\n-- \n.*Tarnfell.*\nContact: https?:\S+\/en-us\/help\/contact-us\nPrivacy: .*\nImprint: /);
  });

  test('lead nowhere when they tell of a sign-in', async () => {
    const { email } = await newConsumer(shop);
    await postNotice(shop.db, { kind: 'password-changed', to: email, locale: 'de-de' });
    const { html, text } = await mailTo(email, 'Ihr Passwort wurde geändert');
    expect(html).toContain('Tarnfell');
    expect(html).not.toContain('<a ');
    expect(text).not.toContain('http');
  });

  test.each([
    ['en-us', '98101', 'Your account is open', /\/en-us\/account$/m],
    ['fr-ca', 'H2X 1Y4', 'Votre compte est ouvert', /\/fr-ca\/account$/m],
    ['de-de', '80331', 'Ihr Konto ist eröffnet', /\/de-de\/account$/m],
  ] as const)(
    'welcome in %s who has opened an account, naming nobody [SEL-10]',
    async (locale, postalCode, subject, link) => {
      const who = await newConsumer(shop, { firstName: 'Hildegard', postalCode }, locale);
      const { text, html } = await mailTo(who.email, subject);
      expect(text).toMatch(link);
      expect(text + html).not.toContain('Hildegard');
    },
  );

  test('tell a new member the number and the welcome code [ACC-12]', async () => {
    const who = await newConsumer(shop);
    const { memberId } = await who.ok(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin: true }] } });
    const { text, html } = await mailTo(who.email, 'You are a member now');
    for (const shown of [memberId!, 'WELCOME10', '/en-us/account/loyalty']) {
      expect(text).toContain(shown);
      expect(html).toContain(shown);
    }
  });

  test('say which goods are canceled, and to which payments the money goes [ORD-04]', async () => {
    const who = await signInAs(shop, 'lena@demo.example');
    const { basketId } = await shop.readyCart(who, [{ ...goods, qty: 2 }]);
    await who.ok(addPaymentInstrument, { params: { basketId }, body: { payment_method_id: 'LOYALTY_POINTS' } });
    const cart = await who.ok(getCart, { params: { basketId } });
    const { orderNumber, email, items, totals } = (await shop.place(who, cart, cards.approve)).body!;
    await who.ok(cancelOrder, { body: { orderNumber } });
    const { text } = await mailTo(email, `Cancellation of order ${orderNumber}`);
    expect(text).toContain(`2 × ${items[0]!.name}, ${items[0]!.color}`);
    const card = (totals.total - 1250) / 100;
    expect(text).toContain(`\nVisa ending in 1111: $${card.toFixed(2)}\nPoints: $12.50\n`);
  });

  test('say what is in a parcel, and where it is [ORD-03]', async () => {
    const who = await newConsumer(shop);
    const order = await place(who);
    await time.deliver(shop, order);
    const { text, html } = await mailTo(order.email, `On its way: order ${order.orderNumber}`);
    expect(text).toContain(`2 × ${order.items[0]!.name}`);
    expect(html).toContain(`href="${parcel.trackingUrl}"`);
  });
});

import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { confirmationEmail } from './order-confirmation.ts';

type Shipment = Order['shipments'][number];
type Payment = Order['paymentMethod'][number];
const [parcel] = exampleOrder.shipments;
const [line] = exampleOrder.items;
const home = parcel!.address!;
const url = 'https://shop.example/en-us/account/orders/TF-7K2M-9QXD';

const mail = (change: Partial<Order>, locale: keyof typeof locales = 'en-us') =>
  confirmationEmail({ ...exampleOrder, ...change }, locales[locale], url).text;
const shipped = (change: Partial<Shipment>): Pick<Order, 'shipments'> => ({
  shipments: [{ ...parcel!, ...change }],
});
const method = (code: Shipment['shippingMethod']['code'], label: string) => ({ shippingMethod: { code, label } });
const paid = (code: Payment['code'], amount: number, lastFour?: string): Payment => ({
  code,
  amount,
  additionalData: lastFour ? { lastFour } : {},
});

describe('the confirmation of an order', () => {
  test.each([
    [[paid('PAYPAL', 34_900)], ['Paid with PayPal']],
    [[paid('CREDIT_CARD', 34_900, '1111')], ['Paid with Card ending in 1111']],
    [
      [paid('GIFT_CARD', 2500, '0002'), paid('KLARNA', 32_400)],
      ['Paid with Gift card ending in 0002 · $25.00', 'Paid with Klarna · $324.00'],
    ],
  ])('names each payment by what it is: %#', (paymentMethod, lines) => {
    const text = mail({ paymentMethod });
    expect(text.split('\n').filter((each) => each.startsWith('Paid'))).toEqual(lines);
  });

  test('says where a parcel goes and when, and where the order is seen', () => {
    const text = mail(
      shipped({ ...method('standard', 'Standard'), deliveryFrom: '2026-12-01', deliveryTo: '2026-12-03' }),
    );
    expect(text).toContain('You will hear from us when it is on its way.');
    expect(text).toContain(
      `Standard: Arrives December 1, 2026 to December 3, 2026\n${home.firstName} ${home.lastName}`,
    );
    expect(text).toContain(url);
  });

  test('writes what was saved as a deduction [CART-24]', () => {
    const totals = { ...exampleOrder.totals, totalDiscount: 1200 };
    expect(mail({ totals }).split('\n')).toContain('Saved: −$12.00');
  });

  test('says what an associate took off, and why, but not the note for the store [CART-26]', () => {
    const adjustment = { kind: 'AMOUNT', value: 500 } as const;
    const text = mail({
      totals: { ...exampleOrder.totals, totalDiscount: 1700 },
      priceAdjustments: [
        { ...adjustment, adjustmentId: line!.id, itemId: line!.id, reason: 'DAMAGED', price: -1200 },
        { ...adjustment, adjustmentId: parcel!.shipmentId, reason: 'GOODWILL', price: -500 },
      ],
    });
    expect(text).toMatch(/Quantity 1 · Damaged goods · −\$12\.00\):/);
    expect(text.split('\n')).toContain('Saved · Goodwill · −$5.00: −$17.00');
  });

  test('says to whom it is billed [CHK-08]', () => {
    const text = mail({ billingAddress: { ...home, addressLine1: '5 Spruce Road' } });
    expect(text).toContain(`\nBilled to\n${home.firstName} ${home.lastName}\n5 Spruce Road`);
  });

  test('names the collection point of a parcel [CHK-06]', () => {
    const text = mail(
      shipped({
        ...method('pudo', 'To a collection point'),
        address: { ...home, storeId: 'CP-1', storeName: 'Bookshop' },
      }),
    );
    expect(text).toContain(`${home.firstName} ${home.lastName}\nBookshop\n${home.addressLine1}`);
  });

  test.each([
    ['en-us', 'as soon as it is ready to be picked up', 'Pickup: Ready December 1, 2026\nTarnfell Denver'],
    ['fr-ca', 'dès qu’elle pourra être retirée', 'Pickup: Prêt le 1 décembre 2026\nTarnfell Denver'],
    ['de-de', 'sobald Sie sie abholen können', 'Pickup: Abholbereit am 1. Dezember 2026\nTarnfell Denver'],
  ] as const)('tells in %s which store keeps the goods, and from when', (locale, intro, place) => {
    const change = { storeName: 'Tarnfell Denver', deliveryFrom: '2026-12-01', deliveryTo: '2026-12-01' };
    const text = mail(shipped({ ...method('pickup', 'Pickup'), ...change }), locale);
    expect(text).toContain(intro);
    expect(text).toContain(place);
  });

  test('tells whom a gift card goes to, and promises no parcel', () => {
    const { address: _, deliveryFrom: __, deliveryTo: ___, ...digital } = parcel!;
    const text = mail({
      shipments: [{ ...digital, ...method('digital', 'By email') }],
      items: [
        { ...line!, shipmentId: digital.shipmentId, giftOption: { to: 'Ada', email: 'ada@example.org', message: '' } },
      ],
    });
    expect(text).toContain('Gift cards go to the people they are for by email.');
    expect(text).toContain('By email\nAda, ada@example.org');
    expect(text).not.toContain('on its way');
    expect(text).toMatch(/^Thank you\./);
  });
});

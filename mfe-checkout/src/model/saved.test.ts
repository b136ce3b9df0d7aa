import { getConsumer } from 'shared-contracts/calls/consumer';
import { getInstruments, type SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { getServed } from 'shared-contracts/calls/serving';
import { ProductError } from 'shared-contracts/errors/product-error';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { describe, expect, test } from 'vitest';
import { checkoutServices, rules } from '../testing/checkout-services.ts';
import { expressChoice, keepAddress, keepCard, loadServed, usableSaved } from './saved.ts';

const id = (n: number) => `b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a1${n}`;
const address = {
  addressId: id(1),
  approachType: 'S' as const,
  main: false,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  addressLine1: '12 Alder Street',
  city: 'Vancouver',
  postalCode: 'V6B 1A1',
  province: 'BC',
  country: 'CA' as const,
};
const profile = (
  ...addresses: (typeof address | (Omit<typeof address, 'approachType'> & { approachType: 'B' }))[]
) => ({
  ...getConsumer.example,
  consumerDetails: { ...getConsumer.example.consumerDetails, address: addresses },
});
const [card] = getInstruments.example.paymentInstruments;
if (!card) throw new Error('the example has a card');
const gift: SavedInstrument = { ...card, type: 'GIFT_CARD', default: false, balance: 2500, currency: 'CAD' };
const today = new Date('2026-11-21T12:00:00Z');

describe('saved addresses and cards [CHK-05] [CHK-09]', () => {
  test("are complete delivery addresses in the shop's country, the default first", () => {
    const addresses = [
      address,
      { ...address, addressId: id(2), main: true },
      { ...address, addressId: id(3), postalCode: '' },
      { ...address, addressId: id(4), approachType: 'B' as const, main: true },
    ];
    const saved = usableSaved(
      { profile: profile(...addresses), instruments: [{ ...card, default: false }, gift, card], isServed: false },
      rules,
      'CA',
    );
    expect(saved.addresses.map(({ addressId }) => addressId)).toEqual([id(2), id(1)]);
    expect(saved.addresses[0]?.email).toBe('mara@example.org');
    expect(saved.billing?.addressId).toBe(id(4));
    expect(saved.cards.map((one) => one.default)).toEqual([true, false]);
    expect(saved.values).toEqual([gift]);
    expect(
      usableSaved({ profile: profile(...addresses), instruments: [], isServed: false }, rules, 'US').addresses,
    ).toEqual([]);
  });

  test('are gift cards and rewards with something left that still pays [ACC-11]', () => {
    const empty = { ...gift, balance: 0 };
    const over = { ...gift, expiresAt: today.toISOString() };
    const open = { ...gift, expiresAt: '2026-11-21T12:00:01Z' };
    const instruments = [empty, over, open];
    expect(usableSaved({ profile: profile(), instruments, isServed: false }, rules, 'CA', today).values).toEqual([
      open,
    ]);
  });

  test('ignore an address that is already saved, and report other refusals', async () => {
    const services = checkoutServices();
    const platform = fakePlatform({ answer: services.answer });
    const refuse = (errorId: string) => () => {
      throw new ProductError(errorId, '');
    };
    services.next('consumer.addAddress', refuse('CCA400'), refuse('CHK320'));
    const { addressId: _, approachType: _type, main: _main, ...typed } = address;
    await expect(keepAddress(platform.calls, typed, undefined)).resolves.toBeUndefined();
    await expect(keepAddress(platform.calls, typed, undefined)).rejects.toMatchObject({ id: 'CHK320' });
    await keepAddress(platform.calls, typed, { ...address, main: true });
    expect(services.calls('consumer.updateAddress')[0]?.input).toMatchObject({
      params: { addressId: id(1) },
      body: { address: { main: true, approachType: 'S' } },
    });
  });

  test('ignore a card that is already saved, and report other refusals', async () => {
    const services = checkoutServices();
    const platform = fakePlatform({ answer: services.answer });
    for (const errorId of ['PYT300', 'PYT404'])
      services.next('consumer.addInstrument', () => {
        throw new ProductError(errorId, '');
      });
    await expect(keepCard(platform, 'tok_1')).resolves.toBeUndefined();
    await expect(keepCard(platform, 'tok_1')).rejects.toMatchObject({ id: 'PYT404' });
  });
});

describe('express checkout [CHK-02]', () => {
  const saved = usableSaved(
    { profile: profile({ ...address, main: true }), instruments: [card], isServed: false },
    rules,
    'CA',
  );

  test('uses the default card and address', () => {
    expect(expressChoice(saved, today)).toMatchObject({ address: { addressId: id(1) }, card });
  });

  test.each([
    ['for a guest', undefined],
    ['without a default card', { ...saved, cards: [{ ...card, default: false }] }],
    ['with a card that is over', { ...saved, cards: [{ ...card, expiry: '10/26' }] }],
    ['without a default address', { ...saved, addresses: [{ ...address, main: false }] }],
  ])('is not available %s', (_, what) => {
    expect(expressChoice(what, today)).toBeUndefined();
  });
});

test('of a customer who is served, name, email, and the addresses that are shared are used; no card is [STO-02]', async () => {
  const { email, firstName, lastName } = getServed.example;
  const platform = fakePlatform({ answer: () => ({ email, firstName, lastName, address: [address] }) });
  const saved = usableSaved(await loadServed(platform.calls), rules, 'CA');
  expect(saved).toMatchObject({ isServed: true, cards: [], addresses: [{ addressId: id(1), email }] });
  expect(expressChoice(saved, today)).toBeUndefined();
});

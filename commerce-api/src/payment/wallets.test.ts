import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { isConfigured, type WalletSettings } from './wallet-settings.ts';
import { walletsFor } from './wallets.ts';

const { paypal, klarna, applePay } = readSettings();
const all: WalletSettings = { paypal, klarna, applePay };

test.each([
  ['everything', all, ['paypal', 'klarna', 'applePay']],
  ['no PayPal', { ...all, paypal: { ...paypal, clientId: '' } }, ['klarna', 'applePay']],
  ['no Klarna', { ...all, klarna: { ...klarna, username: '' } }, ['paypal', 'applePay']],
])('offers a shop that has %s no wallet that cannot pay', (_name, settings, wallets) => {
  expect(Object.keys(walletsFor(settings, { kind: 'GUEST' }, locales['en-us']))).toEqual(wallets);
  const methods = { paypal: 'PAYPAL', klarna: 'KLARNA', applePay: 'DW_APPLE_PAY' } as const;
  for (const [wallet, method] of Object.entries(methods))
    expect(isConfigured(method, settings)).toBe(wallets.includes(wallet));
});

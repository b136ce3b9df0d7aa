import { sql } from 'kysely';
import { type Currency, type LocaleId, locales } from 'shared-contracts/locale';
import { transact } from '../../src/database/transact.ts';
import { openAccount, personalAccount } from '../../src/ledger/accounts.ts';
import { post } from '../../src/ledger/entries.ts';
import { demoBrand } from '../demo-brand.ts';
import { agentLoginAs, inLocale, newConsumer } from '../people.ts';
import type { Shop, Shopper } from '../shop.ts';
import type { Buyer } from './ways.ts';

interface Credit {
  readonly ownerId: string;
  readonly kind: 'POINTS' | 'EMPLOYEE_SPEND';
  readonly unit: Currency | 'POINTS';
  readonly amount: number;
}

/** Adds to what a person can spend. */
export const credit = (shop: Shop, { ownerId, kind, unit, amount }: Credit): Promise<void> =>
  transact(shop.db, async (transaction) => {
    await openAccount(transaction, { id: crypto.randomUUID(), kind, ownerId, unit });
    const account = await personalAccount(transaction, ownerId, kind, unit);
    const movement = { key: crypto.randomUUID(), amount, reference: 'for a test' };
    await post(transaction, { accountId: account!.id, ...movement });
  });

async function member(shop: Shop, locale: LocaleId): Promise<Shopper> {
  const { postalCode } = demoBrand.accounts!.addresses[locale];
  const who = await newConsumer(shop, { postalCode }, locale);
  await sql`update account set loyalty = 'member' where subject_id = ${who.id}`.execute(shop.db);
  await openAccount(shop.db, { id: crypto.randomUUID(), kind: 'POINTS', ownerId: who.id, unit: 'POINTS' });
  return who;
}

/** More than an employee's goods cost in a test. */
const plenty = 10_000_000;

/** An employee with an allowance in the currency of the market; those of the demo shop have one in US dollars. */
async function employee(shop: Shop, locale: LocaleId): Promise<Shopper> {
  const who = await agentLoginAs(shop, 'emil@demo.example');
  const unit = locales[locale].currency;
  await credit(shop, { ownerId: who.id, kind: 'EMPLOYEE_SPEND', unit, amount: plenty });
  return who;
}

const openers: Readonly<Record<Buyer, (shop: Shop, locale: LocaleId) => Promise<Shopper>>> = {
  guest: (shop) => shop.guest(),
  member,
  employee,
};

/** Opens a session of a buyer whose calls are made in a locale. */
export const openShopper = async (shop: Shop, buyer: Buyer, locale: LocaleId): Promise<Shopper> =>
  inLocale(await openers[buyer](shop, locale), locale);

import { type Currency, locales } from 'shared-contracts/locale';
import { hashedUuid } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { openValueCard } from '../ledger/open-value-card.ts';
import { cardNumberFrom } from '../ledger/value-cards.ts';
import { demoPeople } from './demo-people.ts';
import { personId } from './people.ts';
import { insertGiftCards } from './seed.ts';
import { seedPin } from './value-cards.ts';

/** Cards that somebody of the demo shop has saved; the sandbox knows them by these references. */
const savedCards = [
  { reference: 'card_demo_approve', brand: 'visa', lastFour: '1111', isDefault: true },
  { reference: 'card_demo_challenge', brand: 'visa', lastFour: '0006', isDefault: false },
  { reference: 'card_demo_decline', brand: 'visa', lastFour: '0008', isDefault: false },
] as const;

/** Who has saved cards and rewards: consumers and members with an address to send to. */
const withWallets = demoPeople.flatMap((person, place) =>
  person.hasAddress && person.kind !== 'EMPLOYEE' ? [{ person, place }] : [],
);

const rewardCodes: Readonly<Record<Currency, string>> = {
  USD: 'TRAIL-USD-20',
  CAD: 'TRAIL-CAD-20',
  GBP: 'TRAIL-GBP-20',
  EUR: 'TRAIL-EUR-20',
};
const currencies = Object.keys(rewardCodes) as Currency[];

/** The number of the reward card of the demo shop in a currency; its PIN is that of the gift cards. */
export const rewardCardNumber = (currency: Currency): string =>
  cardNumberFrom(`${currencies.indexOf(currency) + 1}9000000000`);
/** The reward code of the demo shop in a currency: whoever is signed in may spend it. */
export const rewardCodeOf = (currency: Currency): string => rewardCodes[currency];

interface Reward {
  readonly kind: 'REWARD_CARD' | 'REWARD_CODE';
  readonly currency: Currency;
  /** What is typed. */
  readonly number: string;
  /** Minor units. */
  readonly worth: number;
  readonly ownerId?: string;
}

async function addReward(transaction: Db, { kind, currency, number, worth, ownerId }: Reward): Promise<void> {
  const id = hashedUuid(`demo-reward:${number}`);
  const pin = kind === 'REWARD_CARD' ? seedPin : '';
  await openValueCard(transaction, { id, kind, ownerId, unit: currency, opening: worth, number, pin });
}

async function saveCards(transaction: Db, place: number, holder: string): Promise<void> {
  const subjectId = personId('subject', place);
  await transaction
    .insertInto('saved_card')
    .values(
      savedCards.map(({ reference, brand, lastFour, isDefault }) => ({
        payment_instrument_id: hashedUuid(`demo-card:${place}:${reference}`),
        subject_id: subjectId,
        provider_reference: reference,
        fingerprint: reference,
        brand,
        last_four: lastFour,
        expiry: '12/35',
        holder,
        is_default: isDefault,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Gives the people of the demo shop something to pay with: saved cards, a reward of their own, and rewards for whoever
 * holds them. Done again it changes nothing: what they removed or spent stays so.
 */
export async function seedWallets(db: Db): Promise<void> {
  const marked = hashedUuid(`demo-reward:${rewardCardNumber('EUR')}`);
  const present = await db
    .selectFrom('ledger_account')
    .select('account_id')
    .where('account_id', '=', marked)
    .executeTakeFirst();
  if (present) return;
  await transact(db, async (transaction) => {
    await insertGiftCards(transaction, new Date());
    for (const { person, place } of withWallets) {
      const { currency } = locales[person.locale];
      await saveCards(transaction, place, `${person.firstName} ${person.lastName}`);
      await addReward(transaction, {
        kind: 'REWARD_CODE',
        currency,
        number: `OWN-${person.firstName.toUpperCase()}-15`,
        worth: 1500,
        ownerId: personId('subject', place),
      });
    }
    for (const currency of currencies) {
      await addReward(transaction, { kind: 'REWARD_CODE', currency, number: rewardCodeOf(currency), worth: 2000 });
      await addReward(transaction, { kind: 'REWARD_CARD', currency, number: rewardCardNumber(currency), worth: 5000 });
    }
  });
}

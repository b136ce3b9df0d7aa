import { hashedUuid } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { hashPin } from '../ledger/card-pin.ts';
import { hashSecret, openValueCard } from '../ledger/open-value-card.ts';
import { numberHash } from '../ledger/value-cards.ts';
import type { DemoAccounts, DemoGiftCard, DemoReward, DemoSavedCard } from './demo-accounts.ts';
import { personId } from './fill-accounts.ts';
import { insertRows } from './insert-rows.ts';
import { lockFilling } from './lock-filling.ts';

const DAY_MS = 86_400_000;

const rewardId = ({ number }: DemoReward): string => hashedUuid(`demo-reward:${number}`);

async function saveCards(
  transaction: Db,
  place: number,
  { holder, savedCards }: { readonly holder: string; readonly savedCards: readonly DemoSavedCard[] },
): Promise<void> {
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

/** Returns the ledger rows of gift cards in every state. */
async function giftCardRows(cards: readonly DemoGiftCard[], asOf: Date) {
  const pins: string[] = [];
  for (const { pin } of cards) pins.push(await hashPin(pin));
  const created_at = asOf.toISOString();
  const expired = new Date(asOf.getTime() - DAY_MS).toISOString();
  const idOf = ({ number }: DemoGiftCard): string => hashedUuid(`value-card:${number}`);
  return {
    ledger_account: cards.map((card) => ({
      account_id: idOf(card),
      kind: 'GIFT_CARD',
      owner_id: null,
      unit: card.currency,
      balance: card.balance,
      cap: null,
      created_at,
    })),
    ledger_entry: cards
      .filter(({ balance }) => balance > 0)
      .map((card) => ({
        account_id: idOf(card),
        key: 'opening',
        kind: 'plain',
        amount: card.balance,
        settles: null,
        reference: 'opening',
        created_at,
      })),
    value_card: cards.map((card, index) => ({
      card_id: idOf(card),
      number_hash: numberHash(card.number),
      pin_hash: pins[index],
      pin_digits: card.pin.length,
      last_four: card.number.slice(-4),
      state: card.state === 'blocked' ? 'blocked' : 'active',
      expires_at: card.state === 'expired' ? expired : null,
      order_number: null,
      created_at,
    })),
  };
}

/** Adds saved cards, gift cards and rewards to demo accounts once; what is removed or spent later is not restored. */
export async function fillWallets(db: Db, accounts: DemoAccounts, asOf: Date): Promise<void> {
  const { people, savedCards, giftCards, rewards } = accounts;
  const last = rewards.at(-1);
  if (!last) return;
  await transact(db, async (transaction) => {
    await lockFilling(transaction);
    const present = await transaction
      .selectFrom('ledger_account')
      .select('account_id')
      .where('account_id', '=', rewardId(last))
      .executeTakeFirst();
    if (present) return;
    for (const [table, rows] of Object.entries(await giftCardRows(giftCards, asOf)))
      await insertRows(transaction, table, rows);
    for (const [place, { firstName, lastName, hasAddress, kind }] of people.entries()) {
      if (hasAddress && kind !== 'EMPLOYEE')
        await saveCards(transaction, place, { holder: `${firstName} ${lastName}`, savedCards });
    }
    for (const reward of rewards) {
      const { kind, currency, worth, ownerEmail } = reward;
      const owner = people.findIndex(({ email }) => email === ownerEmail);
      const ownerId = owner < 0 ? undefined : personId('subject', owner);
      await openValueCard(transaction, {
        id: rewardId(reward),
        kind,
        ownerId,
        unit: currency,
        opening: worth,
        ...(await hashSecret(reward)),
      });
    }
  });
}

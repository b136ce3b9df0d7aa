import type { Currency } from 'shared-contracts/locale';
import { transact } from '../src/database/transact.ts';
import { hashSecret, openValueCard } from '../src/ledger/open-value-card.ts';
import { issuedCardSecret } from '../src/ledger/value-cards.ts';
import type { Shop } from './shop.ts';

export type CardKind = 'GIFT_CARD' | 'REWARD_CARD' | 'REWARD_CODE';

/**
 * Issues a gift card, reward card, or reward code that anybody with its number can spend. `worth` is in minor units.
 * @returns its account, and the tender for a cart
 */
export async function issueCard(
  shop: Shop,
  { kind, worth, unit = 'USD' }: { readonly kind: CardKind; readonly worth: number; readonly unit?: Currency },
) {
  const cardId = crypto.randomUUID();
  const { number, pin } = issuedCardSecret('tests', cardId);
  const secret = await hashSecret({ number, pin });
  await transact(shop.db, (transaction) =>
    openValueCard(transaction, { id: cardId, kind, unit, opening: worth, ...secret }),
  );
  const proof = kind === 'REWARD_CODE' ? { c_rewardCode: number } : { c_gcCardNumber: number, c_gcPin: pin };
  return { cardId, lastFour: number.slice(-4), body: { payment_method_id: kind, ...proof } };
}

/** Issues a gift card in minor units of US dollars. */
export async function issueGiftCard(shop: Shop, worth: number) {
  const { cardId, body } = await issueCard(shop, { kind: 'GIFT_CARD', worth });
  return { cardId, body: body as { payment_method_id: 'GIFT_CARD'; c_gcCardNumber: string; c_gcPin: string } };
}

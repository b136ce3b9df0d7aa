import { transact } from '../src/database/transact.ts';
import { hashSecret, openValueCard } from '../src/ledger/open-value-card.ts';
import { issuedCardSecret } from '../src/ledger/value-cards.ts';
import type { Shop } from './shop.ts';

/**
 * Issues a gift card in minor units of US dollars.
 * @returns its account, and the tender for a cart
 */
export async function issueGiftCard(shop: Shop, worth: number) {
  const cardId = crypto.randomUUID();
  const { number, pin } = issuedCardSecret('tests', cardId);
  const secret = await hashSecret({ number, pin });
  await transact(shop.db, (transaction) =>
    openValueCard(transaction, { id: cardId, kind: 'GIFT_CARD', unit: 'USD', opening: worth, ...secret }),
  );
  const body = { payment_method_id: 'GIFT_CARD' as const, c_gcCardNumber: number, c_gcPin: pin };
  return { cardId, body };
}

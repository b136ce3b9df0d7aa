import { sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { CallError } from '../base/call-error.ts';
import { touchCart, touching } from '../cart/cart-queries.ts';
import type { CartReader, CartReference, ReadCart, SharedRules } from '../cart/cart-reader.ts';
import type { Db } from '../database/database.ts';
import { once, tryOnce } from '../idempotency/once.ts';
import { cartPayment, giftCardGoods, toInstrument } from '../payment/cart-payment.ts';
import { chooseInstrument, openAskedCard } from '../payment/instruments.ts';
import type { OpenedCard } from '../payment/stored-value.ts';
import { insertTender, type NewTender, tenderTables } from '../payment/tender-queries.ts';
import type { CallContext } from '../server/route.ts';

type Added = CallResponse<typeof addPaymentInstrument>;

interface Adding {
  readonly reader: CartReader;
  readonly shared: SharedRules;
  readonly target: CartReference;
  readonly asked: ParsedCall<typeof addPaymentInstrument>['body'];
  readonly context: CallContext;
}

/** What is added, with the card that was opened for it. */
type Opened = Adding & { readonly opened: OpenedCard | undefined };

interface Chosen {
  /** Revision of the cart that the instrument was chosen for. */
  readonly revision: number;
  readonly tender: NewTender;
  readonly instrument: Added['instrument'];
}

/** The instrument as the cart shows it once it is added. */
function shown({ stored, priced, payment }: ReadCart, tender: NewTender): Added['instrument'] {
  const others = payment.tenders.filter(({ accountId }) => tender.accountId !== undefined || accountId !== undefined);
  const voucherPoints = priced.promotions.voucher > 0 ? stored.voucherPoints : null;
  const present = { tenders: [...others, tender], credits: payment.credits };
  const { paid } = cartPayment(priced.lines, priced.totals.total, present, voucherPoints);
  const added = paid.find(({ tender: { id } }) => id === tender.id);
  if (!added) throw new Error('The instrument was added to the cart but cannot be found');
  return toInstrument(added);
}

async function choose(db: Db, { reader, shared, target, asked, context, opened }: Opened): Promise<Chosen> {
  const read = await reader.price(db, shared, target);
  const { priced, payment, stored, market } = read;
  const tender = await chooseInstrument(db, {
    asked,
    opened,
    subject: context.subject,
    currency: context.locale.currency,
    now: target.now,
    present: payment,
    total: priced.totals.total,
    giftCards: giftCardGoods(priced.lines),
    remainingToPay: priced.totals.remainingToPay,
    market,
  });
  return { revision: stored.revision, tender, instrument: shown(read, tender) };
}

/** Returns undefined on a refusal; the transactional path decides whether that is the call's first answer. */
const chooseOrNothing = (db: Db, adding: Opened): Promise<Chosen | undefined> =>
  choose(db, adding).catch((error: unknown) => {
    if (error instanceof CallError) return undefined;
    throw error;
  });

/**
 * Adds an instrument to a cart, once. One statement reads the cart, checks its revision and writes the instrument; a
 * transaction with a lock is needed only when the cart changes concurrently.
 */
export async function addInstrumentOnce(db: Db, adding: Adding): Promise<Added> {
  const { target, asked, context } = adding;
  const { cartId, subjectId } = target;
  const change = {
    subjectId,
    key: context.idempotencyKey,
    call: addPaymentInstrument.name,
    request: { params: { basketId: cartId }, body: asked },
  };
  const opened = { ...adding, opened: await openAskedCard(db, asked, target.now) };
  const chosen = await chooseOrNothing(db, opened);
  if (chosen) {
    const answer: Added = { id: cartId, revision: chosen.revision + 1, flash: [], instrument: chosen.instrument };
    const tables = sql`
      touched as (${touching(cartId, subjectId, sql``, sql`and revision = ${chosen.revision}`)}),
      ${tenderTables(cartId, chosen.tender)},
      changed as (select cast(${JSON.stringify(answer)} as jsonb) as answer from added)`;
    const added = await tryOnce<Added>(db, change, tables);
    if (added) return added;
  }
  return once(db, change, async (transaction) => {
    const revision = await touchCart(transaction, cartId, subjectId);
    const { tender, instrument } = await choose(transaction, opened);
    await insertTender(transaction, cartId, tender);
    return { id: cartId, revision, flash: [], instrument };
  });
}

import type { CallResponse } from 'shared-contracts/call';
import type { takeSharedCart } from 'shared-contracts/calls/shared-cart';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { SharedCartLine } from '../database/cart-schema.ts';
import type { Db } from '../database/database.ts';
import { trimHolds } from '../inventory/holds.ts';
import { insertCart, touchCart } from './cart-queries.ts';
import { addOne, checkLines } from './changes.ts';
import { readVariant, unitsInCart } from './goods-checks.ts';
import { saveLines } from './save-for-later.ts';

interface Taking {
  readonly lines: readonly SharedCartLine[];
  /** The cart of the subject; a new one is made without it. */
  readonly cartId: string | undefined;
  readonly replace: boolean;
  readonly subject: Subject;
  readonly locale: Locale;
  readonly now: Date;
}

type Taken = CallResponse<typeof takeSharedCart>;

const savesForLater = ({ kind }: Subject): boolean => kind === 'GUEST' || kind === 'CONSUMER';

/** Makes room in a cart. @returns whether its lines are saved for later */
async function clearCart(transaction: Db, cartId: string, { subject, locale }: Taking): Promise<boolean> {
  const lines = await transaction.selectFrom('cart_line').select('line_id').where('cart_id', '=', cartId).execute();
  if (lines.length === 0) return false;
  if (savesForLater(subject)) {
    await saveLines(transaction, {
      cartId,
      subjectId: subject.id,
      itemIds: lines.map(({ line_id }) => line_id),
      country: locale.country,
      gifts: [],
    });
    return true;
  }
  await transaction.deleteFrom('price_adjustment').where('cart_id', '=', cartId).execute();
  await transaction.deleteFrom('cart_line').where('cart_id', '=', cartId).execute();
  await trimHolds(transaction, cartId, locale.country);
  return false;
}

/** Adds what can be had of a line. @returns how many that are */
async function takeLine(transaction: Db, cartId: string, line: SharedCartLine, taking: Taking): Promise<number> {
  const { locale, now } = taking;
  const row = await readVariant(transaction, line.upc, '', locale, { cartId, service: '' });
  const inCart = await unitsInCart(transaction, cartId, line.upc, '');
  const isCard = row?.product_type === 'digital';
  const qty = isCard ? line.qty : Math.min(line.qty, line.maxQty, (row?.units ?? 0) - inCart);
  if (qty <= 0) return 0;
  const item = {
    productId: line.productId,
    upc: line.upc,
    qty: isCard ? 1 : qty,
    maxQty: 999_999,
    ...(line.amount === null ? {} : { customAmount: line.amount }),
    ...(line.recipeId === null ? {} : { recipeId: line.recipeId }),
    ...(line.customsCode === null ? {} : { precreatedCustomsCode: line.customsCode }),
  };
  try {
    // Each gift card is a line of its own.
    for (let card = 0; card < (isCard ? qty : 1); card += 1) await addOne(transaction, cartId, item, locale, now);
    return qty;
  } catch (error) {
    if (error instanceof CallError) return 0;
    throw error;
  }
}

/**
 * Puts what can be had of a shared cart into a cart of the subject.
 * @throws {CallError} BSK404 for a cart of others, INV700 when nothing of it can be had: then nothing has changed
 */
export async function takeShared(transaction: Db, taking: Taking): Promise<Taken> {
  const { lines, subject, locale } = taking;
  const cartId = taking.cartId ?? (await insertCart(transaction, subject.id));
  await touchCart(transaction, cartId, subject.id);
  const saved = taking.replace && (await clearCart(transaction, cartId, taking));
  const taken = [];
  for (const line of lines) taken.push({ line, added: await takeLine(transaction, cartId, line, taking) });
  if (taken.every(({ added }) => added === 0)) throw new CallError('INV700');
  await checkLines(transaction, cartId, locale);
  const { revision } = await transaction
    .selectFrom('cart')
    .select('revision')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return {
    id: cartId,
    revision,
    flash: [],
    added: taken.filter(({ added }) => added > 0).map(({ line, added }) => ({ upc: line.upc, qty: added })),
    left: taken
      .filter(({ line, added }) => added < line.qty)
      .map(({ line, added }) => ({
        upc: line.upc,
        name: line.names[locale.language] ?? line.productId,
        wanted: line.qty,
        added,
      })),
    saved,
  };
}

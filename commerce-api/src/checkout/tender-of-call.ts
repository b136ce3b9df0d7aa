import type { ParsedCall } from 'shared-contracts/call';
import type { placeOrder } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import type { Snapshot } from '../order/snapshot.ts';
import { findSavedCard } from '../payment/saved-cards.ts';
import { isExpired } from '../payment/saved-instruments.ts';
import { findSession } from '../payment/sessions.ts';
import { isProviderMethod } from '../payment/tenders.ts';
import type { ProviderTender } from './take-snapshot.ts';

type Body = ParsedCall<typeof placeOrder>['body'];

async function cardTender(db: Db, body: Body, subject: Subject): Promise<ProviderTender> {
  const { id, additionalData } = body.paymentMethod;
  const saved = id ?? additionalData.paymentInstrumentId;
  // With a saved card, a token carries only the security code.
  if (saved) {
    const card = await findSavedCard(db, subject.id, saved);
    if (isExpired(card.expiry, new Date())) throw new CallError('FE309', { field: 'id' });
    return { method: 'CREDIT_CARD', token: additionalData.token ?? '', savedCard: card.reference };
  }
  if (!additionalData.token) throw new CallError('PYT404', { field: 'token' });
  return { method: 'CREDIT_CARD', token: additionalData.token };
}

/**
 * Returns the provider payment named by the call; undefined when stored value pays for everything.
 * @throws {CallError} PYT404 when the provider's part is missing, belongs to another subject, or is in another currency; FE309 for an expired
 * saved card
 */
export async function tenderOf(
  db: Db,
  body: Body,
  subject: Subject,
  currency: Locale['currency'],
): Promise<ProviderTender | undefined> {
  const { code, additionalData } = body.paymentMethod;
  if (!isProviderMethod(code)) return undefined;
  if (code === 'CREDIT_CARD') return cardTender(db, body, subject);
  if (code === 'PAYPAL') {
    const orderId = additionalData.orderId ?? '';
    const session = await findSession(db, orderId);
    const isOwn = session?.subject_id === subject.id && session.cart_id === body.cartId;
    if (!isOwn || session.currency !== currency) throw new CallError('PYT404', { field: 'orderId' });
    return { method: code, token: orderId };
  }
  const token = code === 'KLARNA' ? additionalData.authorizationToken : additionalData.paymentToken;
  if (!token) throw new CallError('PYT404', { field: code === 'KLARNA' ? 'authorizationToken' : 'paymentToken' });
  return { method: code, token };
}

/**
 * Returns the store and employee of an associate's order, taken from the session; the page's values must match.
 * @throws {CallError} STR404 when they do not match, or when the caller is not an associate
 */
export function salesInfoOf(body: Body, subject: Subject): Snapshot['inStoreSalesInfo'] {
  const said = body.inStoreSalesInfo;
  const { storeId, storeEmployeeId } = subject;
  if (subject.kind !== 'ASSOCIATE' || !storeId || !storeEmployeeId) {
    if (said) throw new CallError('STR404');
    return undefined;
  }
  if (said && (said.storeId !== storeId || said.storeEmployeeId !== storeEmployeeId)) throw new CallError('STR404');
  return { storeId, storeEmployeeId };
}

import { type Order, patchOrder, placeErrors, placeOrder } from 'shared-contracts/calls/checkout';
import { DialogDismissed } from 'shared-contracts/dialogs';
import { cardChallengeDialog } from 'shared-contracts/dialogs/checkout';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { Platform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { forgetAttempt, type PlaceAttempt } from './place-attempt.ts';

/** Sent when the shopper closes the bank's page; no bank issues this value, so the payment is refused. */
const challengeDismissed = 'dismissed';

/** Placing an order calls the payment provider and may take longer than other calls. Milliseconds. */
const placeTimeout = 30_000;

type Parts = Pick<Platform, 'calls' | 'botCheck' | 'dialogs' | 'store'>;

/** The store and employee of an associate's order. */
function salesInfoOf({ store }: Parts) {
  const session = store.get(sessionAtom);
  if (session.status !== 'associate') return {};
  const { storeId, storeEmployeeId } = session.store;
  return { inStoreSalesInfo: { storeId, storeEmployeeId } };
}

/** Sends an attempt; retries once with the same key when the answer is lost, which never creates a second order. */
async function send(parts: Parts, { key, payment, ...seen }: PlaceAttempt): Promise<Order> {
  const body = { ...seen, paymentMethod: payment, ...salesInfoOf(parts) };
  const once = async () => {
    const answer = await parts.botCheck.token('placeOrder');
    return parts.calls(
      placeOrder,
      { body: { ...body, ...(answer === undefined ? {} : { recaptcha_response: answer }) } },
      { idempotencyKey: key, timeout: placeTimeout },
    );
  };
  try {
    return await once();
  } catch (error) {
    if (isProductError(error, 'NET408', 'NET503')) return await once();
    throw error;
  }
}

/**
 * Lets the bank challenge the shopper where required (docs/spec/commerce.md section 4), and continues with the order.
 */
async function challenged({ calls, dialogs }: Parts, order: Order, { payment, cartId }: PlaceAttempt): Promise<Order> {
  const action = order.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details?.action;
  if (order.status !== 'pending' || typeof action !== 'string') return order;
  const threeDS2Result = await dialogs.open(cardChallengeDialog, { action }).result.catch((reason: unknown) => {
    if (reason instanceof DialogDismissed) return challengeDismissed;
    throw reason;
  });
  const { cardType } = payment.additionalData;
  const additionalData = {
    ...(cardType ? { cardType } : {}),
    ...(payment.id ? { paymentInstrumentId: payment.id } : {}),
    // The fraud check knows the device by the cart (`model/device.ts`).
    sessionID: cartId,
    threeDS2Result,
  };
  return calls(
    patchOrder,
    {
      params: { orderNumber: order.orderNumber },
      body: { paymentMethod: { code: payment.code, additionalData } },
    },
    { idempotencyKey: crypto.randomUUID(), timeout: placeTimeout },
  );
}

/** Completes an attempt. @throws {ProductError} why there is no order */
export async function orderOf(parts: Parts, attempt: PlaceAttempt): Promise<Order> {
  try {
    return await challenged(parts, await send(parts, attempt), attempt);
  } catch (error) {
    // A refusal ends the attempt. After any other failure it may have succeeded: it stays open, to be asked for again.
    if (isProductError(error, ...placeErrors, ...patchOrder.errors)) forgetAttempt();
    throw error;
  }
}

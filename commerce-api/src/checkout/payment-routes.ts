import type { ParsedCall } from 'shared-contracts/call';
import {
  addPaymentInstrument,
  type CardProvider,
  deviceFingerprint,
  getPaymentMethods,
  getPaymentSession,
  giftCardBalance,
  type PaymentSession,
  removePaymentInstrument,
} from 'shared-contracts/calls/payment';
import { CallError } from '../base/call-error.ts';
import { findOpenCart, touchCart } from '../cart/cart-queries.ts';
import type { CartReader } from '../cart/cart-reader.ts';
import type { Db } from '../database/database.ts';
import { once } from '../idempotency/once.ts';
import { giftCardGoods } from '../payment/cart-payment.ts';
import { storeFingerprint } from '../payment/device-fingerprint.ts';
import { balancesOf } from '../payment/instruments.ts';
import { offeredMethods } from '../payment/methods.ts';
import { openCard } from '../payment/stored-value.ts';
import { deleteTender } from '../payment/tender-queries.ts';
import { isProviderMethod, type ProviderMethod } from '../payment/tenders.ts';
import { isConfigured } from '../payment/wallet-settings.ts';
import { walletsFor } from '../payment/wallets.ts';
import { giftCardLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { addInstrumentOnce } from './add-instrument.ts';
import { type PaymentSessionDependencies, startSession } from './start-session.ts';

export interface PaymentDependencies {
  readonly db: Db;
  readonly wallets: PaymentSessionDependencies;
  readonly reader: CartReader;
  /** Source of the hosted form's address, for the shopper's browser. */
  readonly cardProvider: CardProvider;
}

/**
 * Reads a balance in the market's currency. Without the right PIN, the answer only says that number and PIN do not
 * match.
 */
async function readBalance(db: Db, body: ParsedCall<typeof giftCardBalance>['body'], now: Date) {
  const card = await openCard(db, 'GIFT_CARD', { number: body.c_gcCardNumber, pin: body.c_gcPin }, now).catch(
    (error: unknown) => {
      throw error instanceof CallError ? error : new CallError('GFC799', { cause: error });
    },
  );
  if (card.expiresAt && card.expiresAt <= now) throw new CallError('GFC812', { field: 'c_gcCardNumber' });
  return {
    balance: card.balance,
    currency: card.unit as 'USD',
    lastFour: card.lastFour,
    ...(card.expiresAt ? { expiresOn: card.expiresAt.toISOString().slice(0, 10) } : {}),
  };
}

const providerNames = { paypal: 'PAYPAL', klarna: 'KLARNA', DW_APPLE_PAY: 'DW_APPLE_PAY' } as const;

/** Returns the provider named by either of its names; undefined when none is named. */
function methodOf({
  paymentMethod,
  paymentMethodId,
}: ParsedCall<typeof getPaymentSession>['query']): ProviderMethod | undefined {
  if (paymentMethod) return providerNames[paymentMethod];
  if (!paymentMethodId) return undefined;
  if (!isProviderMethod(paymentMethodId)) throw new CallError('PYT404', { field: 'paymentMethodId' });
  return paymentMethodId;
}

/** Payment calls: methods, instruments and balances. */
export function paymentRoutes({ db, reader, cardProvider, wallets }: PaymentDependencies): Route[] {
  const which = (cartId: string, { subject, locale }: CallContext) => ({
    cartId,
    subjectId: subject.id,
    locale,
    now: new Date(),
  });

  return [
    route(getPaymentMethods, async ({ params }, context) => {
      const { subject, locale } = context;
      const read = await reader.price(db, await reader.shared(), which(params.basketId, context));
      const accounts = await balancesOf(db, subject, locale.currency);
      const paymentMethods = offeredMethods({
        subject,
        locale,
        payment: read.payment,
        voucherPoints: read.priced.promotions.voucher > 0 ? read.stored.voucherPoints : null,
        total: read.priced.totals.total,
        giftCards: giftCardGoods(read.priced.lines),
        isMember: read.stored.owner?.loyalty === 'member',
        accounts,
        market: read.market,
      });
      return {
        paymentMethods: paymentMethods.filter(({ id }) => isConfigured(id, wallets.settings)),
        cardProvider,
        wallets: walletsFor(wallets.settings, subject, locale),
      };
    }),

    // Both calls reveal whether a number and a PIN match, so they share the limits of the balance call.
    route(
      addPaymentInstrument,
      async ({ params, body }, context) => {
        const shared = await reader.shared();
        const target = which(params.basketId, context);
        return addInstrumentOnce(db, { reader, shared, target, asked: body, context });
      },
      { limits: giftCardLimits },
    ),

    route(removePaymentInstrument, ({ params, body }, { subject, idempotencyKey }) =>
      once(
        db,
        { subjectId: subject.id, key: idempotencyKey, call: removePaymentInstrument.name, request: { params, body } },
        async (transaction) => {
          const revision = await touchCart(transaction, params.basketId, subject.id);
          if (!(await deleteTender(transaction, params.basketId, body.payment_instrument_id)))
            throw new CallError('PYT404');
          return { id: params.basketId, revision, flash: [] };
        },
      ),
    ),

    route(getPaymentSession, async ({ query }, context): Promise<PaymentSession> => {
      const { subject, locale } = context;
      const method = methodOf(query);
      // Without a method, the answer only says which scripts to load; no cart is needed yet.
      if (!method)
        return {
          success: true,
          meta: { ...walletsFor(wallets.settings, subject, locale) },
          locale: locale.tag,
          provider: '',
        };
      const cartId = query.basketId ?? (await findOpenCart(db, subject.id));
      if (!cartId) throw new CallError('BSK404');
      const read = await reader.price(db, await reader.shared(), which(cartId, context));
      return startSession(wallets, { method, cartId, read, subject, locale, query });
    }),

    route(giftCardBalance, ({ body }) => readBalance(db, body, new Date()), { limits: giftCardLimits }),

    route(deviceFingerprint, ({ body }, { subject, idempotencyKey }) =>
      once(
        db,
        { subjectId: subject.id, key: idempotencyKey, call: deviceFingerprint.name, request: body },
        async (transaction) => {
          await touchCart(transaction, body.cartId, subject.id);
          await storeFingerprint(transaction, {
            subjectId: subject.id,
            cartId: body.cartId,
            fingerprint: body.deviceFingerprint,
          });
          return { success: true };
        },
      ),
    ),
  ];
}

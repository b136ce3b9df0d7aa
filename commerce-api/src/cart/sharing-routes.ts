import { getSharedCart, shareCart, stopSharingCarts, takeSharedCart } from 'shared-contracts/calls/shared-cart';
import { checkSession } from '../auth/ended-session.ts';
import { qrCode } from '../documents/qr-code.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { cartLimits, openCartLimits, shareCartLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { CartDependencies } from './dependencies.ts';
import { endLinks, findShared, makeLink } from './share-cart.ts';
import { viewShared } from './shared-view.ts';
import { takeShared } from './take-shared.ts';

/** Calls for links to a cart (docs/decisions/0059-cart-as-a-link.md). */
export function sharingRoutes({ db, shopUrl }: Pick<CartDependencies, 'db' | 'shopUrl'>): Route[] {
  return [
    route(
      shareCart,
      async ({ params }, context) => {
        const { subject, locale } = context;
        const link = await changeOnce(db, shareCart.name, params, context, (transaction) =>
          makeLink(transaction, { cartId: params.basketId, subjectId: subject.id, locale, now: new Date() }),
        );
        // The customer across the counter reads the link with a phone.
        if (subject.kind !== 'ASSOCIATE') return link;
        return { ...link, qr: qrCode(`${shopUrl}/${locale.id}/shared-cart?cart=${link.token}`) };
      },
      { limits: shareCartLimits },
    ),

    route(stopSharingCarts, (_input, context) =>
      changeOnce(db, stopSharingCarts.name, {}, context, async (transaction) => ({
        ended: await endLinks(transaction, context.subject.id, new Date()),
      })),
    ),

    route(
      getSharedCart,
      async ({ params }, { locale }) => {
        const now = new Date();
        return viewShared(db, await findShared(db, params.token, now), locale, now);
      },
      { limits: openCartLimits },
    ),

    route(
      takeSharedCart,
      async ({ params, body }, context) => {
        const { subject, locale } = context;
        return changeOnce(db, takeSharedCart.name, { params, body }, context, async (transaction) => {
          await checkSession(transaction, subject);
          const now = new Date();
          const { lines } = await findShared(transaction, params.token, now);
          return takeShared(transaction, { lines, ...body, cartId: body.cartId, subject, locale, now });
        });
      },
      { limits: cartLimits },
    ),
  ];
}

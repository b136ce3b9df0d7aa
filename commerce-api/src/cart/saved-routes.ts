import { sql } from 'kysely';
import {
  getSavedForLater,
  removeSavedItem,
  saveForLater,
  updateSavedItem,
} from 'shared-contracts/calls/saved-for-later';
import { CallError } from '../base/call-error.ts';
import { warehouseOf } from '../base/market.ts';
import { isUniqueViolation } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { countEntries, ownList, removeEntry } from '../lists/lists.ts';
import { readSaved } from '../lists/saved-view.ts';
import { type Route, route } from '../server/route.ts';
import type { CartDependencies } from './dependencies.ts';
import { giftPromotions } from './gift-lines.ts';
import { saveLines } from './save-for-later.ts';

/** Calls for items saved for later; not available to employees. */
export function savedRoutes({ db, reader }: CartDependencies): Route[] {
  return [
    route(getSavedForLater, async ({ query }, { subject, locale }) => {
      const saveForLaterId = await ownList(db, subject.id, 'SAVED');
      const items = await readSaved(db, saveForLaterId, query, locale, new Date());
      const total = await countEntries(db, saveForLaterId);
      return { saveForLaterId, total, start: query.start, count: items.length, items };
    }),

    route(saveForLater, async ({ params, body }, context) => {
      const gifts = giftPromotions(await reader.shared());
      return changeOnce(db, saveForLater.name, { params, body }, context, async (transaction) => {
        const { revision, saveForLaterId } = await saveLines(transaction, {
          cartId: params.basketId,
          subjectId: context.subject.id,
          itemIds: body.itemIds,
          warehouseId: warehouseOf(context.locale.country),
          gifts,
        });
        return { id: params.basketId, revision, flash: [], saveForLaterId };
      });
    }),

    route(updateSavedItem, ({ body }, context) =>
      changeOnce(db, updateSavedItem.name, body, context, async (transaction) => {
        const { rows } = await sql`
          update wishlist_item i set qty = coalesce(cast(${body.qty ?? null} as integer), i.qty), page_url = coalesce(${body.pageUrl ?? null}, i.page_url),
            upc = coalesce(chosen.upc, i.upc), product_id = coalesce(chosen.product_id, i.product_id)
          from wishlist w left join variant chosen on chosen.upc = ${body.upc ?? ''} and chosen.product_id = coalesce(${body.productId ?? null}, chosen.product_id)
          where w.list_id = i.list_id and w.subject_id = ${context.subject.id} and w.kind = 'SAVED' and i.list_id = ${body.saveForLaterId} and i.item_id = ${body.itemId}
            and (${body.upc === undefined} or chosen.upc is not null)
          returning i.item_id`
          .execute(transaction)
          .catch((error: unknown) => {
            // The list already has an entry in the other size.
            if (isUniqueViolation(error)) throw new CallError('ORD404', { itemId: body.itemId });
            throw error;
          });
        if (rows.length === 0) throw new CallError('ORD404', { itemId: body.itemId });
        return { saveForLaterId: body.saveForLaterId, total: await countEntries(transaction, body.saveForLaterId) };
      }),
    ),

    route(removeSavedItem, ({ params }, context) =>
      changeOnce(db, removeSavedItem.name, params, context, async (transaction) => {
        const { saveForlaterId: listId, itemId } = params;
        const wasThere = await removeEntry(transaction, context.subject.id, 'SAVED', { listId, itemId });
        if (!wasThere) throw new CallError('ORD404', { itemId });
        return { saveForLaterId: listId, total: await countEntries(transaction, listId) };
      }),
    ),
  ];
}

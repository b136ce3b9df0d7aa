import {
  getSavedForLater,
  removeSavedItem,
  saveForLater,
  updateSavedItem,
} from 'shared-contracts/calls/saved-for-later';
import { CallError } from '../base/call-error.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { changeSaved } from '../lists/change-saved.ts';
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
          country: context.locale.country,
          gifts,
        });
        return { id: params.basketId, revision, flash: [], saveForLaterId };
      });
    }),

    route(updateSavedItem, ({ body }, context) =>
      changeOnce(db, updateSavedItem.name, body, context, async (transaction) => {
        const { saveForLaterId, itemId, ...change } = body;
        const isChanged = await changeSaved(
          transaction,
          context.subject.id,
          { listId: saveForLaterId, itemId },
          change,
        );
        if (!isChanged) throw new CallError('ORD404', { itemId });
        return { saveForLaterId, total: await countEntries(transaction, saveForLaterId) };
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

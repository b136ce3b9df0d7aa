import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  addFavorite,
  type FavoriteList,
  getFavorites,
  getSharedFavorites,
  removeFavorite,
  shareFavorites,
} from 'shared-contracts/calls/favorites';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { readCards } from '../catalogue/card-queries.ts';
import type { Db } from '../database/database.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { type Route, route } from '../server/route.ts';
import { addEntry, countEntries, maxEntries, ownList, removeEntry } from './lists.ts';
import type { Page } from './saved-view.ts';

interface Row {
  readonly itemId: string;
  readonly productId: string;
  readonly styleId: string;
  readonly upc: string;
  readonly qty: number;
}

/** Returns a page of a list, newest first; products not sold in the market are omitted. */
async function readPage(
  db: Db,
  listId: string,
  { start, count }: Page,
  locale: Locale,
): Promise<Omit<FavoriteList, 'favoriteId' | 'shareToken'>> {
  const { rows } = await sql<Row>`
    select i.item_id as "itemId", i.product_id as "productId", p.style_id as "styleId", i.upc, i.qty
    from wishlist_item i join product p on p.product_id = i.product_id
    where i.list_id = ${listId} order by i.added_at desc, i.item_id limit ${count} offset ${start}`.execute(db);
  const cards = await readCards(db, [...new Set(rows.map(({ styleId }) => styleId))], locale);
  const items = rows.flatMap(({ itemId, productId, styleId, upc, qty }) => {
    const card = cards.find((candidate) => candidate.styleId === styleId);
    return card ? [{ itemId, id: productId, ...(upc ? { upc } : {}), qty, card }] : [];
  });
  return { total: await countEntries(db, listId), start, count: items.length, items };
}

async function readShareToken(db: Db, listId: string): Promise<Pick<FavoriteList, 'shareToken'>> {
  const { rows } = await sql<{ shareToken: string | null }>`
    select share_token as "shareToken" from wishlist where list_id = ${listId}`.execute(db);
  const token = rows[0]?.shareToken;
  return token ? { shareToken: token } : {};
}

const isSold = async (db: Db, productId: string, upc: string | undefined): Promise<boolean> => {
  const { rows } = await sql`
    select from product p join style s on s.style_id = p.style_id
    where p.product_id = ${productId} and s.product_type <> 'gift'
      and (${upc === undefined} or exists (select from variant v where v.product_id = p.product_id and v.upc = ${upc ?? ''}))`.execute(
    db,
  );
  return rows.length > 0;
};

/** Calls for favorites and their sharing link. Another subject's list is answered like a missing one. */
export function favoriteRoutes(db: Db): Route[] {
  return [
    route(getFavorites, async ({ query }, { subject, locale }) => {
      const favoriteId = await ownList(db, subject.id, 'FAVORITES');
      const sharing = await readShareToken(db, favoriteId);
      return { favoriteId, ...sharing, ...(await readPage(db, favoriteId, query, locale)) };
    }),

    route(addFavorite, ({ body }, context) =>
      changeOnce(db, addFavorite.name, body, context, async (transaction) => {
        if (!(await isSold(transaction, body.id, body.upc))) throw new CallError('PLP400', { field: 'id' });
        const favoriteId = await ownList(transaction, context.subject.id, 'FAVORITES');
        const itemId = await addEntry(transaction, favoriteId, {
          gift: null,
          productId: body.id,
          upc: body.upc ?? '',
          qty: body.qty,
          pageUrl: '',
          recipeId: null,
          customsCode: null,
        });
        const total = await countEntries(transaction, favoriteId);
        if (total > maxEntries) throw new CallError('PLP400', { field: 'id' });
        return { favoriteId, itemId, total };
      }),
    ),

    route(removeFavorite, ({ params }, context) =>
      changeOnce(db, removeFavorite.name, params, context, async (transaction) => {
        const { favoriteId: listId, itemId } = params;
        const wasThere = await removeEntry(transaction, context.subject.id, 'FAVORITES', { listId, itemId });
        if (!wasThere) throw new CallError('PLP400');
        return { favoriteId: listId, total: await countEntries(transaction, listId) };
      }),
    ),

    route(shareFavorites, ({ params, body }, context) =>
      changeOnce(db, shareFavorites.name, { params, body }, context, async (transaction) => {
        const fresh = randomBytes(16).toString('base64url');
        const { rows } = await sql<{ shareToken: string | null }>`
          update wishlist set share_token = case when ${body.shared} then coalesce(share_token, ${fresh}) end
          where list_id = ${params.favoriteId} and subject_id = ${context.subject.id} and kind = 'FAVORITES' returning share_token as "shareToken"`.execute(
          transaction,
        );
        const [row] = rows;
        if (!row) throw new CallError('PLP400');
        return { favoriteId: params.favoriteId, ...(row.shareToken ? { shareToken: row.shareToken } : {}) };
      }),
    ),

    route(getSharedFavorites, async ({ params, query }, { locale }) => {
      const { rows } = await sql<{
        list_id: string;
      }>`select list_id from wishlist where share_token = ${params.favoriteId}`.execute(db);
      const [list] = rows;
      if (!list) throw new CallError('PLP400');
      return readPage(db, list.list_id, query, locale);
    }),
  ];
}

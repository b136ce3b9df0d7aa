import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DocumentAction } from 'shared-contracts/calls/documents';
import type { StaffAction } from 'shared-contracts/calls/staff-people';
import type { Currency, Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { StaffActionTable } from '../database/staff-schema.ts';

/** Who does something: one of the staff, or the operator of the machine by a command. */
export interface Actor {
  /** Null for a command. */
  readonly staff: { readonly staffId: string; readonly email: string } | null;
  readonly correlationId: string;
  readonly now: Date;
}

/** What an editor changed. */
export interface ContentChange {
  /** A document as `kind/slug`, or the name of a picture. */
  readonly of: string;
  readonly language?: string;
  readonly site?: string;
  readonly note?: string;
}

/** What the back office did to an order or to stock. */
export interface ShopChange {
  /** An order number, or a UPC and a location. */
  readonly of: string;
  readonly reason?: string;
  /** Facts that changed; money in minor units. */
  readonly before?: Readonly<Record<string, string | number>>;
  readonly after?: Readonly<Record<string, string | number>>;
  /** Of the amounts. */
  readonly currency?: Currency;
  /** The mail that was sent again. */
  readonly mail?: string;
}

/** An entry of the audit record, without its author and time. */
export interface NewAction {
  readonly action: string;
  /** The email of whom it was done to. */
  readonly to?: string;
  readonly roles?: readonly string[];
  /** What an editor changed. */
  readonly content?: ContentChange;
  /** What the back office did. */
  readonly change?: ShopChange;
}

/** Writes an entry of the audit record, in the transaction of what it records. */
export async function recordAction(
  transaction: Db,
  { staff, correlationId, now }: Actor,
  { action, to, roles, content, change }: NewAction,
): Promise<void> {
  await transaction
    .insertInto('staff_action')
    .values({
      action_id: crypto.randomUUID(),
      done_at: now,
      actor_id: staff?.staffId ?? null,
      actor_email: staff?.email ?? null,
      action,
      target_email: to ?? null,
      details: json({ ...(roles ? { roles } : {}), ...content, ...change }),
      correlation_id: correlationId,
    })
    .execute();
}

const PAGE = 50;

/** Reads rows of the audit record, the latest first: a page of them and one more, if there is one. */
async function readRows(db: Db, after: string | undefined, isWanted: RawBuilder<boolean>) {
  const last = after
    ? await db
        .selectFrom('staff_action')
        .select(['done_at', 'action_id'])
        .where('action_id', '=', after)
        .executeTakeFirst()
    : undefined;
  let query = db.selectFrom('staff_action').selectAll().where(isWanted).orderBy('done_at', 'desc').orderBy('action_id');
  if (last)
    query = query.where((where) =>
      where.or([
        where('done_at', '<', last.done_at),
        where.and([where('done_at', '=', last.done_at), where('action_id', '>', last.action_id)]),
      ]),
    );
  const rows = await query.limit(PAGE + 1).execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** Reads a page of the audit record, the latest first. */
export async function readActions(
  db: Db,
  after: string | undefined,
): Promise<{ readonly actions: StaffAction[]; readonly hasMore: boolean }> {
  const { rows, hasMore } = await readRows(db, after, sql<boolean>`true`);
  return { actions: rows.map(toAction), hasMore };
}

/** Reads the latest 100 actions about things such as an order, or a UPC at a location, the latest first. */
export async function readActionsOf(db: Db, ...things: readonly string[]): Promise<StaffAction[]> {
  const rows = await db
    .selectFrom('staff_action')
    .selectAll()
    // The expression of the index staff_action_of.
    .where(sql<boolean>`details->>'of' = any(${things})`)
    .orderBy('done_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(toAction);
}

function toAction(row: Selectable<StaffActionTable>): StaffAction {
  const { roles, of, reason, before, after, currency, mail } = row.details;
  return {
    actionId: row.action_id,
    at: row.done_at.toISOString(),
    action: row.action,
    ...(row.actor_email ? { by: row.actor_email } : {}),
    ...(row.target_email ? { to: row.target_email } : {}),
    ...(roles ? { roles: [...roles] } : {}),
    ...(of ? { of } : {}),
    ...(reason ? { reason } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(currency ? { currency } : {}),
    ...(mail ? { mail } : {}),
  };
}

/** Reads a page of what editors did, the latest first. */
export async function readContentActions(
  db: Db,
  after: string | undefined,
): Promise<{ readonly actions: DocumentAction[]; readonly hasMore: boolean }> {
  // The condition of the index staff_action_content.
  const { rows, hasMore } = await readRows(
    db,
    after,
    sql<boolean>`(action like 'document.%' or action like 'media.%')`,
  );
  const actions = rows.map((row): DocumentAction => {
    const { of = '', language, site, note } = row.details;
    return {
      actionId: row.action_id,
      at: row.done_at.toISOString(),
      by: row.actor_email ?? '',
      action: row.action.replace('document.', '') as DocumentAction['action'],
      of,
      ...(language ? { language: language as Language } : {}),
      ...(site ? { site } : {}),
      ...(note ? { note } : {}),
    };
  });
  return { actions, hasMore };
}

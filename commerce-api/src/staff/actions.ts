import { type RawBuilder, sql } from 'kysely';
import type { DocumentAction } from 'shared-contracts/calls/documents';
import type { StaffAction } from 'shared-contracts/calls/staff-people';
import type { Language } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

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

/** An entry of the audit record, without its author and time. */
export interface NewAction {
  readonly action: string;
  /** The email of whom it was done to. */
  readonly to?: string;
  readonly roles?: readonly string[];
  /** What an editor changed. */
  readonly content?: ContentChange;
}

/** Writes an entry of the audit record, in the transaction of what it records. */
export async function recordAction(
  transaction: Db,
  { staff, correlationId, now }: Actor,
  { action, to, roles, content }: NewAction,
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
      details: json({ ...(roles ? { roles } : {}), ...content }),
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
  const actions = rows.map((row) => ({
    actionId: row.action_id,
    at: row.done_at.toISOString(),
    action: row.action,
    ...(row.actor_email ? { by: row.actor_email } : {}),
    ...(row.target_email ? { to: row.target_email } : {}),
    ...(row.details.roles ? { roles: [...row.details.roles] } : {}),
    ...(row.details.of ? { of: row.details.of } : {}),
  }));
  return { actions, hasMore };
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

import { type RawBuilder, sql } from 'kysely';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { PlacementState } from '../database/commerce-schema.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { Kept } from '../idempotency/once.ts';
import type { Snapshot } from './snapshot.ts';

/** A try to place an order. */
export interface Placement {
  readonly id: string;
  readonly subjectId: string;
  readonly cartId: string;
  readonly requestHash: string;
  readonly orderNumber: string;
  readonly state: PlacementState;
  readonly snapshot: Snapshot;
  readonly errorId: ErrorId | null;
  /** What the provider told the shopper about it. */
  readonly errorMessage: string | null;
  /** Where the shopper proves to be the holder of the card. */
  readonly challengeUrl: string | null;
  /** What the challenge gave the page; kept once. */
  readonly challengeResult: string | null;
  readonly leasedUntil: Date;
  readonly createdAt: Date;
}

/** Seconds that whoever works on a placement has for one step before somebody else may take over. */
export const leaseSeconds = 20;

const columns = sql`placement_id as id, subject_id as "subjectId", cart_id as "cartId", request_hash as "requestHash", order_number as "orderNumber",
  state, snapshot, error_id as "errorId", error_message as "errorMessage", challenge->>'url' as "challengeUrl", challenge_result as "challengeResult", leased_until as "leasedUntil", created_at as "createdAt"`;
const lease = sql`now() + make_interval(secs => ${sql.raw(String(leaseSeconds))})`;

async function first(query: ReturnType<typeof sql<Placement>>, db: Db): Promise<Placement | undefined> {
  return (await query.execute(db)).rows[0];
}

/** Tries that a call to place an order may repeat. */
export interface EarlierTries {
  /** Under the same key. */
  readonly own: Placement | undefined;
  /** Of the same cart under another key, such as that of a page that was reloaded; one that failed is none. */
  readonly ofCart: Placement | undefined;
  /** What lies under the key. */
  readonly kept: Kept | undefined;
}

interface TryRow extends Omit<Placement, 'id'> {
  /** Null where there is no try at all. */
  readonly id: string | null;
  readonly key: string;
  readonly kept: Kept | null;
}

export async function findTries(
  db: Db,
  { subjectId, key, cartId }: { readonly subjectId: string; readonly key: string; readonly cartId: string },
): Promise<EarlierTries> {
  const { rows } = await sql<TryRow>`
    select ${columns}, key, kept.kept from (
      select (select jsonb_build_object('hash', request_hash, 'answer', answer) from idempotency where subject_id = ${subjectId} and key = ${key}) as kept
    ) kept
    left join placement on subject_id = ${subjectId} and (key = ${key} or (cart_id = ${cartId} and state <> 'failed'))`.execute(
    db,
  );
  const tries = rows.filter((row): row is TryRow & Placement => row.id !== null);
  const own = tries.find((row) => row.key === key);
  return { own, ofCart: tries.find((row) => row !== own), kept: rows[0]?.kept ?? undefined };
}

/** The try that an order's number was given to; undefined when it is somebody else's. */
export function findByNumber(db: Db, subjectId: string, orderNumber: string): Promise<Placement | undefined> {
  return first(
    sql<Placement>`select ${columns} from placement where subject_id = ${subjectId} and order_number = ${orderNumber}`,
    db,
  );
}

export function findById(db: Db, id: string): Promise<Placement | undefined> {
  return first(sql<Placement>`select ${columns} from placement where placement_id = ${id}`, db);
}

/** A try that begins. */
export interface NewPlacement {
  readonly id: string;
  readonly subjectId: string;
  readonly cartId: string;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
  readonly snapshot: Snapshot;
}

/**
 * The tables of a statement that writes a try: `keyed` claims its key and has no row when the key was used before.
 * @param source what has to give a row, from `from` on
 */
export const keyTable = (row: NewPlacement, source: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  keyed as (
    insert into idempotency (subject_id, key, call, request_hash, answer)
    select ${row.subjectId}, ${row.key}, ${row.call}, ${row.requestHash}, ${json({ orderNumber: row.snapshot.order.orderNumber })} ${source}
    on conflict do nothing returning key
  )`;

/** Writes the try once its key is claimed. */
export const placementInsert = (row: NewPlacement, state: 'reserved' | 'done'): RawBuilder<unknown> => sql`
  insert into placement (placement_id, subject_id, cart_id, key, request_hash, order_number, state, snapshot, leased_until)
  select ${row.id}, ${row.subjectId}, ${row.cartId}, keyed.key, ${row.requestHash}, ${row.snapshot.order.orderNumber}, ${state}, ${json(row.snapshot)}, ${lease}
  from keyed`;

/** Writes a try that begins. @returns undefined when its key was used before: nothing is written then */
export async function insertPlacement(transaction: Db, row: NewPlacement): Promise<Placement | undefined> {
  return first(
    sql<Placement>`with ${keyTable(row)} ${placementInsert(row, 'reserved')} returning ${columns}`,
    transaction,
  );
}

/** Why there will be no order, with what the provider told the shopper. */
export interface Refusal {
  readonly errorId: ErrorId;
  readonly message?: string | undefined;
}

/** The statement that moves a placement on. */
export const advancing = (
  id: string,
  from: readonly PlacementState[],
  to: PlacementState,
  refusal?: Refusal,
): RawBuilder<unknown> => sql`
  update placement set state = ${to}, error_id = coalesce(cast(${refusal?.errorId ?? null} as text), error_id),
    error_message = coalesce(cast(${refusal?.message ?? null} as text), error_message), leased_until = ${lease}, updated_at = now()
  where placement_id = ${id} and state = any(${[...from]})`;

/**
 * Moves a placement on, only from the states named: of two who try, one succeeds.
 * @returns the placement where it was this caller who moved it
 */
export function advance(
  transaction: Db,
  id: string,
  from: readonly PlacementState[],
  to: PlacementState,
  refusal?: Refusal,
): Promise<Placement | undefined> {
  return first(sql<Placement>`${advancing(id, from, to, refusal)} returning ${columns}`, transaction);
}

/** Minutes that a shopper has for a challenge; goods wait as long. */
const challengeMinutes = 15;

/** Waits for the shopper to prove to be the card's holder. */
export async function awaitChallenge(db: Db, id: string, url: string): Promise<void> {
  await sql`
    update placement set state = 'challenge', challenge = cast(${JSON.stringify({ url })} as jsonb), challenge_result = null,
      leased_until = now() + make_interval(mins => ${challengeMinutes}), updated_at = now()
    where placement_id = ${id} and state = 'reserved'`.execute(db);
}

/** Takes what a challenge gave the page, once: of two answers the first counts. @returns the placement to go on with */
export function answerChallenge(db: Db, id: string, result: string): Promise<Placement | undefined> {
  return first(
    sql<Placement>`
      update placement set state = 'reserved', challenge_result = ${result}, leased_until = ${lease}, updated_at = now()
      where placement_id = ${id} and state = 'challenge' returning ${columns}`,
    db,
  );
}

/** Placements whose challenge nobody answered in time. */
export async function findUnanswered(db: Db, limit: number): Promise<Placement[]> {
  const { rows } = await sql<Placement>`
    select ${columns} from placement where state = 'challenge' and leased_until < now() order by leased_until limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Says when an unfinished placement is to be looked at next. */
export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await sql`update placement set leased_until = now() + make_interval(secs => ${seconds}) where placement_id = ${id}`.execute(
    db,
  );
}

/** Takes a placement that nobody works on any more; undefined when somebody does or it is finished. */
export function takeOver(db: Db, id: string): Promise<Placement | undefined> {
  return first(
    sql<Placement>`
      update placement set leased_until = ${lease}
      where placement_id = ${id} and leased_until < now() and state not in ('done', 'failed', 'challenge') returning ${columns}`,
    db,
  );
}

/** Placements that were left unfinished. */
export async function findAbandoned(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select placement_id as id from placement where leased_until < now() and state not in ('done', 'failed', 'challenge') order by leased_until limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

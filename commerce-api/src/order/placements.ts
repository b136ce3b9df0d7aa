import { type RawBuilder, sql } from 'kysely';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { PlacementState } from '../database/commerce-schema.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { Kept } from '../idempotency/once.ts';
import type { Snapshot } from './snapshot.ts';

/** An attempt to place an order. */
export interface Placement {
  readonly id: string;
  readonly subjectId: string;
  readonly cartId: string;
  readonly requestHash: string;
  readonly orderNumber: string;
  readonly state: PlacementState;
  readonly snapshot: Snapshot;
  readonly errorId: ErrorId | null;
  /** The provider's message for the shopper. */
  readonly errorMessage: string | null;
  /** Address of the 3-D Secure challenge. */
  readonly challengeUrl: string | null;
  /** The result that the challenge returned to the page; stored once. */
  readonly challengeResult: string | null;
  readonly leasedUntil: Date;
  readonly createdAt: Date;
}

/** Lease in seconds that a worker holds a placement for one step before another may take over. */
export const leaseSeconds = 20;

const columns = sql`placement_id as id, subject_id as "subjectId", cart_id as "cartId", request_hash as "requestHash", order_number as "orderNumber",
  state, snapshot, error_id as "errorId", error_message as "errorMessage", challenge->>'url' as "challengeUrl", challenge_result as "challengeResult", leased_until as "leasedUntil", created_at as "createdAt"`;
const lease = sql`now() + make_interval(secs => ${sql.raw(String(leaseSeconds))})`;

async function first(query: ReturnType<typeof sql<Placement>>, db: Db): Promise<Placement | undefined> {
  return (await query.execute(db)).rows[0];
}

/** Earlier attempts that a call to place an order may repeat. */
export interface EarlierAttempts {
  /** The attempt under the same key. */
  readonly own: Placement | undefined;
  /** An attempt for the same cart under another key, e.g. from a reloaded page; failed attempts are excluded. */
  readonly ofCart: Placement | undefined;
  /** The result stored under the key. */
  readonly kept: Kept | undefined;
}

interface AttemptRow extends Omit<Placement, 'id'> {
  /** Null when there is no attempt. */
  readonly id: string | null;
  readonly key: string;
  readonly kept: Kept | null;
}

export async function findAttempts(
  db: Db,
  { subjectId, key, cartId }: { readonly subjectId: string; readonly key: string; readonly cartId: string },
): Promise<EarlierAttempts> {
  const { rows } = await sql<AttemptRow>`
    select ${columns}, key, kept.kept from (
      select (select jsonb_build_object('hash', request_hash, 'answer', answer) from idempotency where subject_id = ${subjectId} and key = ${key}) as kept
    ) kept
    left join placement on subject_id = ${subjectId} and (key = ${key} or (cart_id = ${cartId} and state <> 'failed'))`.execute(
    db,
  );
  const attempts = rows.filter((row): row is AttemptRow & Placement => row.id !== null);
  const own = attempts.find((row) => row.key === key);
  return { own, ofCart: attempts.find((row) => row !== own), kept: rows[0]?.kept ?? undefined };
}

/** Finds the attempt with an order number; undefined when it belongs to another subject. */
export function findByNumber(db: Db, subjectId: string, orderNumber: string): Promise<Placement | undefined> {
  return first(
    sql<Placement>`select ${columns} from placement where subject_id = ${subjectId} and order_number = ${orderNumber}`,
    db,
  );
}

export function findById(db: Db, id: string): Promise<Placement | undefined> {
  return first(sql<Placement>`select ${columns} from placement where placement_id = ${id}`, db);
}

/** A new placement attempt. */
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
 * Returns the CTEs that write an attempt: `keyed` claims its key and has no row when the key is already used.
 * @param source what must return a row, from `from` on
 */
export const keyTable = (row: NewPlacement, source: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  keyed as (
    insert into idempotency (subject_id, key, call, request_hash, answer)
    select ${row.subjectId}, ${row.key}, ${row.call}, ${row.requestHash}, ${json({ orderNumber: row.snapshot.order.orderNumber })} ${source}
    on conflict do nothing returning key
  )`;

/** Inserts the attempt once its key is claimed. */
export const placementInsert = (row: NewPlacement, state: 'reserved' | 'done'): RawBuilder<unknown> => sql`
  insert into placement (placement_id, subject_id, cart_id, key, request_hash, order_number, state, snapshot, leased_until)
  select ${row.id}, ${row.subjectId}, ${row.cartId}, keyed.key, ${row.requestHash}, ${row.snapshot.order.orderNumber}, ${state}, ${json(row.snapshot)}, ${lease}
  from keyed`;

/**
 * Inserts a new attempt.
 * @returns undefined when its key is already used; nothing is written then
 */
export async function insertPlacement(transaction: Db, row: NewPlacement): Promise<Placement | undefined> {
  return first(
    sql<Placement>`with ${keyTable(row)} ${placementInsert(row, 'reserved')} returning ${columns}`,
    transaction,
  );
}

/** The reason why a placement failed, with the provider's message for the shopper. */
export interface Refusal {
  readonly errorId: ErrorId;
  readonly message?: string | undefined;
}

/** The statement that advances a placement. */
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
 * Advances a placement from one of the given states; of two concurrent callers, one succeeds.
 * @returns the placement if this caller advanced it
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

/** Minutes that a shopper has to answer a challenge; stock is held for as long. */
const challengeMinutes = 15;

/** Moves the placement to the state that waits for the shopper's challenge. */
export async function awaitChallenge(db: Db, id: string, url: string): Promise<void> {
  await sql`
    update placement set state = 'challenge', challenge = cast(${JSON.stringify({ url })} as jsonb), challenge_result = null,
      leased_until = now() + make_interval(mins => ${challengeMinutes}), updated_at = now()
    where placement_id = ${id} and state = 'reserved'`.execute(db);
}

/**
 * Stores the result of a challenge, once: the first of two results wins.
 * @returns the placement to continue with
 */
export function answerChallenge(db: Db, id: string, result: string): Promise<Placement | undefined> {
  return first(
    sql<Placement>`
      update placement set state = 'reserved', challenge_result = ${result}, leased_until = ${lease}, updated_at = now()
      where placement_id = ${id} and state = 'challenge' returning ${columns}`,
    db,
  );
}

/** Returns placements whose challenge has expired. */
export async function findUnanswered(db: Db, limit: number): Promise<Placement[]> {
  const { rows } = await sql<Placement>`
    select ${columns} from placement where state = 'challenge' and leased_until < now() order by leased_until limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Sets when an unfinished placement is due for the next attempt. */
export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await sql`update placement set leased_until = now() + make_interval(secs => ${seconds}) where placement_id = ${id}`.execute(
    db,
  );
}

/** Takes over a placement whose lease has expired; undefined when it is leased or finished. */
export function claimAbandoned(db: Db, id: string): Promise<Placement | undefined> {
  return first(
    sql<Placement>`
      update placement set leased_until = ${lease}
      where placement_id = ${id} and leased_until < now() and state not in ('done', 'failed', 'challenge') returning ${columns}`,
    db,
  );
}

/** Returns the ids of unfinished placements whose lease has expired. */
export async function findAbandoned(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select placement_id as id from placement where leased_until < now() and state not in ('done', 'failed', 'challenge') order by leased_until limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns the age in seconds of the oldest placement that is neither finished nor waits for its shopper. */
export async function oldestUnfinishedSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select cast(coalesce(extract(epoch from now() - min(created_at)), 0) as double precision) as age from placement
    where state not in ('done', 'failed', 'challenge')`.execute(db);
  return rows[0]?.age ?? 0;
}

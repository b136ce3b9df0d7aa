import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { FoundCase, findCases, StaffCase } from 'shared-contracts/calls/staff-cases';
import type { CaseState } from 'shared-contracts/case-limits';
import { type Language, type LocaleId, locales } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import { CallError } from '../base/call-error.ts';
import { contactLabels } from '../consumer/contact-subjects.ts';
import {
  type CaseAnswered,
  readMessages,
  readPictures,
  subjectOf,
  textOf,
  turnCase,
  writeMessage,
} from '../consumer/support-cases.ts';
import type { Db } from '../database/database.ts';
import { prefixPattern } from '../database/like-pattern.ts';
import { post } from '../jobs/outbox.ts';
import { recordAction } from '../staff/actions.ts';
import type { StaffActor } from '../staff/actor-of.ts';

type Search = ParsedCall<typeof findCases>['body'];

interface Row {
  readonly caseNumber: string;
  readonly kind: 'WARRANTY' | 'CONTACT';
  readonly details: Readonly<Record<string, string>>;
  readonly state: CaseState;
  readonly email: string;
  readonly openedAt: Date;
  readonly changedAt: Date;
}

const PAGE = 25;

/** What words are by their shape: nothing lists all cases. */
export type CaseSearchKind = 'latest' | 'email' | 'number';
export function caseSearchKindOf(words: string): CaseSearchKind {
  if (words === '') return 'latest';
  return words.includes('@') ? 'email' : 'number';
}

const columns = sql`c.case_number as "caseNumber", c.kind, c.details, c.state, c.email, c.opened_at as "openedAt", c.changed_at as "changedAt"`;
/** The place of a case in the list: those that wait for the shop first, the longest of them first; then the last changed. */
const order = sql`c.state = 'open', case when c.state = 'open' then -1 else 1 end * extract(epoch from c.changed_at), c.case_number`;

function toFound({ details, openedAt, changedAt, ...row }: Row, language: Language): FoundCase {
  return {
    caseNumber: row.caseNumber,
    kind: row.kind,
    subject: subjectOf({ kind: row.kind, details }, language),
    state: row.state,
    name: [details.firstName, details.lastName].filter(Boolean).join(' '),
    email: row.email,
    openedAt: openedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Returns a page of cases; those that wait for the shop first, the longest of them first. */
export async function searchCases(
  db: Db,
  { words, state, after }: Search,
  language: Language,
): Promise<{ readonly cases: FoundCase[]; readonly next?: string }> {
  const matches = {
    latest: sql`true`,
    email: sql`c.email like ${prefixPattern(words.toLowerCase())}`,
    number: sql`c.case_number like ${prefixPattern(writtenOrderNumber(words))}`,
  }[caseSearchKindOf(words)];
  const isInState = state === undefined ? sql`true` : sql`c.state = ${state}`;
  const isLater = after
    ? sql`(${order}) < (select ${order} from support_case c where c.case_number = ${after})`
    : sql`true`;
  const { rows } = await sql<Row>`
    select ${columns} from support_case c where ${matches} and ${isInState} and ${isLater}
    order by (${order}) desc limit ${PAGE + 1}`.execute(db);
  const cases = rows.slice(0, PAGE).map((row) => toFound(row, language));
  const next = rows.length > PAGE ? cases.at(-1)?.caseNumber : undefined;
  return { cases, ...(next ? { next } : {}) };
}

interface Detail extends Row {
  readonly revision: number;
  readonly locale: LocaleId;
  readonly hasAccount: boolean;
  readonly isUnderAddress: boolean;
  readonly hasMailbox: boolean;
  readonly isKnownOrder: boolean;
}

/** Whether the account has shown that it reads what is mailed to the address of the case. */
const hasMailbox = sql`(a.email = c.email and a.mailbox_proven_at is not null)`;

/**
 * Returns everything that was sent with a case, and its messages. Anybody can open an account with somebody else's
 * address, and reads the answers in it: orders of the address are the sender's once that mailbox is proven. Answers to a
 * guest go to the mailbox alone.
 * @throws {CallError} API404
 */
export async function readCase(db: Db, caseNumber: string, language: Language): Promise<StaffCase> {
  const { rows } = await sql<Detail>`
    select ${columns}, c.revision, coalesce(c.locale, a.locale, 'en-us') as locale, a.subject_id is not null and c.of_account as "hasAccount", coalesce(a.email = c.email, false) as "isUnderAddress", coalesce(${hasMailbox}, false) as "hasMailbox",
      exists (select from orders o where o.order_number = c.details ->> 'orderNumber'
        and ((c.of_account and o.subject_id = c.subject_id)
          or (o.email = c.email and (a.subject_id is null or not c.of_account or ${hasMailbox})))) as "isKnownOrder"
    from support_case c left join account a on a.subject_id = c.subject_id where c.case_number = ${caseNumber}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new CallError('API404');
  const { details, revision, locale, hasAccount, isKnownOrder } = row;
  const labels =
    row.kind === 'CONTACT' ? contactLabels(details.category ?? '', details.subject ?? '', language) : undefined;
  const optional = {
    phone: details.phone,
    country: details.country,
    category: labels?.category,
    serialNumber: details.serialNumber,
    orderNumber: details.orderNumber,
    purchasedOn: details.purchasedOn,
    purchasedAt: details.purchasedAt,
  };
  return {
    ...toFound(row, language),
    revision,
    language: locales[locale].language,
    hasAccount,
    // With another address since then, the account tells nothing about that of the case any more.
    ...(hasAccount && row.isUnderAddress ? { isAddressConfirmed: row.hasMailbox } : {}),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
    ...(details.orderNumber ? { isKnownOrder } : {}),
    text: textOf(row),
    pictures: await readPictures(db, caseNumber),
    messages: (await readMessages(db, caseNumber)).map(({ message, staffEmail }) => ({
      ...message,
      ...(staffEmail ? { author: staffEmail } : {}),
    })),
  };
}

interface Seen {
  readonly caseNumber: string;
  /** As the member of staff has seen the case. */
  readonly revision: number;
}

/** Locks a case. @throws {CallError} API404, or CAS409 when it is not as the member of staff has seen it */
async function lockCase(transaction: Db, { caseNumber, revision }: Seen): Promise<CaseState> {
  const row = await transaction
    .selectFrom('support_case')
    .select(['state', 'revision'])
    .where('case_number', '=', caseNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new CallError('API404');
  if (row.revision !== revision) throw new CallError('CAS409');
  return row.state;
}

/**
 * Answers a case, with its entry in the audit record, and mails the answer to its sender.
 * @throws {CallError} API404, CAS409 when the case has changed meanwhile, or CAS410 when it is closed
 */
export async function addAnswer(
  transaction: Db,
  { text, ...seen }: Seen & { readonly text: string },
  actor: StaffActor,
): Promise<void> {
  if ((await lockCase(transaction, seen)) === 'closed') throw new CallError('CAS410');
  const { caseNumber } = seen;
  const messageId = await writeMessage(transaction, {
    caseNumber,
    text,
    staffEmail: actor.staff.email,
    now: actor.now,
  });
  await recordAction(transaction, actor, { action: 'case.answer', change: { of: caseNumber } });
  await post(transaction, 'case-answered', { messageId } satisfies CaseAnswered);
}

/**
 * Closes a case, or opens it again, with its entry in the audit record.
 * @throws {CallError} API404, or CAS409 when the case has changed meanwhile
 */
export async function turnTo(
  transaction: Db,
  { state, ...seen }: Seen & { readonly state: 'open' | 'closed' },
  actor: StaffActor,
): Promise<void> {
  await lockCase(transaction, seen);
  await turnCase(transaction, { caseNumber: seen.caseNumber, state, now: actor.now });
  const action = state === 'closed' ? 'case.close' : 'case.reopen';
  await recordAction(transaction, actor, { action, change: { of: seen.caseNumber } });
}

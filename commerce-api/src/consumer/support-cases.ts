import type { OwnCase } from 'shared-contracts/calls/support-cases';
import type { CaseState } from 'shared-contracts/case-limits';
import type { Language, LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { readableCode } from '../base/readable-code.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { post } from '../jobs/outbox.ts';
import { contactLabels } from './contact-subjects.ts';

export interface NewCase {
  readonly kind: 'WARRANTY' | 'CONTACT';
  readonly subjectId: string;
  readonly email: string;
  /** Whether the email is that of the sender's account: nobody else's answers are shown in it. */
  readonly isOfAccount: boolean;
  /** Of the page that it is sent from. */
  readonly locale: LocaleId;
  /** The submitted values; empty fields are not stored. */
  readonly details: Readonly<Record<string, string | undefined>>;
  /** Ids of uploaded pictures, in their order. */
  readonly pictures: readonly string[];
  readonly now: Date;
}

/** Payload of the outbox message for a confirmation; the rest is read when it is sent. */
export interface CaseOpened {
  readonly caseNumber: string;
}

/** Payload of the outbox message for an answer. */
export interface CaseAnswered {
  readonly messageId: string;
}

/**
 * Opens a support case, and mails its sender what was received.
 * @returns its reference, e.g. SC-4K7Q-2X9D
 * @throws {CallError} CAS422 for a picture that is not the sender's, or is kept no longer
 */
export async function openCase(
  transaction: Db,
  { kind, subjectId, email, isOfAccount, locale, details, pictures, now }: NewCase,
): Promise<string> {
  const caseNumber = `SC-${readableCode()}`;
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(details)) if (value) written[name] = value;
  await transaction
    .insertInto('support_case')
    .values({
      case_number: caseNumber,
      kind,
      subject_id: subjectId,
      email,
      locale,
      details: json(written),
      opened_at: now,
      changed_at: now,
      of_account: isOfAccount,
    })
    .execute();
  for (const [position, pictureId] of pictures.entries()) {
    const { numUpdatedRows: taken } = await transaction
      .updateTable('support_picture')
      .set({ case_number: caseNumber, position })
      .where('picture_id', '=', pictureId)
      .where('subject_id', '=', subjectId)
      .where('case_number', 'is', null)
      .executeTakeFirstOrThrow();
    if (!taken) throw new CallError('CAS422', { field: 'pictures' });
  }
  await post(transaction, 'case-opened', { caseNumber } satisfies CaseOpened);
  return caseNumber;
}

interface Sent {
  readonly kind: 'WARRANTY' | 'CONTACT';
  readonly details: Readonly<Record<string, string>>;
}

/** What a case is about: the product, or the subject in a language. */
export function subjectOf({ kind, details }: Sent, language: Language): string {
  const { product = '', category = '', subject = '' } = details;
  return kind === 'WARRANTY' ? product : (contactLabels(category, subject, language)?.subject ?? subject);
}

/** What a case was opened with. */
export const textOf = ({ details }: Pick<Sent, 'details'>): string => details.description ?? details.message ?? '';

/** A message as both sides read it, and the member of staff who wrote it, whom only staff see. */
interface Written {
  readonly message: OwnCase['messages'][number];
  readonly staffEmail: string | null;
}

/** Reads the messages of a case, oldest first. */
export async function readMessages(db: Db, caseNumber: string): Promise<Written[]> {
  const rows = await db
    .selectFrom('support_message')
    .select(['message_id', 'author', 'staff_email', 'body', 'written_at'])
    .where('case_number', '=', caseNumber)
    .orderBy('written_at')
    .orderBy('message_id')
    .execute();
  return rows.map((row) => ({
    message: { messageId: row.message_id, by: row.author, text: row.body, writtenAt: row.written_at.toISOString() },
    staffEmail: row.staff_email,
  }));
}

interface Turn {
  readonly caseNumber: string;
  readonly state: CaseState;
  readonly now: Date;
}

/** Brings a case into a state; whoever has seen it before has seen another revision. */
export async function turnCase(transaction: Db, { caseNumber, state, now }: Turn): Promise<void> {
  await transaction
    .updateTable('support_case')
    .set((of) => ({ state, revision: of('revision', '+', 1), changed_at: now }))
    .where('case_number', '=', caseNumber)
    .execute();
}

interface Message {
  readonly caseNumber: string;
  readonly text: string;
  /** Undefined for the sender of the case. */
  readonly staffEmail?: string;
  readonly now: Date;
}

/** Writes to a case, which waits for the other side then. @returns the id of the message */
export async function writeMessage(transaction: Db, { caseNumber, text, staffEmail, now }: Message): Promise<string> {
  const message_id = crypto.randomUUID();
  await turnCase(transaction, { caseNumber, state: staffEmail === undefined ? 'open' : 'answered', now });
  await transaction
    .insertInto('support_message')
    .values({
      message_id,
      case_number: caseNumber,
      author: staffEmail === undefined ? 'shopper' : 'staff',
      staff_email: staffEmail ?? null,
      body: text,
      written_at: now,
    })
    .execute();
  return message_id;
}

/** Reads what is known of the pictures of a case. */
export async function readPictures(db: Db, caseNumber: string): Promise<OwnCase['pictures']> {
  const rows = await db
    .selectFrom('support_picture')
    .select(['picture_id', 'width', 'height'])
    .where('case_number', '=', caseNumber)
    .orderBy('position')
    .execute();
  return rows.map(({ picture_id: pictureId, width, height }) => ({ pictureId, width, height }));
}

/** Reads the file of a picture of a case. @throws {CallError} API404 */
export async function readPictureFile(db: Db, caseNumber: string, pictureId: string) {
  const row = await db
    .selectFrom('support_picture')
    .select(['format', 'data'])
    .where('case_number', '=', caseNumber)
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  if (!row) throw new CallError('API404');
  return { contentType: `image/${row.format}` as const, data: Buffer.from(row.data).toString('base64') };
}

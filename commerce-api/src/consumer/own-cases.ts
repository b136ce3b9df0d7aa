import { sql } from 'kysely';
import type { CaseSummary, OwnCase } from 'shared-contracts/calls/support-cases';
import { caseLimits } from 'shared-contracts/case-limits';
import type { Language } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { type PreparedPicture, prepareUpload } from '../media/prepare-upload.ts';
import { readMessages, readPictures, subjectOf, textOf, writeMessage } from './support-cases.ts';

const PAGE = 20;

const selectCases = (db: Db, subjectId: string) =>
  db
    .selectFrom('support_case')
    .select(['case_number', 'kind', 'details', 'state', 'opened_at', 'changed_at'])
    .where('subject_id', '=', subjectId)
    .where('of_account', '=', true);
const selectCase = (db: Db, subjectId: string, caseNumber: string) =>
  selectCases(db, subjectId).where('case_number', '=', caseNumber);
type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

const toSummary = (row: Row, language: Language): CaseSummary => ({
  caseNumber: row.case_number,
  kind: row.kind,
  subject: subjectOf(row, language),
  state: row.state,
  openedAt: row.opened_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

/** Returns a page of somebody's cases, the last changed first. */
export async function readOwnCases(
  db: Db,
  subjectId: string,
  { after, language }: { readonly after: string | undefined; readonly language: Language },
): Promise<{ readonly cases: CaseSummary[]; readonly next?: string }> {
  let query = selectCases(db, subjectId).orderBy('changed_at', 'desc').orderBy('case_number', 'desc');
  if (after !== undefined)
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('changed_at', 'case_number'),
        '<',
        selectFrom('support_case as last')
          .select(['last.changed_at', 'last.case_number'])
          .where('last.case_number', '=', after)
          .where('last.subject_id', '=', subjectId)
          .$asTuple('changed_at', 'case_number'),
      ),
    );
  const rows = await query.limit(PAGE + 1).execute();
  const cases = rows.slice(0, PAGE).map((row) => toSummary(row, language));
  const next = rows.length > PAGE ? cases.at(-1)?.caseNumber : undefined;
  return { cases, ...(next ? { next } : {}) };
}

/** Returns one of somebody's cases with its messages. @throws {CallError} API404 */
export async function readOwnCase(
  db: Db,
  subjectId: string,
  { caseNumber, language }: { readonly caseNumber: string; readonly language: Language },
): Promise<OwnCase> {
  const row = await selectCase(db, subjectId, caseNumber).executeTakeFirst();
  if (!row) throw new CallError('API404');
  const { serialNumber, orderNumber } = row.details;
  return {
    ...toSummary(row, language),
    text: textOf(row),
    ...(serialNumber ? { serialNumber } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    pictures: await readPictures(db, caseNumber),
    messages: (await readMessages(db, caseNumber)).map(({ message }) => message),
  };
}

interface Reply {
  readonly caseNumber: string;
  readonly subjectId: string;
  readonly text: string;
  readonly now: Date;
}

/**
 * Writes to one's own case, which waits for the shop then.
 * @throws {CallError} API404, or CAS410 for a closed case
 */
export async function addReply(transaction: Db, { caseNumber, subjectId, text, now }: Reply): Promise<void> {
  const row = await selectCase(transaction, subjectId, caseNumber).forUpdate().executeTakeFirst();
  if (!row) throw new CallError('API404');
  if (row.state === 'closed') throw new CallError('CAS410');
  await writeMessage(transaction, { caseNumber, text, now });
}

/** Pages send 1600 by 1600 pixels at most; another format would unpack into many more. */
const maxPixels = 4_000_000;
/** Of the encoding: as good as fits. */
const qualities = [82, 60, 40] as const;

/** Encodes a picture anew, so that it takes no more room than one that is sent. */
async function asKept(bytes: Buffer): Promise<PreparedPicture> {
  for (const quality of qualities) {
    const picture = await prepareUpload(bytes, { longestSide: caseLimits.pictureSide, quality, maxPixels });
    if (picture.data.length <= 2 * caseLimits.pictureBytes) return picture;
  }
  throw new CallError('MED422', { field: 'data' });
}

/** Pictures of one sender that no case has taken yet: as many as are taken in an hour, so that none goes that a form still shows. */
const MAX_LOOSE = 20;

/**
 * Keeps a picture for a case that its sender opens within a day, encoded anew and without its metadata. The sender's
 * oldest ones that no case has taken make room for it.
 * @throws {CallError} MED422 for what is no picture of an accepted format, damaged, or has too many pixels
 */
export async function keepPicture(
  db: Db,
  subjectId: string,
  { data, now }: { readonly data: string; readonly now: Date },
): Promise<OwnCase['pictures'][number]> {
  const { width, height, ...picture } = await asKept(Buffer.from(data, 'base64'));
  const picture_id = crypto.randomUUID();
  await transact(db, async (transaction) => {
    await transaction
      .insertInto('support_picture')
      .values({ picture_id, subject_id: subjectId, case_number: null, ...picture, width, height, added_at: now })
      .execute();
    await sql`
      delete from support_picture where case_number is null and picture_id in (
        select picture_id from support_picture
        where subject_id = ${subjectId} and case_number is null and picture_id <> ${picture_id}
        order by added_at desc, picture_id offset ${MAX_LOOSE - 1})`.execute(transaction);
  });
  return { pictureId: picture_id, width, height };
}

/** @throws {CallError} API404 for a case that is not one's own */
export async function checkOwn(db: Db, subjectId: string, caseNumber: string): Promise<void> {
  const row = await selectCase(db, subjectId, caseNumber).executeTakeFirst();
  if (!row) throw new CallError('API404');
}

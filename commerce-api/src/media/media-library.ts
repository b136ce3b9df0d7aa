import { type ExpressionBuilder, sql } from 'kysely';
import { cropOf, type MediaRatio, type Medium, mediaRatios } from 'shared-contracts/calls/media';
import { CallError } from '../base/call-error.ts';
import { isUuid } from '../base/uuid.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { Schema } from '../database/schema.ts';
import type { SourcePicture } from './picture-source.ts';
import { pictureHash } from './picture-store.ts';
import type { PreparedPicture } from './prepare-upload.ts';

const email = (row: ExpressionBuilder<Schema, 'media'>) =>
  row.fn.coalesce(
    row.selectFrom('staff').select('email').where(sql<boolean>`cast(subject_id as text) = media.author`),
    row.val(''),
  );

/** Pictures of the library as editors see them. */
function selectMedia(db: Db) {
  return db
    .selectFrom('media')
    .select(['media_id', 'name', 'width', 'height', 'bytes', 'alt', 'focal_x', 'focal_y', 'uploaded_at', 'changed_at'])
    .select((row) => email(row).as('author'));
}
type MediumRow = Awaited<ReturnType<ReturnType<typeof selectMedia>['executeTakeFirstOrThrow']>>;

const toMedium = (row: MediumRow): Medium => ({
  mediaId: row.media_id,
  name: row.name,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  alt: { en: row.alt.en, fr: row.alt.fr, de: row.alt.de },
  focalPoint: { x: row.focal_x, y: row.focal_y },
  author: row.author,
  uploadedAt: row.uploaded_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

/** Lists pictures, the last changed first. */
export async function listMedia(
  db: Db,
  { search, limit, offset }: { readonly search?: string | undefined; readonly limit: number; readonly offset: number },
): Promise<{ readonly media: Medium[]; readonly numFound: number }> {
  const part = search?.toLowerCase() ?? '';
  const rows = await selectMedia(db)
    .select(sql<number>`cast(count(*) over () as integer)`.as('total'))
    .$if(part !== '', (query) =>
      query.where(
        sql<boolean>`position(${part} in lower(name || ' ' || (alt ->> 'en') || ' ' || (alt ->> 'fr') || ' ' || (alt ->> 'de'))) > 0`,
      ),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('media_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { media: rows.map(toMedium), numFound: rows[0]?.total ?? 0 };
}

/** @throws {CallError} API404 */
export async function readMedium(db: Db, mediaId: string): Promise<Medium> {
  const row = await selectMedia(db).where('media_id', '=', mediaId).executeTakeFirst();
  if (!row) throw new CallError('API404');
  return toMedium(row);
}

interface Described {
  readonly name: string;
  readonly alt: Medium['alt'];
}

/**
 * Adds a picture, unless the library has one with the same content.
 * @returns its id, and whether it is new
 */
export async function addMedium(
  transaction: Db,
  { data, format, width, height }: PreparedPicture,
  { name, alt, author, now }: Described & { readonly author: string; readonly now: Date },
): Promise<{ readonly mediaId: string; readonly isNew: boolean }> {
  const hash = pictureHash(data);
  const added = await transaction
    .insertInto('media')
    .values({
      media_id: crypto.randomUUID(),
      name,
      format,
      width,
      height,
      bytes: data.length,
      content_hash: hash,
      alt: json(alt),
      author,
      uploaded_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .returning('media_id')
    .executeTakeFirst();
  if (added) {
    await transaction.insertInto('media_file').values({ media_id: added.media_id, data }).execute();
    return { mediaId: added.media_id, isNew: true };
  }
  const known = await transaction
    .selectFrom('media')
    .select('media_id')
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return { mediaId: known.media_id, isNew: false };
}

/**
 * Changes what is said of a picture.
 * @throws {CallError} API404, or DOC409 when somebody else has changed it since `changedAt`
 */
export async function changeMedium(
  transaction: Db,
  mediaId: string,
  { name, alt, focalPoint, changedAt, now }: Described & Pick<Medium, 'focalPoint' | 'changedAt'> & { now: Date },
): Promise<void> {
  const { numUpdatedRows: updated } = await transaction
    .updateTable('media')
    .set({ name, alt: json(alt), focal_x: focalPoint.x, focal_y: focalPoint.y, changed_at: now })
    .where('media_id', '=', mediaId)
    .where('changed_at', '=', new Date(changedAt))
    .executeTakeFirstOrThrow();
  if (updated) return;
  await readMedium(transaction, mediaId);
  throw new CallError('DOC409');
}

/** Deletes a picture, which nothing may refer to. */
export async function deleteMedium(transaction: Db, mediaId: string): Promise<void> {
  await transaction.deleteFrom('media').where('media_id', '=', mediaId).execute();
}

const isRatio = (text: string): text is MediaRatio | 'own' =>
  text === 'own' || (mediaRatios as readonly string[]).includes(text);

/** The key of a picture's renditions in caches of the edge. */
export const keyOfMedium = (mediaId: string): string => `media/${mediaId}`;

/**
 * Finds a picture for its address; the original is read only when a rendition is made. An id has one spelling, in lower
 * case, by which the documents that show the picture are found, too.
 */
export async function findMedium(db: Db, mediaId: string, ratio: string): Promise<SourcePicture | undefined> {
  if (!isRatio(ratio) || !isUuid(mediaId) || mediaId !== mediaId.toLowerCase()) return undefined;
  const row = await db
    .selectFrom('media')
    .select(['content_hash', 'width', 'height', 'focal_x', 'focal_y'])
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { width, height, focal_x: x, focal_y: y } = row;
  const crop = cropOf({ width, height, focalPoint: { x, y } }, ratio);
  return {
    identity: `media|${row.content_hash}|${crop.left},${crop.top},${crop.width}x${crop.height}`,
    surrogateKey: keyOfMedium(mediaId),
    width: crop.width,
    read: async () => {
      const file = await db
        .selectFrom('media_file')
        .select('data')
        .where('media_id', '=', mediaId)
        .executeTakeFirstOrThrow();
      return { kind: 'file', bytes: Buffer.from(file.data), crop };
    },
  };
}

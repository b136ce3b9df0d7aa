import type { Medium } from 'shared-contracts/calls/media';
import sharp from 'sharp';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { addMedium, changeMedium } from '../media/media-library.ts';
import type { PictureSource } from '../media/picture-source.ts';
import { encode } from '../media/rendition.ts';
import { lockFilling } from './lock-filling.ts';

/** A picture that the media library of a new shop begins with. */
export interface LibraryPicture {
  /** A content picture of the brand, by the name in its address. */
  readonly scene: string;
  readonly name: string;
  readonly alt: Medium['alt'];
  readonly focalPoint: Medium['focalPoint'];
}

/** Pixels across, of the pictures that are drawn for the library. */
const width = 1600;

/**
 * Fills an empty media library with content pictures of the brand, so that editors have something to choose.
 * @throws {Error} for a picture that the brand does not have
 */
export async function fillLibrary(db: Db, source: PictureSource, pictures: readonly LibraryPicture[]): Promise<void> {
  const isEmpty = async (at: Db) => !(await at.selectFrom('media').select('media_id').limit(1).executeTakeFirst());
  if (pictures.length === 0 || !(await isEmpty(db))) return;
  const files: { readonly picture: LibraryPicture; readonly data: Buffer; readonly height: number }[] = [];
  for (const picture of pictures) {
    const found = await source.scene(picture.scene);
    if (!found) throw new Error(`The brand has no picture ${picture.scene}`);
    const data = await encode(await found.read(), { width, quality: 70, sharpen: 0, format: 'jpeg' });
    files.push({ picture, data, height: (await sharp(data).metadata()).height });
  }
  await transact(db, async (transaction) => {
    await lockFilling(transaction);
    if (!(await isEmpty(transaction))) return;
    const now = new Date();
    for (const { picture, data, height } of files) {
      const { name, alt, focalPoint } = picture;
      const prepared = { data, format: 'jpeg', width, height } as const;
      const { mediaId } = await addMedium(transaction, prepared, { name, alt, author: '', now });
      await changeMedium(transaction, mediaId, { name, alt, focalPoint, changedAt: now.toISOString(), now });
    }
  });
}

import { randomBytes } from 'node:crypto';
import { getDocumentActions, publishDocument, saveDocumentDraft } from 'shared-contracts/calls/documents';
import {
  changeMedium,
  deleteMedium,
  getMedia,
  getMedium,
  largestPicture,
  type MediaRatio,
  mediaRatios,
  pictureOfMedium,
  uploadMedium,
} from 'shared-contracts/calls/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillLibrary } from '../src/import/fill-library.ts';
import { loadBrand } from '../src/load-brand.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

const alt = { en: 'A ridge', fr: 'Une crête', de: 'Ein Grat' };
const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };

/** A picture whose left half is red and whose right half is blue; each shade makes another one. */
function twoHalves(width: number, height: number, shade: number) {
  const half = (color: string) =>
    sharp({ create: { width: width / 2, height, channels: 3, background: color } })
      .png()
      .toBuffer();
  return (async () =>
    sharp({ create: { width, height, channels: 3, background: `rgb(255,0,${shade})` } }).composite([
      { input: await half('blue'), left: width / 2, top: 0 },
    ]))();
}

describe.each(engines)('the media library on %s', (engine) => {
  let shop: Shop;
  let editor: StaffCaller;
  let now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => now });
    editor = await signInStaff(shop, 'erin@demo.example', now);
  });
  afterAll(() => shop.close());

  const upload = (bytes: Buffer, name = 'Ridge') =>
    editor.call(uploadMedium, { query: {}, body: { name, alt, data: bytes.toString('base64') } });
  const uploaded = async (bytes: Buffer, name?: string) => {
    const { body, error } = await upload(bytes, name);
    if (!body) throw new Error(JSON.stringify(error));
    return body;
  };
  const fetchPicture = (url: string, headers: Record<string, string> = {}) => shop.service.app.inject({ url, headers });
  const usedIn = async (mediaId: string) => editor.ok(getMedium, { params: { mediaId }, query: {} });
  let shade = 0;
  /** Far enough from the others that JPEG keeps them apart. */
  const nextShade = (): number => {
    shade += 9;
    return shade;
  };
  const freshPicture = async (width = 800, height = 400) =>
    (await twoHalves(width, height, nextShade())).jpeg().toBuffer();

  test('of a new shop begins with pictures of the brand, once [BEY-10]', async () => {
    const { pictures, library = [] } = await loadBrand();
    await fillLibrary(shop.db, pictures, library);
    await fillLibrary(shop.db, pictures, library);
    const { media, numFound } = await editor.ok(getMedia, { query: { limit: 100 } });
    expect(numFound).toBe(library.length);
    expect(media.map(({ name }) => name).toSorted()).toEqual(library.map(({ name }) => name).toSorted());
    const [tent] = media.filter(({ name }) => name === 'Camp at night');
    expect(tent).toMatchObject({ width: 1600, height: 1067, focalPoint: { x: 30, y: 80 }, author: '' });
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s, and shows it [BEY-10]', async (format) => {
    const medium = await uploaded(await (await twoHalves(600, 400, nextShade())).toFormat(format).toBuffer());
    expect(medium).toMatchObject({
      width: 600,
      height: 400,
      alt,
      focalPoint: { x: 50, y: 50 },
      author: 'erin@demo.example',
    });
    const shown = await fetchPicture(`${pictureOfMedium(medium, 'own', 'en').src}?w=300&dpr=1`, {
      accept: 'image/webp',
    });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['surrogate-key']).toBe(`media/${medium.mediaId}`);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  test('refuses what is no picture, SVG, damage, too many bytes, and too many pixels', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const good = await freshPicture();
    const broken = Buffer.concat([good.subarray(0, 400), Buffer.alloc(2000, 7)]);
    const bomb = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const named = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(svg)]);
    const refused = [Buffer.from('no picture'), Buffer.from(svg), broken, bomb, named, Buffer.from('GIF89a....')];
    for (const bytes of refused)
      expect((await upload(bytes)).error).toMatchObject({ errorId: 'MED422', field: 'data' });
    expect((await upload(Buffer.alloc(largestPicture + 1, 0xff))).error?.errorId).toBe('MED413');
    expect((await upload(Buffer.alloc(largestPicture + 100_000, 0xff))).error?.errorId).toBe('MED413');
  });

  test('keeps nothing of where and by what a picture was taken, and turns it upright', async () => {
    const taken = await (await twoHalves(800, 400, nextShade()))
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '54/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const medium = await uploaded(taken);
    expect([medium.width, medium.height]).toEqual([400, 800]);
    const { data } = await shop.db
      .selectFrom('media_file')
      .select('data')
      .where('media_id', '=', medium.mediaId)
      .executeTakeFirstOrThrow();
    const { exif, xmp, iptc, orientation } = await sharp(Buffer.from(data)).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('keeps a transparent picture about as small as it came', async () => {
    const side = 600;
    const noise = sharp(randomBytes(side * side * 4), { raw: { width: side, height: side, channels: 4 } });
    const sent = await noise.webp({ quality: 20, alphaQuality: 10 }).toBuffer();
    const { width, bytes } = await uploaded(sent);
    expect(width).toBe(side);
    expect(bytes).toBeLessThan(4 * sent.length);
  });

  test('needs a text in each language', async () => {
    const data = (await freshPicture()).toString('base64');
    const without = { query: {}, body: { name: 'Ridge', alt: { ...alt, fr: ' ' }, data } };
    expect((await editor.call(uploadMedium, without)).error).toMatchObject({ errorId: 'API422', field: 'alt.fr' });
  });

  test('returns the picture that is there for the same file', async () => {
    const bytes = await freshPicture();
    const [one, other] = await Promise.all([uploaded(bytes, 'First'), uploaded(bytes, 'Again')]);
    expect(other.mediaId).toBe(one.mediaId);
    expect((await uploaded(bytes, 'Later')).name).toBe(one.name);
  });

  test('crops around the focal point in every ratio, and follows when it moves [BEY-10]', async () => {
    const medium = await uploaded(await freshPicture(1600, 400));
    const { src, width, height } = pictureOfMedium(medium, '1x1', 'de');
    expect([width, height]).toEqual([400, 400]);
    const colorAt = async () => {
      const { rawPayload } = await fetchPicture(`${src}?w=400&dpr=1&sharpen=0`);
      const { channels } = await sharp(rawPayload).extract({ left: 5, top: 5, width: 20, height: 20 }).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
    };
    const move = async (x: number, changedAt: string) => {
      now = new Date(now.getTime() + 1000);
      const body = { name: 'Moved', alt, focalPoint: { x, y: 50 }, changedAt };
      return editor.call(changeMedium, { params: { mediaId: medium.mediaId }, query: {}, body });
    };
    const right = await move(100, medium.changedAt);
    expect(right.body).toMatchObject({ name: 'Moved', focalPoint: { x: 100, y: 50 } });
    expect(await colorAt()).toBe('blue');
    const { headers } = await fetchPicture(`${src}?w=400&dpr=1`);
    expect((await move(0, medium.changedAt)).error?.errorId).toBe('DOC409');
    expect((await move(0, right.body?.changedAt ?? '')).status).toBe(200);
    expect(await colorAt()).toBe('red');
    const again = await fetchPicture(`${src}?w=400&dpr=1`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(200);
    for (const ratio of mediaRatios as readonly MediaRatio[])
      expect((await fetchPicture(`${pictureOfMedium(medium, ratio, 'en').src}?w=200`)).statusCode).toBe(200);
    const unknown = await fetchPicture(`/images/v1/media/${medium.mediaId}/2x1`);
    expect([unknown.statusCode, (await fetchPicture('/images/v1/media/none/1x1')).statusCode]).toEqual([404, 404]);
  });

  test('refuses a time that a database does not know', async () => {
    const { mediaId } = await uploaded(await freshPicture());
    const body = { name: 'Old', alt, focalPoint: { x: 50, y: 50 }, changedAt: '0000-01-01T00:00:00.000Z' };
    const { error } = await editor.call(changeMedium, { params: { mediaId }, query: {}, body });
    expect(error).toMatchObject({ errorId: 'API422', field: 'changedAt' });
  });

  test('lists pictures by name and text, the last changed first', async () => {
    now = new Date(now.getTime() + 60_000);
    const first = await uploaded(await freshPicture(), 'Searched 100%');
    now = new Date(now.getTime() + 1000);
    const second = await uploaded(await freshPicture(), 'Searched again');
    const list = (query: object) => editor.ok(getMedia, { query });
    const found = await list({ search: 'searched' });
    expect([found.media.map(({ mediaId }) => mediaId), found.numFound]).toEqual([[second.mediaId, first.mediaId], 2]);
    expect((await list({ search: 'searched', offset: 1, limit: 1 })).media).toMatchObject([{ mediaId: first.mediaId }]);
    expect((await list({ search: '100%' })).numFound).toBe(1);
    expect((await list({ search: 'une crête' })).numFound).toBeGreaterThan(1);
  });

  test('tells which documents show a picture, and deletes it only when none does, or did [BEY-10]', async () => {
    const medium = await uploaded(await freshPicture());
    const { mediaId } = medium;
    const params = { kind: 'article', slug: 'with-a-picture', language: 'en' } as const;
    const picture = pictureOfMedium(medium, '16x9', 'en');
    const card = { title: 'Ridge', target: { text: 'Read', url: '/pages/repairs' }, picture };
    const block = { id: 'cards', name: 'Cards', type: 'linked-cards', cards: [card] };
    const body = { name: 'With a picture', seo, blocks: [block] };
    const saved = await editor.ok(saveDocumentDraft, { params, query: {}, body: { body, revision: 0 } });
    expect(saved.problems).toEqual([]);
    expect(await usedIn(mediaId)).toMatchObject({
      usedBy: [{ ...params, language: undefined }].map(({ kind, slug }) => ({ kind, slug, name: 'With a picture' })),
      isUnused: false,
    });
    await editor.ok(publishDocument, { params, query: {}, body: { revision: 1, note: '' } });
    const without = { ...body, blocks: [] };
    await editor.ok(saveDocumentDraft, { params, query: {}, body: { body: without, revision: 0 } });
    await editor.ok(publishDocument, { params, query: {}, body: { revision: 1, note: '' } });
    // The first version could be gone back to.
    expect(await usedIn(mediaId)).toMatchObject({ usedBy: [], isUnused: false });
    const remove = (id: string) => editor.call(deleteMedium, { params: { mediaId: id }, query: {} });
    expect((await remove(mediaId)).error?.errorId).toBe('MED409');
    const unused = await uploaded(await freshPicture(), 'Never used');
    expect((await usedIn(unused.mediaId)).isUnused).toBe(true);
    expect((await remove(unused.mediaId)).status).toBe(200);
    expect((await remove(unused.mediaId)).error?.errorId).toBe('API404');
    const get = await editor.call(getMedium, { params: { mediaId: unused.mediaId }, query: {} });
    expect(get.error?.errorId).toBe('API404');
    const change = { name: 'x', alt, focalPoint: { x: 1, y: 1 }, changedAt: unused.changedAt };
    const changed = await editor.call(changeMedium, { params: { mediaId: unused.mediaId }, query: {}, body: change });
    expect(changed.error?.errorId).toBe('API404');
    expect((await fetchPicture(pictureOfMedium(unused, 'own', 'en').src)).statusCode).toBe(404);
    const gone = {
      ...body,
      blocks: [{ ...block, cards: [{ ...card, picture: pictureOfMedium(unused, '3x2', 'en') }] }],
    };
    const { problems } = await editor.ok(saveDocumentDraft, { params, query: {}, body: { body: gone, revision: 0 } });
    expect(problems).toEqual([{ path: ['blocks', 0, 'cards', 0, 'picture', 'src'], code: 'missing' }]);
    const { actions } = await editor.ok(getDocumentActions, { query: {} });
    expect(actions).toContainEqual(expect.objectContaining({ action: 'media.delete', of: 'Never used' }));
  });

  test('knows a picture by one spelling of its id', async () => {
    const medium = await uploaded(await freshPicture());
    const { src } = pictureOfMedium(medium, 'own', 'en');
    const other = src.replace(medium.mediaId, medium.mediaId.toUpperCase());
    expect((await fetchPicture(other)).statusCode).toBe(404);
    const saved = await editor.ok(saveDocumentDraft, {
      params: { kind: 'article', slug: 'other-spelling', language: 'en' },
      query: {},
      body: { body: { name: 'Other spelling', seo: { ...seo, ogImage: other }, blocks: [] }, revision: 0 },
    });
    expect(saved.problems).toEqual([{ path: ['seo', 'ogImage'], code: 'missing' }]);
  });

  test('shows a picture to an instance that did not take it, and refuses others than editors', async () => {
    const { mediaId } = await uploaded(await freshPicture());
    expect(
      await shop.db.selectFrom('media_file').select('media_id').where('media_id', '=', mediaId).execute(),
    ).toHaveLength(1);
    const shopper = await shop.guest();
    expect((await shopper.call(getMedia, { query: {} })).error?.errorId).toBe('AUT404');
    const body = { name: 'x', alt, data: 'x'.repeat(9_000_000) };
    expect((await shop.anyone(uploadMedium, { query: {}, body })).error?.errorId).toBe('AUT432');
  });
});

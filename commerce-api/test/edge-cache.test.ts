import { sql } from 'kysely';
import { searchArticles, searchContent } from 'shared-contracts/calls/articles';
import { getFooter, getMenu, getPopups } from 'shared-contracts/calls/chrome';
import { getEspot, getPage } from 'shared-contracts/calls/content';
import {
  publishDocument,
  rollBackDocument,
  saveDocumentDraft,
  takeOffDocument,
} from 'shared-contracts/calls/documents';
import { changeMedium, uploadMedium } from 'shared-contracts/calls/media';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { edgeMessages } from '../src/content/purge.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
const pageOf = (name: string, ...blocks: object[]) => ({ name, seo, blocks });
const site = { mode: 'publish', siteId: 'US' } as const;
const article = (slug: string) => ({ kind: 'article', slug, language: 'en' }) as const;

async function purgesOf(key: string): Promise<readonly (readonly string[])[]> {
  const { purges } = (await (await fetch(`${inject('sandboxUrl')}/edge/purges`)).json()) as {
    purges: { keys: string[] }[];
  };
  return purges.map(({ keys }) => keys).filter((keys) => keys.includes(key));
}

describe.each(engines)('the cache of the edge on %s', (engine) => {
  let shop: Shop;
  let editor: StaffCaller;
  beforeAll(async () => {
    shop = await openShop(engine, { shareAnswers: true });
    editor = await signInStaff(shop, 'erin@demo.example', new Date());
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom('outbox').execute());

  const publish = async (slug: string, body: Record<string, unknown>, times = {}) => {
    const params = article(slug);
    await editor.ok(saveDocumentDraft, { params, query: {}, body: { body, revision: 0 } });
    await editor.ok(publishDocument, { params, query: {}, body: { revision: 1, note: '', ...times } });
  };
  const keysOf = async (
    ...asked: Parameters<Shop['inject']> extends [infer C, infer I, ...unknown[]] ? [C, I] : never
  ) => {
    const { headers } = await shop.inject(asked[0], asked[1], {});
    return String(headers['surrogate-key'] ?? '').split(' ');
  };
  const queued = async () =>
    shop.db
      .selectFrom('outbox')
      .select(['payload', 'due_at', 'sent_at'])
      .where('kind', 'in', edgeMessages)
      .orderBy('due_at')
      .execute();

  test('answers name the documents that they are made of, every time', async () => {
    const include = { id: 'with', type: 'fragment', fragmentId: 'edge-fragment' };
    await publish('edge-parent', pageOf('Parent'));
    await publish('edge-page', { ...pageOf('Page', include), parent: 'edge-parent' });
    const keys = ['documents', 'article/edge-page', 'fragment/edge-fragment', 'article/edge-parent'];
    const page = { params: { ...site, page: 'edge-page' } };
    expect(await keysOf(getPage, page)).toEqual(keys);
    // The second caller gets the shared answer.
    expect(await keysOf(getPage, page)).toEqual(keys);
    expect(await keysOf(getMenu, { params: site })).toEqual(['documents', 'menu/main']);
    expect(await keysOf(getFooter, { params: site })).toEqual(['documents', 'footer/main']);
    expect(await keysOf(getPopups, { params: site })).toEqual(['documents', 'popup/*']);
    expect(await keysOf(searchArticles, { params: site })).toEqual(['documents', 'article/*']);
    const search = { params: { ...site, searchType: 'help' }, query: { q: 'zip' } };
    expect(await keysOf(searchContent, search)).toEqual(['documents', 'help/*']);
    // What is not there yet may come.
    expect(await keysOf(getEspot, { params: { ...site, section: 'edge-place' } })).toEqual([
      'documents',
      'espot/edge-place',
    ]);
    const preview = await shop.inject(
      getPage,
      { ...page, query: { preview: 'true' } },
      { authorization: editor.authorization },
    );
    expect(preview.headers['surrogate-key']).toBeUndefined();
  });

  test('what is published, gone back to, and taken off is purged at once, and again when the shop shows it [BEY-10]', async () => {
    const slug = `edge-${engine}`;
    await publish(slug, pageOf('One'));
    await expect.poll(async () => purgesOf(`article/${slug}`)).toHaveLength(2);
    expect((await purgesOf(`article/${slug}`))[0]).toEqual([`article/${slug}`, 'article/*']);
    await editor.ok(takeOffDocument, { params: article(slug), query: {}, body: { note: '' } });
    await editor.ok(rollBackDocument, { params: { ...article(slug), number: 1 }, query: {}, body: { note: '' } });
    await expect.poll(async () => (await purgesOf(`article/${slug}`)).length).toBe(6);
  });

  test('a scheduled version is purged when it begins and when it ends', async () => {
    const [from, until] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 7_200_000)];
    await publish('edge-scheduled', pageOf('Later'), { from: from.toISOString(), until: until.toISOString() });
    const due = (await queued()).map(({ due_at }) => due_at.getTime());
    expect(due).toEqual([from, from, until, until].map((time, index) => time.getTime() + (index % 2) * 3000));
  });

  test('tries again while the edge does not answer', async () => {
    await fetch(`${inject('sandboxUrl')}/edge/fail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: 1 }),
    });
    const slug = `edge-retried-${engine}`;
    await publish(slug, pageOf('Retried'));
    await expect.poll(async () => (await purgesOf(`article/${slug}`)).length).toBe(1);
    // The one that failed waits, longer each time.
    await sql`update outbox set due_at = now() where sent_at is null`.execute(shop.db);
    shop.service.worker.nudge();
    await expect.poll(async () => (await purgesOf(`article/${slug}`)).length).toBe(2);
    expect((await queued()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  });

  test('a picture that is changed is purged by its own key', async () => {
    const color = engine === 'pglite' ? 'green' : 'yellow';
    const data = await sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
      .png()
      .toBuffer();
    const alt = { en: 'Green', fr: 'Vert', de: 'Grün' };
    const upload = { name: color, alt, data: data.toString('base64') };
    const { mediaId, changedAt } = await editor.ok(uploadMedium, { query: {}, body: upload });
    const body = { name: color, alt, focalPoint: { x: 10, y: 10 }, changedAt };
    await editor.ok(changeMedium, { params: { mediaId }, query: {}, body });
    await expect.poll(() => purgesOf(`media/${mediaId}`)).toHaveLength(2);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decidePhoto, getPhotoQueue } from 'shared-contracts/calls/photos';
import { getStyles } from 'shared-contracts/calls/products';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import type { PhotoQueue } from 'shared-contracts/photo-moderation';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { type StaffCaller, signInStaff } from './staff.ts';

const social = (path: string) => `${inject('sandboxUrl')}/social-media${path}?auth_token=social_key_sandbox`;
const post = async (path: string, body: object) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(social(path), init)).json() as Promise<{ readonly id: string; readonly token: string }>;
};

/** Uploads a photo as a shopper's page does. */
async function uploadPhoto(caption: string, styleId: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: 'red', noise } });
  const body = new Uint8Array(await picture.jpeg().toBuffer());
  const sent = await fetch(social('/stashes'), { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body });
  const { id: stash } = (await sent.json()) as { readonly id: string };
  const { id: userId, token } = await post('/users', { name: 'Ines' });
  const tags = { streams: [styleId], categories: ['1100', '99999'] };
  const { id } = await post(`/users/${userId}/media`, {
    token,
    stash,
    caption,
    language: 'en',
    terms: '2026-11',
    ...tags,
  });
  return id;
}

describe.each(engines)('moderating photos on %s', (engine) => {
  let shop: Shop;
  let moderator: StaffCaller;
  let operator: StaffCaller;
  let styleId: string;
  let name: string;
  const now = new Date();
  beforeAll(async () => {
    shop = await openShop(engine);
    moderator = await signInStaff(shop, 'milo@demo.example', now);
    operator = await signInStaff(shop, 'orla@demo.example', now);
    const [sellable] = await shop.sellable();
    styleId = sellable!.productId.slice(0, 8);
    name = (await shop.read(getStyles, { query: { styleIds: styleId } })).products[0]!.name;
  });
  afterAll(() => shop.close());

  const findIn = async (queue: PhotoQueue, photoId: string) => {
    for (let after: string | undefined, page = 0; page < 20; page += 1) {
      const { photos, next } = await moderator.ok(getPhotoQueue, { query: { queue, ...(after ? { after } : {}) } });
      const found = photos.find((photo) => photo.photoId === photoId);
      if (found || !next) return found;
      after = next;
    }
    throw new Error('The queue has no end');
  };
  const decide = (photoId: string, status: 'approved' | 'refused', revision: number) =>
    moderator.call(decidePhoto, { params: { photoId }, body: { status, revision } });
  const recorded = async () => (await operator.ok(getStaffActions, { query: {} })).actions;

  test('a moderator sees what waits, with the shop’s own names, and approves it on record [CNT-12]', async () => {
    const photoId = await uploadPhoto('Above the lake', styleId);
    const waiting = await findIn('pending', photoId);
    expect(waiting).toMatchObject({ caption: 'Above the lake', by: 'Ines', status: 'pending', reports: [] });
    expect(waiting?.products).toMatchObject([{ styleId, name }]);
    expect(waiting?.categories).toHaveLength(1);
    expect((await decide(photoId, 'approved', 1)).body).toEqual({ status: 'approved' });
    expect(await findIn('pending', photoId)).toBeUndefined();
    const entry = { action: 'photo.approve', by: 'milo@demo.example', of: photoId };
    expect(await recorded()).toContainEqual(expect.objectContaining(entry));
  });

  test('a report brings a photo back to the moderators, who refuse it [CNT-12]', async () => {
    const photoId = await uploadPhoto('Somebody else', 'TF000000');
    expect((await findIn('pending', photoId))?.products).toEqual([{ styleId: 'TF000000' }]);
    await decide(photoId, 'approved', 1);
    await post(`/media/${photoId}/reports`, { reason: 'privacy', text: 'That is me' });
    const reported = await findIn('reported', photoId);
    expect(reported?.reports).toMatchObject([{ reason: 'privacy', text: 'That is me' }]);
    expect((await decide(photoId, 'refused', reported!.revision)).body).toEqual({ status: 'refused' });
    expect(await findIn('reported', photoId)).toBeUndefined();
  });

  test('records no decision that the service did not take', async () => {
    const photoId = await uploadPhoto('Two at once', styleId);
    await decide(photoId, 'refused', 1);
    const before = (await recorded()).filter(({ of }) => of === photoId);
    expect((await decide(photoId, 'approved', 1)).error?.errorId).toBe('PHO409');
    expect((await decide('no-such-photo', 'approved', 1)).error?.errorId).toBe('API404');
    expect((await recorded()).filter(({ of }) => of === photoId)).toEqual(before);
    expect((await recorded()).some(({ of }) => of === 'no-such-photo')).toBe(false);
  });

  test('answers with cards of the styles that are sold, in the order asked for', async () => {
    const { products } = await shop.read(getStyles, { query: { styleIds: `TF000000,${styleId},${styleId}` } });
    expect(products.map((card) => card.styleId)).toEqual([styleId]);
  });

  describe('with a service that does not work', () => {
    let server: Server;
    let broken: Shop;
    let answer = { status: 503, body: '' };
    beforeAll(async () => {
      server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body)).listen(
        0,
        '127.0.0.1',
      );
      await once(server, 'listening');
      broken = await openShop(engine, { socialMediaUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    });
    afterAll(async () => {
      server.close();
      await broken.close();
    });

    test('says so, and records nothing [CNT-12]', async () => {
      const milo = await signInStaff(broken, 'milo@demo.example', now);
      const nonsense = [
        { status: 503, body: '' },
        { status: 200, body: '<html>' },
        { status: 200, body: '{"media":[{"id":7}]}' },
        { status: 302, body: '' },
      ];
      for (answer of nonsense) {
        expect((await milo.call(getPhotoQueue, { query: { queue: 'pending' } })).error?.errorId).toBe('PHO502');
        const input = { params: { photoId: 'some-photo' }, body: { status: 'approved', revision: 1 } } as const;
        expect((await milo.call(decidePhoto, input)).error?.errorId).toBe('PHO502');
      }
      const orla = await signInStaff(broken, 'orla@demo.example', now);
      const { actions } = await orla.ok(getStaffActions, { query: {} });
      expect(actions.filter(({ action }) => action.startsWith('photo.'))).toEqual([]);
    });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { moderatedPage, type PhotoDecision } from 'shared-contracts/photo-moderation';
import { newPhoto, newUser, photoPage, photoStreams, socialCustomer, stash } from 'shared-contracts/social-media';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSocialMedia } from './routes.ts';

let app: FastifyInstance;
let folder: string;
const open = () => {
  app = Fastify();
  addSocialMedia(app, {
    folder,
    publicUrl: 'http://photos.example',
    shopOrigins: ['http://localhost:*', 'https://shop.example'],
    socialMedia: { key: 'key', secret: 'secret', allowance: 1 },
  });
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  open();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const photoOf = (shade: number, width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 40 } } });
const jpeg = (shade = 10) => photoOf(shade).jpeg().toBuffer();
const ask = (options: InjectOptions) =>
  app.inject({ ...options, query: { auth_token: 'key', ...(options.query as object) } });
const get = (url: string, query = {}) => ask({ method: 'GET', url: `/social-media${url}`, query });
const post = (url: string, payload: object) => ask({ method: 'POST', url: `/social-media${url}`, payload });
const send = (payload: Buffer, type = 'image/jpeg') =>
  ask({ method: 'POST', url: '/social-media/stashes', payload, headers: { 'content-type': type } });
const moderate = (method: 'GET' | 'PUT', url: string, payload?: object, secret = 'secret') =>
  app.inject({
    method,
    url: `/social-media/v1/moderation${url}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(payload ? { payload } : {}),
  });
const queue = async (name: 'pending' | 'reported') =>
  v.parse(moderatedPage, (await moderate('GET', `/media?queue=${name}`)).json()).media;

async function sender(name = 'Ines from Lyon') {
  return v.parse(newUser, (await post('/users', { name })).json());
}
const described = {
  caption: 'Above the lake',
  language: 'en',
  terms: '2026-11',
  streams: ['TF4K2M9A'],
  categories: ['1100'],
};

async function upload(bytes: Buffer, more: object = {}): Promise<string> {
  const { id, token } = await sender();
  const { id: stashed } = v.parse(stash, (await send(bytes)).json());
  const answer = await post(`/users/${id}/media`, { ...described, token, stash: stashed, ...more });
  expect(answer.statusCode).toBe(201);
  return v.parse(newPhoto, answer.json()).id;
}
async function decide(photoId: string, status: PhotoDecision) {
  const { revision } = (await moderate('GET', `/media/${photoId}`)).json();
  return moderate('PUT', `/media/${photoId}`, { status, revision });
}
const shown = async (url: string, query = {}) => v.parse(photoPage, (await get(url, query)).json());
const byTag = (tag = 'TF4K2M9A') => shown('/streams/media/recent', { tag });

test('shows a photo of a product and its categories once a moderator has approved it, and never before [CNT-12]', async () => {
  const customer = v.parse(socialCustomer, (await get('/')).json());
  const id = await upload(await jpeg());
  const picture = `/pictures/${id}/large.webp`;
  expect((await byTag()).media).toEqual([]);
  expect([(await get(picture)).statusCode, (await get(`/media/${id}/streams`)).statusCode]).toEqual([404, 404]);
  const [waiting] = await queue('pending');
  const signed = new URL(waiting!.images.large.url);
  expect((await app.inject(signed.pathname + signed.search)).headers['cache-control']).toBe('private, no-store');
  expect((await app.inject(`${signed.pathname}${signed.search}x`)).statusCode).toBe(404);
  const late = signed.search.replace(/until=\d+/, 'until=1');
  expect((await app.inject(signed.pathname + late)).statusCode).toBe(404);

  await decide(id, 'approved');
  const { media, streamId } = await byTag();
  expect(media).toMatchObject([
    { id, caption: 'Above the lake', language: 'en', uploader: { name: 'Ines from Lyon' } },
  ]);
  expect(media[0]!.images).toMatchObject({ small: { width: 480, height: 640 }, large: { width: 900, height: 1200 } });
  expect((await shown(`/streams/${streamId}/media/recent`)).media).toHaveLength(1);
  expect((await shown('/categories/media/recent', { category: '1100' })).media).toHaveLength(1);
  expect((await shown('/categories/media/recent', { category: '1200' })).media).toEqual([]);
  expect((await shown(`/customers/${customer.id}/media/recent`)).media).toHaveLength(1);
  expect((await byTag('TF000000')).media).toEqual([]);
  const { streams } = v.parse(photoStreams, (await get(`/media/${id}/streams`)).json());
  expect(streams).toEqual([{ id: streamId, tag: 'TF4K2M9A' }]);
  expect((await get(picture)).headers['content-type']).toBe('image/webp');
});

test('takes what was written into the file out of it, and turns the picture upright', async () => {
  const taken = await photoOf(20, 1200, 900)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Ines' }, IFD3: { GPSLatitude: '45/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const id = await upload(taken);
  await decide(id, 'approved');
  const { rawPayload } = await get(`/pictures/${id}/large.webp`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 900, height: 1200 });
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test('refuses what is no photo, whatever it is called [CNT-12]', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  const moving = await sharp([await photoOf(1).png().toBuffer(), await photoOf(99).png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  const bomb = await photoOf(1, 10_000, 5001).png().toBuffer();
  const good = await jpeg();
  const damaged = Buffer.concat([good.subarray(0, 200), Buffer.alloc(2000, 7)]);
  const refused = [
    [await send(svg), 415, 'unsupported_type'],
    [await send(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), svg])), 422, 'unusable_picture'],
    [await send(svg, 'image/svg+xml'), 415, 'unsupported_type'],
    [await send(Buffer.from('GIF89a')), 415, 'unsupported_type'],
    [await send(moving, 'image/webp'), 422, 'unusable_picture'],
    [await send(bomb, 'image/png'), 422, 'unusable_picture'],
    [await send(damaged), 422, 'unusable_picture'],
    [await send(await photoOf(1, 499, 900).jpeg().toBuffer()), 422, 'unusable_picture'],
    [await send(Buffer.alloc(8 * 1024 * 1024 + 1)), 413, 'too_large'],
    [await post('/stashes', {}), 415, 'unsupported_type'],
  ] as const;
  for (const [answer, status, error] of refused) {
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
  }
});

test('takes a photo only with the terms, from who sent it, and once', async () => {
  const { id, token } = await sender();
  const other = await sender();
  const { id: stashed } = (await send(await jpeg(30))).json();
  const describe = (more: object, user = id) =>
    post(`/users/${user}/media`, { ...described, token, stash: stashed, ...more });
  expect((await describe({ terms: '2020-01' })).json()).toEqual({ error: 'terms_required' });
  expect((await describe({ token: 'guessed' })).statusCode).toBe(401);
  expect((await describe({ token: other.token })).statusCode).toBe(401);
  expect((await describe({}, 'nobody-at-all')).statusCode).toBe(401);
  expect((await describe({ stash: 'unknown-stash' })).statusCode).toBe(404);
  for (const wrong of [
    { streams: ['jacket'] },
    { streams: [], categories: [] },
    { categories: ['../x'] },
    { caption: ' ' },
  ])
    expect((await describe(wrong)).json()).toEqual({ error: 'invalid_request' });
  // The same request again, as after a lost answer or a second press.
  const [first, second] = [await describe({}), await describe({})];
  expect(second.json()).toEqual(first.json());
  // The same picture again, in another file.
  const { id: again } = (await send(await jpeg(30))).json();
  expect((await describe({ stash: again })).json()).toEqual({ error: 'duplicate' });
  await decide(first.json().id, 'refused');
  expect((await describe({ stash: again })).json()).toEqual({ error: 'duplicate' });
});

test('a reported photo stays until a moderator decides, and is gone when it is refused [CNT-12]', async () => {
  const id = await upload(await jpeg(40));
  const report = (body: object = { reason: 'privacy', text: 'That is me' }) => post(`/media/${id}/reports`, body);
  expect((await report()).statusCode).toBe(404);
  await decide(id, 'approved');
  expect((await report({ reason: 'bored' })).statusCode).toBe(400);
  expect([(await report()).statusCode, (await report()).statusCode]).toEqual([202, 202]);
  expect(await queue('reported')).toMatchObject([{ id, reports: [{ reason: 'privacy', text: 'That is me' }] }]);
  expect((await byTag()).media).toHaveLength(1);
  await decide(id, 'approved');
  expect(await queue('reported')).toEqual([]);
  await report();
  await decide(id, 'refused');
  expect((await byTag()).media).toEqual([]);
  expect((await get(`/pictures/${id}/small.webp`)).statusCode).toBe(404);
  expect((await report()).statusCode).toBe(404);
});

test('refuses a signature that comes twice', async () => {
  const id = await upload(await jpeg(45));
  const url = `/social-media/pictures/${id}/small.webp?until=9999999999999&signature=a&signature=b`;
  const answer = await app.inject({ method: 'GET', url });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request' }]);
});

test('takes one of two decisions about the same state, and the same one twice', async () => {
  const id = await upload(await jpeg(50));
  const by = (status: PhotoDecision) => moderate('PUT', `/media/${id}`, { status, revision: 1 });
  expect([(await by('approved')).statusCode, (await by('approved')).statusCode]).toEqual([200, 200]);
  expect((await by('refused')).json()).toEqual({ error: 'changed' });
});

test('lets nobody moderate without the secret, nor anybody ask without the key', async () => {
  const id = await upload(await jpeg(60));
  expect((await moderate('GET', '/media?queue=pending', undefined, 'key')).statusCode).toBe(401);
  expect((await moderate('PUT', `/media/${id}`, { status: 'approved', revision: 1 }, '')).statusCode).toBe(401);
  expect((await app.inject('/social-media/')).statusCode).toBe(401);
  expect((await app.inject('/social-media/?auth_token=other')).statusCode).toBe(401);
});

test('answers pages of the shop without credentials, and no others', async () => {
  const asked = async (origin: string) =>
    (await ask({ method: 'GET', url: '/social-media/', headers: { origin } })).headers;
  expect((await asked('http://localhost:3000'))['access-control-allow-origin']).toBe('http://localhost:3000');
  expect((await asked('https://shop.example'))['access-control-allow-origin']).toBe('https://shop.example');
  expect((await asked('https://shop.example.evil'))['access-control-allow-origin']).toBeUndefined();
  expect((await asked('http://localhost:3000'))['access-control-allow-credentials']).toBeUndefined();
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/social-media/stashes',
    headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
  });
  expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([204, 'content-type']);
});

test('pages through photos, and forgets none when it is restarted', async () => {
  for (const shade of [70, 90, 110]) await decide(await upload(await jpeg(shade)), 'approved');
  await app.close();
  open();
  const first = await shown('/streams/media/recent', { tag: 'TF4K2M9A', limit: '2' });
  const rest = await shown(`/streams/${first.streamId}/media/recent`, { limit: '2', after: first.next });
  expect([first.media.length, rest.media.length, rest.next]).toEqual([2, 1, undefined]);
  expect(new Set([...first.media, ...rest.media].map(({ id }) => id)).size).toBe(3);
  expect((await get(`/pictures/${rest.media[0]!.id}/small.webp`)).statusCode).toBe(200);
});

test('lets one household do only so much', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => post('/users', { name: 'Again' })));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  // The customer, who sends photos of their own, is not limited, nor uses up what shoppers may do.
  const headers = { authorization: 'Bearer secret' };
  const own = await ask({ method: 'POST', url: '/social-media/users', payload: { name: 'Shop' }, headers });
  expect(own.statusCode).toBe(201);
  const stashes = await Promise.all(
    Array.from({ length: 31 }, () => ask({ method: 'POST', url: '/social-media/stashes', headers })),
  );
  expect(stashes.map(({ statusCode }) => statusCode)).not.toContain(429);
  expect((await send(await jpeg(120))).statusCode).toBe(201);
});

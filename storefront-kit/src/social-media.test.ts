import { afterEach, expect, test, vi } from 'vitest';
import { connectSocialMedia, SocialMediaError } from './social-media.ts';

const url = 'https://photos.example/v2';
const service = () => connectSocialMedia({ url, key: 'key' });
const product = { kind: 'product', styleId: 'TF4K2M9A', categoryIds: ['1100'] } as const;
const photoAt = (base: string, id = 'photo-0001') => ({
  id,
  caption: 'Above the lake',
  language: 'en',
  uploader: { name: 'Ines' },
  publishedAt: '2026-11-22T18:40:00.000Z',
  images: {
    small: { url: `${base}/pictures/${id}/small.webp`, width: 480, height: 640 },
    large: { url: `${base}/pictures/${id}/large.webp`, width: 900, height: 1200 },
  },
});
const page = { media: [photoAt(url)], streamId: 'stream-0001', next: 'photo-0001' };

/** Answers requests by the end of their path; records them. */
function answering(answers: Readonly<Record<string, unknown>>, status = 200) {
  const requests: { readonly path: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    const path = `${address.pathname}${address.search}`;
    requests.push({ path, init });
    const key = Object.keys(answers).find((end) => address.pathname.endsWith(end));
    const answer = key === undefined ? undefined : answers[key];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const failed = answer instanceof SocialMediaError;
    const body = failed ? JSON.stringify({ error: answer.code }) : JSON.stringify(answer);
    return new Response(body, { status: failed ? 422 : status });
  });
  return requests;
}
afterEach(() => vi.unstubAllGlobals());

test('asks by the tag of a product, goes on by its stream, and by the category [CNT-12]', async () => {
  const requests = answering({ '/media/recent': page });
  const { photosOf } = service();
  const first = await photosOf(product);
  expect(first).toEqual(page);
  await photosOf(product, first);
  await photosOf({ kind: 'category', categoryId: '1100' });
  expect(requests.map(({ path }) => path)).toEqual([
    '/v2/streams/media/recent?tag=TF4K2M9A&auth_token=key',
    '/v2/streams/stream-0001/media/recent?after=photo-0001&auth_token=key',
    '/v2/categories/media/recent?category=1100&auth_token=key',
  ]);
});

test('sends nothing of the shopper along, and follows no redirect [CNT-12]', async () => {
  const requests = answering({ '/media/recent': page, '/reports': {} });
  const { photosOf, report } = service();
  await photosOf(product);
  await report('photo-0001', { reason: 'privacy' });
  for (const { init } of requests)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
  expect(requests.map(({ init }) => init.headers)).toEqual([undefined, { 'content-type': 'application/json' }]);
});

test('leaves out pictures from elsewhere', async () => {
  const media = [
    photoAt(url),
    photoAt('https://elsewhere.example', 'photo-0002'),
    photoAt(`${url}.evil`, 'photo-0003'),
  ];
  answering({ '/media/recent': { media } });
  expect((await service().photosOf(product)).media).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['another form', { photos: [] }],
  ['a photo without a caption', { media: [{ ...photoAt(url), caption: '' }] }],
  ['a picture that is no address', { media: [{ ...photoAt(url), images: { small: {}, large: {} } }] }],
  ['text', '<html>'],
  ['nothing at all', undefined],
])('is unavailable when the service answers with %s [CNT-12]', async (_what, answer) => {
  answering({ '/media/recent': answer });
  await expect(service().photosOf(product)).rejects.toMatchObject({ code: 'unavailable' });
});

test('is unavailable for a failure without a reason, and after three seconds', async () => {
  answering({ '/media/recent': { oops: true } }, 500);
  await expect(service().photosOf(product)).rejects.toMatchObject({ code: 'unavailable' });
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async (_address: URL, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(service().photosOf(product)).rejects.toMatchObject({ code: 'unavailable' });
  expect(timeout).toHaveBeenCalledWith(3000);
  timeout.mockRestore();
});

const photo = { caption: 'Above the lake', name: 'Ines', language: 'en', subject: product };
const accepting = {
  '/stashes': { id: 'stash-0001', width: 900, height: 1200 },
  '/users': { id: 'user-00001', token: 'token' },
  '/media': { id: 'photo-0001', status: 'pending' },
  '/v2/': { id: 'customer-1', name: 'Shop', terms: '2026-11' },
};

test('sends a photo: the file, who it is by, what it shows, and the accepted terms [CNT-12]', async () => {
  const requests = answering(accepting);
  const steps: number[] = [];
  await service().send({ ...photo, file: new Blob(['x'], { type: 'image/jpeg' }) }, (step) => steps.push(step));
  expect(steps).toEqual([0, 1, 2, 3]);
  expect(requests.map(({ path }) => path.split('?')[0])).toEqual([
    '/v2/stashes',
    '/v2/',
    '/v2/users',
    '/v2/users/user-00001/media',
  ]);
  expect(JSON.parse(String(requests.at(-1)?.init.body))).toEqual({
    ...{ token: 'token', stash: 'stash-0001', caption: 'Above the lake', language: 'en', terms: '2026-11' },
    ...{ streams: ['TF4K2M9A'], categories: ['1100'] },
  });
});

test('goes on where it failed, with the same file and the same sender', async () => {
  const { send } = service();
  const file = new Blob(['x'], { type: 'image/jpeg' });
  answering({ ...accepting, '/media': undefined });
  await expect(send({ ...photo, file }, () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  const requests = answering(accepting);
  await send({ ...photo, file }, () => undefined);
  expect(requests.map(({ path }) => path.split('?')[0])).toEqual(['/v2/', '/v2/users/user-00001/media']);
});

test('tells why a photo is refused, and sends the file again when the service has forgotten it', async () => {
  const { send } = service();
  const file = new Blob(['x'], { type: 'image/jpeg' });
  answering({ ...accepting, '/media': new SocialMediaError('duplicate') });
  await expect(send({ ...photo, file }, () => undefined)).rejects.toMatchObject({ code: 'duplicate' });
  answering({ ...accepting, '/media': new SocialMediaError('not_found') });
  await expect(send({ ...photo, file }, () => undefined)).rejects.toMatchObject({ code: 'not_found' });
  const requests = answering(accepting);
  await send({ ...photo, file }, () => undefined);
  expect(requests[0]?.path).toContain('/stashes');
});

import { expect, test } from 'vitest';
import { type LookupKind, lookupAddress, maxQuestions, type Question } from '../app/lookup.ts';
import { someRelease, someReleases } from '../testing/some-release.ts';
import { httpServer } from './http-server.ts';
import { createReleaseSets } from './release-sets.ts';
import { serveLiveReleases } from './serve-live-releases.ts';

function shell(count = 4, assetOrigin?: string) {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  const sets = createReleaseSets();
  const live = { releases: someReleases(count), unavailable: [] };
  const releases = {
    before: (name: string, version: string) =>
      name === 'remote1' && version === '1.0.0' ? someRelease(name, { version: '0.9.0' }) : undefined,
  };
  serveLiveReleases(app, { config: { assetOrigin }, releases, sets, currentOf: () => sets.of(live) });
  return { app, digest: sets.of(live).digest };
}

test('a page looks a release up by what leads to it, and gets the hashes of its scripts with it [PLT-11]', async () => {
  const { app, digest } = shell();
  const answer = await app.inject(lookupAddress(digest, [['services', 'remote1']]));
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.json()).toMatchObject({
    releases: [{ name: 'remote1', version: '1.0.0', base: '/releases/remote1/1.0.0/browser/', entry: 'remote1.js' }],
    integrity: {
      '/releases/remote1/1.0.0/browser/remote1.js': 'sha384-entry',
      '/releases/remote1/1.0.0/browser/screen.js': 'sha384-screen',
    },
  });
  expect(Object.keys(answer.json().integrity)).toHaveLength(2);
});

test('what several questions lead to comes once', async () => {
  const { app, digest } = shell();
  const questions: Question[] = [
    ['at', 'remote1'],
    ['slots', 'remote1.slot'],
    ['at', 'remote2'],
    ['at', 'nobody'],
  ];
  const { releases } = (await app.inject(lookupAddress(digest, questions))).json();
  expect(releases.map(({ name }: { name: string }) => name)).toEqual(['remote1', 'remote2']);
});

test('a page whose releases nobody remembers gets what is live, for itself alone', async () => {
  const { app } = shell();
  const answer = await app.inject(lookupAddress('0123456789abcdef', [['at', 'remote3']]));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().releases).toMatchObject([{ name: 'remote3' }]);
});

const asked = (kind: LookupKind, count: number, name: (place: number) => string) =>
  Array.from({ length: count }, (_, place): Question => [kind, name(place)]);
test.each([
  ['nothing', []],
  ['more than a page asks', asked('at', maxQuestions + 1, (place) => `remote${place}`)],
  ['names longer than any', asked('services', 1, () => 'x'.repeat(81))],
])('nobody gets the releases of a shop by asking %s [PLT-11]', async (_case, questions) => {
  const { app, digest } = shell(50);
  expect((await app.inject(lookupAddress(digest, questions))).statusCode).toBe(400);
});

test('as large among fifty remotes as among four [PLT-10]', async () => {
  const [few, many] = await Promise.all(
    [4, 50].map(async (count) => {
      const { app, digest } = shell(count);
      return (await app.inject(lookupAddress(digest, [['at', 'remote1']]))).body;
    }),
  );
  expect(many).toBe(few);
});

test('the version before one that failed comes with its hashes; none is an answer like another [PLT-10]', async () => {
  const { app } = shell(4, 'https://cdn.example');
  const { release, integrity } = (await app.inject('/live-releases/remote1/before/1.0.0')).json();
  expect(release).toMatchObject({ version: '0.9.0', base: 'https://cdn.example/releases/remote1/0.9.0/browser/' });
  expect(integrity).toHaveProperty(['https://cdn.example/releases/remote1/0.9.0/browser/screen.js']);
  expect((await app.inject('/live-releases/remote2/before/1.0.0')).body).toBe('null');
});

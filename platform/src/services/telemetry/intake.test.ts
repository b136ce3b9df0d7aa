import { pageTokenKey, type ServedPage, signPage } from 'release-kit/page-token';
import type { Registry } from 'shared-contracts/remote';
import type { TelemetryRecord, TelemetryReport } from 'shared-contracts/telemetry';
import { expect, test } from 'vitest';
import { servedPage } from '../../testing/served-page.ts';
import { createCollected } from './collected.ts';
import { createIntake, intakeLimits } from './intake.ts';

const secret = 'of the shells';
const registry = {
  remotes: {
    cart: { stable: '1.0.0', previous: '0.9.0', canary: { version: '1.1.0', share: 10 } },
    content: { stable: '3.0.0' },
  },
} as unknown as Registry;

function opened(now?: () => number) {
  const intake = createIntake({
    secret,
    readRegistry: async () => registry,
    ownerOf: async (remote) => `team-${remote}`,
    ...(now ? { now } : {}),
  });
  const collected = createCollected();
  return {
    intake,
    collected,
    async send(...reports: readonly TelemetryReport[]) {
      const admitted = await intake.admit(reports);
      for (const one of admitted) collected.add(one, Date.now());
      return admitted;
    },
  };
}

const fault = (different: Partial<Extract<TelemetryRecord, { event: 'exception' }>> = {}): TelemetryRecord => ({
  at: 1,
  remote: 'cart',
  release: '1.1.0',
  owner: 'team-of-nobody',
  trace: 'f'.repeat(32),
  event: 'exception',
  phase: 'render',
  message: 'no sum',
  stack: '',
  ...different,
});
const report = (
  records: readonly TelemetryRecord[],
  page: Partial<ServedPage> = {},
  key = pageTokenKey(secret),
): TelemetryReport => ({
  service: 'shop-browser',
  pageToken: signPage(servedPage({ releases: { cart: '1.1.0' }, ...page }), key),
  records,
});

test('names the owner from the release, whatever the page reports [PLT-12] [SEC-04]', async () => {
  const [admitted] = await opened().send(report([fault()]));
  expect(admitted).toMatchObject({ record: { owner: 'team-cart' }, isNewPage: true, isNewFailure: true });
});

test.each<[string, TelemetryReport]>([
  ['without a token', { service: 'shop-browser', pageToken: undefined, records: [fault()] }],
  ['with a forged token', report([fault()], {}, pageTokenKey('a guess'))],
  ['with a token that has expired', report([fault()], { at: Date.now() - 24 * 3_600_000 })],
  ['of a remote that does not exist', report([fault({ remote: 'invented' })])],
  [
    'of a remote that only the token names',
    report([fault({ remote: 'invented' })], { releases: { invented: '1.1.0' } }),
  ],
  ['of a version that was not served', report([fault({ release: '7.0.0' })])],
  ['of a canary that the page did not get', report([fault()], { releases: { cart: '1.0.0' } })],
  ['of a property of every object', report([fault({ remote: 'constructor' })])],
])('believes no report %s [SEC-04]', async (_case, forged) => {
  const { send, collected } = opened();
  expect(await send(forged)).toEqual([]);
  expect(collected.versions()).toEqual([]);
});

test('believes a page about the previous version that it fell back to [PLT-12]', async () => {
  expect(await opened().send(report([fault({ release: '0.9.0' })]))).toHaveLength(1);
});

test('counts a page once, however often its report is replayed [SEC-04]', async () => {
  const { send, collected } = opened();
  const replayed = report([fault()]);
  for (let time = 0; time < 1000; time += 1) await send(replayed);
  expect(collected.seen('cart', '1.1.0')).toMatchObject({ pages: 1, failed: 1 });
  expect(collected.versions()[0]?.faults).toMatchObject([{ pages: 1 }]);
});

test('bounds what one page can report [SEC-04]', async () => {
  const { send, collected } = opened();
  const page = servedPage();
  const vitals = Array.from(
    { length: 1000 },
    (_, value): TelemetryRecord => ({ ...fault(), event: 'web-vital', name: 'LCP', value }),
  );
  const faults = Array.from({ length: 100 }, (_, place) => fault({ message: `fault ${place}` }));
  const admitted = await send(report([...faults, ...vitals], { ...page, releases: { cart: '1.1.0' } }));
  expect(admitted.length).toBeLessThanOrEqual(intakeLimits.records);
  expect(collected.seen('cart', '1.1.0')).toMatchObject({ pages: 1, failed: 1, lcp: [expect.any(Number)] });
  expect(collected.versions()[0]?.faults).toHaveLength(intakeLimits.faults);
});

test('keeps the faults of real pages when one network reports a thousand others [SEC-04]', async () => {
  const { send, collected } = opened();
  for (let place = 0; place < 20; place += 1) await send(report([fault({ message: `real ${place}` })]));
  for (let page = 0; page < 1000; page += 1)
    await send(report([fault({ message: `invented ${page}` })], { network: 'of the attacker' }));
  const messages = collected.versions()[0]?.faults.map(({ message }) => message) ?? [];
  // The two pages of the network that count take two places.
  expect(messages.filter((message) => message.startsWith('real'))).toHaveLength(18);
});

test('keeps every team’s row when one page names 199 invented remotes [SEC-04]', async () => {
  const { send, collected } = opened();
  await send(report([fault({ remote: 'content', release: '3.0.0' })], { releases: { content: '3.0.0' } }));
  const invented = Array.from({ length: 199 }, (_, place) => fault({ remote: `remote${place}` }));
  await send(report(invented));
  expect(collected.versions().map(({ remote }) => remote)).toEqual(['content']);
});

test('never shows more failed pages than pages [PLT-12]', async () => {
  const { send, collected } = opened();
  for (let page = 0; page < 5; page += 1)
    await send(report([fault(), fault({ message: 'another' }), fault({ phase: 'load' })]));
  expect(collected.seen('cart', '1.1.0')).toMatchObject({ pages: 5, failed: 5 });
});

test('remembers where and since when a fault is seen [PLT-12] [OPS-03]', async () => {
  const { send, collected } = opened();
  await send(report([fault()], { locale: 'fr-fr', browser: 'Safari 18' }));
  await send(report([fault()], { locale: 'de-de', browser: 'Chrome 140' }));
  const [first] = collected.versions()[0]?.faults ?? [];
  expect(first?.firstAt).toBeLessThanOrEqual(first?.lastAt ?? 0);
  expect([...(first?.origins ?? [])]).toEqual([
    ['cart cart, fr-fr, Safari 18', 1],
    ['cart cart, de-de, Chrome 140', 1],
  ]);
});

test('believes a shell that reports a fault of its own without a page [PLT-12]', async () => {
  const { send, collected } = opened();
  await send({ service: 'shop-server', pageToken: undefined, records: [fault({ phase: 'server' })] });
  expect(collected.seen('cart', '1.1.0')).toMatchObject({ pages: 1, failed: 1 });
});

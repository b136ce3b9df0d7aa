import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exportedLogs, fromOtlp, reportsIn, scrubbed, type TelemetryRecord, toOtlp } from './telemetry.ts';

const common = { at: 1_795_300_000_000, remote: 'cart', release: '1.2.0', owner: 'team-cart', trace: 'a'.repeat(32) };
const records: readonly TelemetryRecord[] = [
  { ...common, event: 'remote-loaded', duration: 41.5 },
  { ...common, event: 'web-vital', name: 'LCP', value: 1234.5 },
  { ...common, event: 'long-task', duration: 81 },
  { ...common, event: 'exception', phase: 'render', message: 'x is not a function', stack: 'at cart.js:1:2' },
];

test('round-trips remote, version, owner, and trace [PLT-12]', () => {
  const sent = JSON.parse(JSON.stringify(toOtlp('shop-browser', records)));
  expect(fromOtlp(v.parse(exportedLogs, sent))).toEqual(records);
});

test('keeps the page token of each report [SEC-04]', () => {
  const logs = v.parse(exportedLogs, toOtlp('shop-browser', records, 'a token'));
  expect(reportsIn(logs)).toEqual([{ service: 'shop-browser', pageToken: 'a token', records }]);
});

test('refuses a number that cannot be sent on, which JSON may contain [SEC-04]', () => {
  const text = JSON.stringify(toOtlp('shop-browser', records)).replace('1234.5', '1e999');
  expect(v.safeParse(exportedLogs, JSON.parse(text)).success).toBe(false);
});

test.each([
  ['another vital', (text: string) => text.replace('"LCP"', '"XYZ"')],
  ['a long release', (text: string) => text.replaceAll('"1.2.0"', `"${'1'.repeat(201)}"`)],
])('ignores a record with %s [SEC-04]', (_case, change) => {
  const [, vital] = records;
  const text = change(JSON.stringify(toOtlp('shop-browser', vital ? [vital] : [])));
  expect(fromOtlp(v.parse(exportedLogs, JSON.parse(text)))).toEqual([]);
});

test('ignores records of others', () => {
  const foreign = {
    resourceLogs: [{ scopeLogs: [{ logRecords: [{ timeUnixNano: '1', body: { stringValue: 'hello' } }] }] }],
  };
  expect(fromOtlp(v.parse(exportedLogs, foreign))).toEqual([]);
});

test.each([
  ['No account for mara.winter@example.org here', 'No account for (email) here'],
  ['GET /orders?email=a&x=1 failed', 'GET /orders?(query) failed'],
  ['card 4111111111111111 refused', 'card (number) refused'],
  ['nothing to hide', 'nothing to hide'],
])('removes personal data from messages: %s', (from, to) => {
  expect(scrubbed(from)).toBe(to);
  const [record] = fromOtlp(
    v.parse(
      exportedLogs,
      toOtlp('shop', [{ ...common, event: 'exception', phase: 'load', message: from, stack: from }]),
    ),
  );
  expect(record).toMatchObject({ message: to, stack: to });
});

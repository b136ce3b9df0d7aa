import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someDatafile } from '../../testing/datafile.ts';
import { holdTimeLimits } from '../../testing/time-limits.ts';
import type * as pausing from '../pause-until.ts';
import { createDecider } from './decider.ts';
import { type FollowedDatafile, followDatafile } from './follow-datafile.ts';

/** Milliseconds that it has waited, or waits. */
const waits = vi.hoisted((): number[] => []);
vi.mock('../pause-until.ts', async (importOriginal) => {
  const { pauseUntil } = await importOriginal<typeof pausing>();
  return {
    pauseUntil(...[signal, wait]: Parameters<typeof pauseUntil>) {
      waits.push(wait);
      return pauseUntil(signal, wait);
    },
  };
});

let folder: string;
let service: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];
let followed: FollowedDatafile[];
const onFault = vi.fn();
/** Lets the time limit of the last request pass. */
let passLimit: () => void;

const give = (revision: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response
    .writeHead(200, { 'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT' })
    .end(JSON.stringify(someDatafile({ revision })));

beforeEach(async () => {
  passLimit = holdTimeLimits();
  folder = mkdtempSync(join(tmpdir(), 'experiments-'));
  asked = [];
  followed = [];
  waits.length = 0;
  onFault.mockClear();
  answer = give('1');
  service = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of followed) one.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true });
});

function follow({ interval = 10, pauses = [0, 10] } = {}): FollowedDatafile {
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/datafiles/key.json`;
  const one = followDatafile({
    source: { url, interval },
    file: join(folder, 'kept/last-known.json'),
    onFault,
    pauses,
  });
  followed.push(one);
  return one;
}
const revisionOf = (one: FollowedDatafile) => one.current()?.datafile.revision;

describe('following the datafile [EXP-02]', () => {
  test('asks again by time with the date of the last one, and takes 304 for no change', async () => {
    const one = follow();
    await eventually(() => expect(revisionOf(one)).toBe('1'));
    answer = (_request, response) => void response.writeHead(304).end();
    await eventually(() => expect(asked.length).toBeGreaterThan(2));
    expect(asked.at(-1)?.headers['if-modified-since']).toBe('Mon, 23 Nov 2026 10:00:00 GMT');
    expect(revisionOf(one)).toBe('1');
    answer = give('2');
    await eventually(() => expect(revisionOf(one)).toBe('2'));
    expect(onFault).not.toHaveBeenCalled();
  });

  test.each<readonly [string, typeof answer]>([
    ['is missing', (_request, response) => void response.writeHead(503).end()],
    ['redirects', (_request, response) => void response.writeHead(302, { location: '/other' }).end()],
    ['is slow', () => passLimit()],
    ['answers nonsense', (_request, response) => void response.end('{"version":"7","experiments":')],
    [
      'answers an unknown version',
      (_request, response) => void response.end(JSON.stringify({ ...someDatafile(), version: '7' })),
    ],
    [
      'answers what the SDK cannot read',
      (_request, response) => void response.end(JSON.stringify({ ...someDatafile(), groups: 5 })),
    ],
    ['answers far too much', (_request, response) => void response.end(Buffer.alloc(8 * 1024 * 1024, ' '))],
  ])('keeps the last datafile while the service %s, with one warning, and comes back', async (_, bad) => {
    const one = follow();
    await eventually(() => expect(revisionOf(one)).toBe('1'));
    answer = bad;
    await eventually(() => expect(onFault).toHaveBeenCalledTimes(1));
    const before = asked.length;
    await eventually(() => expect(asked.length).toBeGreaterThan(before + 1));
    expect(revisionOf(one)).toBe('1');
    expect(onFault).toHaveBeenCalledTimes(1);
    answer = give('2');
    await eventually(() => expect(revisionOf(one)).toBe('2'));
  });

  test('waits longer with each failure', async () => {
    answer = (_request, response) => void response.writeHead(503).end();
    follow({ pauses: [0, 10, 20, 100_000] });
    await eventually(() => expect(waits).toHaveLength(3));
    expect(asked).toHaveLength(3);
    const steps = [10, 20, 100_000];
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(steps[index] ?? Number.NaN);
    expect(waits[0]).toBeLessThan(20);
    expect(waits[1]).toBeLessThan(100_000);
  });

  test('begins with what was last known, also from a broken file', async () => {
    const first = follow();
    await eventually(() => expect(revisionOf(first)).toBe('1'));
    first.close();
    answer = () => undefined;
    expect(revisionOf(follow())).toBe('1');
    writeFileSync(join(folder, 'kept/last-known.json'), '{');
    expect(follow().current()).toBeUndefined();
    expect(onFault).toHaveBeenCalledTimes(1);
  });
});

describe('deciding [EXP-02]', () => {
  const subject = { id: 'vuid_0123456789abcdef', attributes: { country: 'NL' }, segments: null };

  test('gives a visitor the same variation each time, and none while the experiment does not run', () => {
    const { decide } = createDecider(someDatafile());
    const decided = decide(subject);
    expect(['usual', 'new']).toContain(decided.content_0);
    expect(decide(subject)).toEqual(decided);
    expect(createDecider(someDatafile({ status: 'Paused' })).decide(subject)).toEqual({});
  });

  test('of an experiment for a segment waits for the segments', () => {
    const { decide, segments } = createDecider(someDatafile({ segment: 'regulars' }));
    expect(segments).toEqual(['regulars']);
    expect(decide(subject)).toEqual({});
    expect(decide({ ...subject, segments: ['others'] })).toEqual({});
    expect(Object.keys(decide({ ...subject, segments: ['regulars'] }))).toEqual(['content_0']);
  });

  test('tells pages no key of the customer data', () => {
    const { forPages } = createDecider(someDatafile({ dataHost: 'https://data.example' }));
    expect(forPages.text).not.toContain('data_key');
  });
});

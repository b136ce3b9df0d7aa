import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { httpServer } from '../http-server.ts';
import { afterEvent } from './flag-state.ts';
import { type FollowedFlags, followFlags } from './follow-flags.ts';
import { serveFlags } from './serve-flags.ts';

const state = (value: unknown, version: number) => ({ value, version, variation: 0 });
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

let folder: string;
let service: Server;
let streams: ServerResponse[];
let asked: string[];
let received: unknown[];
let followed: FollowedFlags[];
const onFault = vi.fn();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'));
  streams = [];
  asked = [];
  received = [];
  followed = [];
  onFault.mockClear();
  service = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      received.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(202).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    streams.push(response);
    response.write(':\n\n');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const one of followed) one.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true });
});

const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const ofService = () => ({ clientId: 'client', streamUrl: url(), eventsUrl: url() });
function follow(withService = true): FollowedFlags {
  const flags = followFlags({
    service: withService ? ofService() : undefined,
    file: join(folder, 'flags.json'),
    onFault,
    pauses: [10, 40],
  });
  followed.push(flags);
  return flags;
}
const stream = async (count = 1) => {
  await eventually(() => expect(streams).toHaveLength(count));
  return streams[count - 1] as ServerResponse;
};

describe('what a shell knows of flags [EXP-01]', () => {
  test('follows the service’s stream, with an anonymous context', async () => {
    const flags = follow();
    const first = flags.current();
    (await stream()).write(event('put', { 'content.layout': state('grid', 3) }));
    await eventually(() => expect(flags.current().values).toEqual({ 'content.layout': 'grid' }));
    (await stream()).write(event('patch', { key: 'content.layout', ...state('rows', 4) }));
    await eventually(() => expect(flags.current().values).toEqual({ 'content.layout': 'rows' }));
    expect(flags.current().digest).not.toBe(first.digest);
    const context = asked[0]?.split('/').at(-1) ?? '';
    expect(JSON.parse(Buffer.from(context, 'base64url').toString())).toMatchObject({ key: 'shop', anonymous: true });
  });

  test('keeps the last known values while the service is gone, and follows it again', async () => {
    const flags = follow();
    (await stream()).write(event('put', { 'content.layout': state('rows', 1) }));
    await eventually(() => expect(flags.current().values).toEqual({ 'content.layout': 'rows' }));
    (await stream()).destroy();
    const again = await stream(2);
    expect(flags.current().values).toEqual({ 'content.layout': 'rows' });
    expect(onFault).toHaveBeenCalledOnce();
    again.write(event('put', { 'content.layout': state('grid', 2) }));
    await eventually(() => expect(flags.current().values).toEqual({ 'content.layout': 'grid' }));
  });

  test('starts with the last known values when the service does not answer', async () => {
    const flags = follow();
    (await stream()).write(event('put', { 'content.layout': state('rows', 1) }));
    await eventually(() => expect(flags.current().values).toEqual({ 'content.layout': 'rows' }));
    flags.close();
    expect(follow().current().values).toEqual({ 'content.layout': 'rows' });
  });

  test('is nothing without a service, or when what was kept is damaged, so that defaults hold', () => {
    writeFileSync(join(folder, 'flags.json'), '{"content.layout":');
    expect(follow(false).current().values).toEqual({});
    expect(follow().current().values).toEqual({});
    expect(onFault).toHaveBeenCalled();
  });
});

test('ignores events that are older than what is known [EXP-01]', () => {
  const known = { 'content.layout': state('rows', 4) };
  const receive = (name: string, data: object) => afterEvent(known, { name, data: JSON.stringify(data) });
  expect(receive('patch', { key: 'content.layout', ...state('grid', 4) })).toBeUndefined();
  expect(receive('delete', { key: 'content.layout', version: 3 })).toBeUndefined();
  expect(receive('delete', { key: 'content.layout', version: 5 })).toEqual({});
  expect(receive('ping', {})).toBeUndefined();
});

test('lets one household neither take all streams nor send events without end [SEC-05]', async () => {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await serveFlags(app, { flags: follow(false), service: undefined, onFault });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const shell = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/flags`;
  const open = async (address: string) =>
    (await fetch(`${shell}/eval/shop/e30`, { headers: { 'x-forwarded-for': address } })).status;
  const opened = await Promise.all(Array.from({ length: 200 }, () => open('203.0.113.7')));
  expect(new Set(opened)).toEqual(new Set([200]));
  expect([await open('203.0.113.7'), await open('203.0.113.8')]).toEqual([503, 200]);
  const send = async () => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '[]' };
    return (await fetch(`${shell}/events/bulk/shop`, request)).status;
  };
  for (let batch = 0; batch < 240; batch += 1) expect(await send()).toBe(202);
  expect(await send()).toBe(429);
  await app.close();
});

test('tells open pages of every change, and passes their events on [EXP-01]', async () => {
  const flags = follow();
  (await stream()).write(event('put', { 'content.layout': state('grid', 1) }));
  await eventually(() => expect(flags.current().values).toEqual({ 'content.layout': 'grid' }));
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await serveFlags(app, { flags, service: ofService(), onFault });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const shell = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/flags`;
  const response = await fetch(`${shell}/eval/shop/e30`);
  let text = '';
  const reading = (async () => {
    for await (const bytes of response.body ?? []) text += Buffer.from(bytes).toString();
  })();
  await eventually(() => expect(text).toContain('"value":"grid"'));
  (await stream()).write(event('patch', { key: 'content.layout', ...state('rows', 2) }));
  await eventually(() => expect(text).toContain('"value":"rows"'));
  const sent = await fetch(`${shell}/events/bulk/shop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[{"kind":"summary"}]',
  });
  expect(sent.status).toBe(202);
  expect(received).toEqual([[{ kind: 'summary' }]]);
  expect(asked.at(-1)).toBe('/events/bulk/client');
  // Open streams do not keep a shell from stopping.
  await app.close();
  await reading;
});

import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchOutside, outside } from './outside.ts';

let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(request.url === '/moved' ? 307 : 200, { location: '/elsewhere' }).end('{}');
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each<[string, (address: string) => Promise<unknown>]>([
  ['ky', (address) => outside.post(address, { json: { secret: 'kept' } })],
  ['fetch', (address) => fetchOutside(address, { method: 'POST', body: 'secret' })],
])('follows no redirect by %s [SEC-05]', async (_, ask) => {
  asked = [];
  await expect(ask(`${origin}/moved`)).rejects.toThrow();
  expect(asked).toEqual(['/moved']);
  await expect(ask(`${origin}/here`)).resolves.toMatchObject({ status: 200 });
});

test('calls fetch and ky only in base/outside.ts', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const asking = files.filter((file) =>
    /(?<![.#\w])fetch\(|import ky\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(asking.map((file) => file.replaceAll(path.sep, '/'))).toEqual(['base/outside.ts']);
});

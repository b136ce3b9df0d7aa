import { expect, test } from 'vitest';
import { httpServer } from './http-server.ts';

test('logs neither queries nor addresses of visitors [SEC-05]', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = httpServer({ logLevel: 'info', trustedProxies: 'loopback', logStream });
  app.get('/account/:step', async () => 'done');
  await app.inject({ url: '/account/reset?token=of-a-mail', remoteAddress: '203.0.113.7' });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/account/:step"');
  expect(log).not.toMatch(/of-a-mail|203\.0\.113\.7/);
});

import { expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { secureAnswers } from './secure-answers.ts';

async function headersOf(isHttps: boolean, url: string) {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  secureAnswers(app, { isHttps });
  app.get('/here', async () => 'here');
  app.get('/page', (_request, reply) =>
    reply.header('content-security-policy', 'frame-ancestors https://shop.example').send('page'),
  );
  app.get('/raw', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/html' }).end('raw');
  });
  return (await app.inject(url)).headers;
}

test.each(['/here', '/raw', '/nowhere'])('lets no browser guess the type of %s [SEC-05]', async (url) => {
  expect((await headersOf(false, url))['x-content-type-options']).toBe('nosniff');
});

test.each(['/here', '/raw', '/nowhere', '/%F0%9F'])('lets no other page embed %s [SEC-05]', async (url) => {
  expect((await headersOf(false, url))['content-security-policy']).toBe("frame-ancestors 'none'");
});

test('leaves a page its own policy [SEC-05]', async () => {
  expect((await headersOf(false, '/page'))['content-security-policy']).toBe('frame-ancestors https://shop.example');
});

test('keeps browsers on https where the shop is served over https, and only there [SEC-05]', async () => {
  expect((await headersOf(true, '/raw'))['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect((await headersOf(false, '/here'))['strict-transport-security']).toBeUndefined();
});

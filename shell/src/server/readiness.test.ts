import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { areReady, createReadiness } from './readiness.ts';

test('a shell is ready when all it waits for has been there once, and says what is not', async () => {
  const there = { workers: false, releases: true, services: false };
  const { isReady, waitingFor } = createReadiness({
    workers: () => there.workers,
    releases: () => there.releases,
    services: async () => there.services,
  });
  expect(await isReady()).toBe(false);
  expect(waitingFor()).toEqual(['workers', 'services']);
  Object.assign(there, { workers: true, releases: false });
  expect(await isReady()).toBe(false);
  expect(waitingFor()).toEqual(['services']);
  Object.assign(there, { workers: false, services: true });
  expect(await isReady()).toBe(true);
  there.services = false;
  expect(await isReady()).toBe(true);
});

test('services are ready when they say so, or have no such question', async () => {
  let status = 503;
  const services = Fastify();
  services.get('/readyz', (_request, reply) => reply.code(status).send());
  await services.listen({ port: 0, host: '127.0.0.1' });
  const origin = services.listeningOrigin;
  expect(await areReady(origin)).toBe(false);
  status = 404;
  expect(await areReady(origin)).toBe(true);
  status = 200;
  expect(await areReady(origin)).toBe(true);
  await services.close();
  expect(await areReady(origin)).toBe(false);
});

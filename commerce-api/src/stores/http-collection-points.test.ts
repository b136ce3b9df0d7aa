import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { findCollectionPoints } from 'shared-contracts/calls/stores';
import type { CountryCode } from 'shared-contracts/locale';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CollectionPointsUnavailableError } from './collection-points.ts';
import { HttpCollectionPoints } from './http-collection-points.ts';

const [example] = findCollectionPoints.example.collectionPoints;
const { distanceKm: _distance, province: _province, ...corner } = example!;
const origin = { latitude: 45.5, longitude: -122.6 };

let service: FastifyInstance;
let answer: unknown;
let directory: HttpCollectionPoints;
beforeEach(async () => {
  service = Fastify({ forceCloseConnections: true });
  service.get('/v1/collection-points', async () => answer);
  await service.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
  directory = new HttpCollectionPoints({ url, apiKey: 'key', timeout: 20_000 });
});
afterEach(() => service.close());

const near = (country: CountryCode = 'US') =>
  directory.near({ postalCode: '97205', city: '', country, language: 'en' });

describe('collection points [CHK-06]', () => {
  test('are listed nearest first', async () => {
    const far = { ...corner, collectionPointId: 'CP-far', latitude: 46 };
    answer = { origin, points: [far, corner] };
    expect((await near()).map(({ collectionPointId }) => collectionPointId)).toEqual([
      corner.collectionPointId,
      'CP-far',
    ]);
  });

  test.each([
    ['97205', 'US', 'OR'],
    ['H2Y 1C6', 'CA', 'QC'],
    ['CA12 5JR', 'GB', undefined],
    // Fishers Island shares its prefix with Connecticut.
    ['06390', 'US', undefined],
  ] as const)('have the state or province that their postal code %s tells', async (postalCode, country, province) => {
    answer = { origin, points: [{ ...corner, postalCode, country }] };
    expect((await near(country))[0]?.province).toBe(province);
  });

  test('keep the state that the directory names', async () => {
    answer = { origin, points: [{ ...corner, province: 'WA' }] };
    expect((await near())[0]?.province).toBe('WA');
  });

  test.each(['name', 'addressLine1', 'city', 'postalCode'])('are left out without %s', async (field) => {
    answer = {
      origin,
      points: [
        { ...corner, [field]: ' ' },
        { ...corner, collectionPointId: 'CP-whole' },
      ],
    };
    expect((await near()).map(({ collectionPointId }) => collectionPointId)).toEqual(['CP-whole']);
  });

  test('are not available when the directory answers something else', async () => {
    answer = { points: [] };
    await expect(near()).rejects.toThrow(CollectionPointsUnavailableError);
  });
});

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allStreets } from './places.ts';
import { addAddresses } from './routes.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  addAddresses(app, { slowAnswer: 50 });
});
afterEach(async () => app.close());

interface Feature {
  readonly geometry: { readonly coordinates: readonly [number, number] };
  readonly properties: Readonly<Record<string, unknown>>;
}
async function found(query: string): Promise<readonly Feature['properties'][]> {
  const answer = (await app.inject(`/addresses/api?${query}`)).json() as { features: Feature[] };
  return answer.features.map(({ properties }) => properties);
}

test('knows a few thousand streets of the markets [BEY-07]', () => {
  expect(allStreets.length).toBeGreaterThan(2500);
  expect(new Set(allStreets.map(({ country }) => country))).toEqual(new Set(['US', 'CA', 'GB', 'DE']));
});

test.each([
  [
    'q=12+alder+st+portl&countrycode=US',
    { housenumber: '12', street: 'Alder Street', postcode: '97205', state: 'Oregon' },
  ],
  ['q=muhlg+munch&countrycode=DE', { name: 'Mühlgasse', city: 'München', type: 'street' }],
  ['q=rue+du+lac+montreal', { name: 'Rue du Lac', city: 'Montréal', countrycode: 'CA' }],
  ['q=9999+alder+portland', { name: 'Alder Street', type: 'street' }],
])('finds %s [BEY-07]', async (query, wanted) => {
  expect((await found(query))[0]).toMatchObject(wanted);
});

test.each([
  ['q=portland&countrycode=US', 'Portland', 'Oregon', [-122.7, 45.5]],
  ['q=munch&countrycode=DE', 'München', undefined, [11.6, 48.1]],
  ['q=97209&countrycode=US', 'Portland', 'Oregon', [-122.7, 45.5]],
  ['q=EH3+9AA&countrycode=GB', 'Edinburgh', undefined, [-3.2, 55.9]],
  ['q=tulsa&countrycode=US', 'Tulsa', 'Oklahoma', [-96, 36.1]],
] as const)('knows where the place of %s is [ACC-17]', async (query, name, state, [longitude, latitude]) => {
  const { features } = (await app.inject(`/addresses/api?${query}&layer=city&layer=street&limit=1`)).json() as {
    features: Feature[];
  };
  expect(features[0]?.properties).toMatchObject({ type: 'city', name, ...(state ? { state } : {}) });
  const [x, y] = features[0]?.geometry.coordinates ?? [0, 0];
  expect([Math.abs(x - longitude) < 0.2, Math.abs(y - latitude) < 0.2]).toEqual([true, true]);
});

test.each(['q=atlantis', 'q=00000&countrycode=DE', 'q=1'])('knows no place for %s [ACC-17]', async (query) => {
  expect(await found(`${query}&layer=city`)).toEqual([]);
});

test('finds at most as many as asked for, of the wanted country, and refuses a question without words [BEY-07]', async () => {
  const three = await found('q=main&limit=3&countrycode=CA');
  expect(three.map(({ countrycode }) => countrycode)).toEqual(['CA', 'CA', 'CA']);
  expect((await app.inject('/addresses/api')).statusCode).toBe(500);
});

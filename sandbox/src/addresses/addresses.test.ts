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

test('finds at most as many as asked for, of the wanted country, and refuses a question without words [BEY-07]', async () => {
  const three = await found('q=main&limit=3&countrycode=CA');
  expect(three.map(({ countrycode }) => countrycode)).toEqual(['CA', 'CA', 'CA']);
  expect((await app.inject('/addresses/api')).statusCode).toBe(500);
});

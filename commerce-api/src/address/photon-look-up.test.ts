import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AddressLookUpUnavailableError, type AddressSearch } from './address-look-up.ts';
import { houseNumberIn, PhotonLookUp } from './photon-look-up.ts';

let service: FastifyInstance;
let answer: unknown;
let asked: string | undefined;
let lookUp: PhotonLookUp;
beforeEach(async () => {
  service = Fastify({ forceCloseConnections: true });
  service.get('/api', async (request) => {
    asked = request.url;
    return answer;
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
  lookUp = new PhotonLookUp({ url, timeout: 20_000 });
});
afterEach(() => service.close());

const search: AddressSearch = { typed: '12 alder', country: 'US', language: 'en' };
const house = {
  type: 'house',
  housenumber: '12',
  street: 'Alder Street',
  postcode: '97205',
  city: 'Portland',
  state: 'Oregon',
  countrycode: 'US',
};
const answered = (...places: readonly object[]) => {
  answer = { type: 'FeatureCollection', features: places.map((properties) => ({ type: 'Feature', properties })) };
};

describe('looking up addresses [BEY-07]', () => {
  test('asks for houses and streets of the country in the shopper’s language', async () => {
    answered(house);
    await lookUp.find({ ...search, language: 'fr' });
    expect(asked).toBe('/api?q=12+alder&lang=fr&limit=10&layer=house&layer=street&countrycode=US');
  });

  test.each([
    [
      'a house',
      house,
      search,
      { addressLine1: '12 Alder Street', postalCode: '97205', city: 'Portland', province: 'OR' },
    ],
    [
      'a street, with the number that was typed',
      { ...house, type: 'street', housenumber: undefined, street: undefined, name: 'Alder Street' },
      { ...search, typed: '7b alder' },
      { addressLine1: '7b Alder Street', postalCode: '97205', city: 'Portland', province: 'OR' },
    ],
    [
      'a German house, with its number last',
      { ...house, street: 'Steinweg', postcode: '80331', city: 'München', state: 'Bayern', countrycode: 'de' },
      { typed: 'steinw', country: 'DE', language: 'de' },
      { addressLine1: 'Steinweg 12', postalCode: '80331', city: 'München' },
    ],
    [
      'a postal code of two states, of which the name decides',
      { ...house, postcode: '06390', state: 'New York', city: 'Fishers Island' },
      search,
      { addressLine1: '12 Alder Street', postalCode: '06390', city: 'Fishers Island', province: 'NY' },
    ],
    [
      'a district that is named in another way',
      { ...house, postcode: '20012', state: 'Washington, D.C.', city: 'Washington' },
      search,
      { addressLine1: '12 Alder Street', postalCode: '20012', city: 'Washington', province: 'DC' },
    ],
  ] as const)('offers %s', async (_, place, asking, wanted) => {
    answered(place);
    expect(await lookUp.find(asking)).toEqual([wanted]);
  });

  test.each([
    ['without a street', { ...house, street: undefined }],
    ['without a postal code', { ...house, postcode: undefined }],
    ['of another country', { ...house, countrycode: 'CA' }],
    ['of a state that no postal code is of', { ...house, postcode: '00000' }],
  ])('offers no place %s', async (_, place) => {
    answered(place, house);
    expect(await lookUp.find(search)).toHaveLength(1);
  });

  test('offers each address once, and five at most', async () => {
    answered(house, house, ...['1', '2', '3', '4', '5', '6'].map((housenumber) => ({ ...house, housenumber })));
    const numbers = (await lookUp.find(search)).map(({ addressLine1 }) => addressLine1.split(' ')[0]);
    expect(numbers).toEqual(['12', '1', '2', '3', '4']);
  });

  test.each([
    ['another form', { places: [] }],
    ['endless names', { features: [{ properties: { city: 'x'.repeat(101) } }] }],
  ])('counts an answer of %s as none', async (_, wrong) => {
    answer = wrong;
    await expect(lookUp.find(search)).rejects.toBeInstanceOf(AddressLookUpUnavailableError);
  });

  const at = (longitude: number, latitude: number, properties: object) => {
    answer = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties }],
    };
  };

  test('asks for one place of the country, of the kinds that people mean [ACC-17]', async () => {
    at(-122.68, 45.52, { type: 'city', name: 'Portland', state: 'Oregon', countrycode: 'US' });
    await lookUp.locate({ ...search, typed: 'portland' });
    expect(asked).toBe(
      '/api?q=portland&lang=en&limit=1&layer=house&layer=street&layer=locality&layer=district&layer=city&countrycode=US',
    );
  });

  test.each([
    ['a city', 'US', { type: 'city', name: 'Portland', state: 'Oregon', countrycode: 'US' }, 'Portland, Oregon'],
    [
      'a city without states in addresses',
      'DE',
      { type: 'city', name: 'Köln', state: 'NRW', countrycode: 'de' },
      'Köln',
    ],
    ['a district', 'GB', { type: 'district', name: 'Leith', city: 'Edinburgh', countrycode: 'GB' }, 'Leith, Edinburgh'],
    [
      'a street',
      'US',
      { type: 'street', name: 'Alder Street', city: 'Bend', state: 'Oregon', countrycode: 'US' },
      'Alder Street, Bend, Oregon',
    ],
    ['a house', 'DE', { ...house, street: 'Steinweg', city: 'Kassel', countrycode: 'DE' }, 'Steinweg 12, Kassel'],
  ] as const)('locates %s [ACC-17]', async (_, country, properties, name) => {
    at(-1.5, 53, properties);
    expect(await lookUp.locate({ typed: 'x', country, language: 'en' })).toEqual({
      name,
      latitude: 53,
      longitude: -1.5,
    });
  });

  test.each([
    ['97 205', 'US', { ...house, city: 'Portland', state: 'Oregon', postcode: '97205' }, 'Portland, Oregon'],
    [
      'm11ae',
      'GB',
      { ...house, name: 'Town Hall', city: 'Manchester', postcode: 'M1 1AE', countrycode: 'GB' },
      'Manchester',
    ],
    ['M1', 'GB', { ...house, city: 'Manchester', postcode: 'M1 1AE', countrycode: 'GB' }, 'Manchester'],
    ['80331', 'DE', { ...house, city: undefined, name: 'Rathaus', postcode: '80331', countrycode: 'DE' }, '80331'],
    ['80331', 'DE', { type: 'locality', name: 'Altstadt', postcode: '80331', countrycode: 'DE' }, 'Altstadt'],
  ] as const)('calls the postal code %s of %s by its town [ACC-17]', async (typed, country, properties, name) => {
    at(1, 1, properties);
    expect((await lookUp.locate({ typed, country, language: 'en' }))?.name).toBe(name);
  });

  test.each([
    ['of another country', { type: 'city', name: 'Paris', countrycode: 'FR' }],
    ['without a name', { type: 'city', countrycode: 'US' }],
  ])('locates no place %s [ACC-17]', async (_, properties) => {
    at(1, 1, properties);
    expect(await lookUp.locate(search)).toBeUndefined();
  });

  test.each([
    ['12 Alder Street', 'US', '12'],
    ['12b, Alder Street', 'GB', '12b'],
    ['Alder Street 12', 'US', undefined],
    ['Steinweg 12a, Berlin', 'DE', '12a'],
    ['12 Steinweg', 'DE', '12'],
    ['Steinweg 12 Berlin', 'DE', '12'],
    ['Steinweg 10117 Berlin', 'DE', undefined],
    ['Straße des 17. Juni 135', 'DE', '135'],
    ['1st Avenue', 'US', undefined],
  ] as const)('finds the number of the house in %j of %s: %s', (typed, country, number) => {
    expect(houseNumberIn(typed, country)).toBe(number);
  });
});

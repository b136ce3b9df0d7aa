import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createDisturbance } from '../disturbance.ts';
import type { Settings } from '../settings.ts';
import { allStreets, allTowns, type Street, type Town, townNear } from './places.ts';

const many = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);
const question = v.object({
  q: v.pipe(v.string(), v.minLength(1)),
  lang: v.optional(v.picklist(['en', 'de', 'fr', 'default']), 'default'),
  limit: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(50)), '15'),
  layer: v.optional(v.pipe(v.union([v.string(), v.array(v.string())]), v.transform(many)), []),
  countrycode: v.optional(v.pipe(v.union([v.string(), v.array(v.string())]), v.transform(many)), []),
});

/** Words without case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const indexed = allStreets.map((street) => ({
  street,
  words: wordsOf(`${street.street} ${street.city} ${street.postcode} ${street.state ?? ''}`),
  name: wordsOf(street.street).join(' '),
}));

const indexedTowns = allTowns.map((town) => ({ town, words: wordsOf(`${town.city} ${town.state ?? ''}`) }));

const countries = { US: 'United States', CA: 'Canada', GB: 'United Kingdom', DE: 'Germany' } as const;

function featureOf(street: Street, house: string | undefined, place: number) {
  const { city, postcode, state, country } = street;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [street.longitude, street.latitude] },
    properties: {
      osm_type: house ? 'N' : 'W',
      osm_id: place,
      osm_key: house ? 'place' : 'highway',
      osm_value: house ? 'house' : 'residential',
      type: house ? 'house' : 'street',
      ...(house ? { housenumber: house, street: street.street } : { name: street.street }),
      postcode,
      city,
      ...(state ? { state } : {}),
      country: countries[country],
      countrycode: country,
    },
  };
}

function townFeature({ city, state, country, latitude, longitude }: Town, place: number) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      osm_type: 'R',
      osm_id: place,
      osm_key: 'place',
      osm_value: 'city',
      type: 'city',
      name: city,
      ...(state ? { state } : {}),
      country: countries[country],
      countrycode: country,
    },
  };
}

/** How many signs of a postal code name its region, which leads to a town. */
const regionSigns: Readonly<Record<Town['country'], (code: string) => number>> = {
  US: () => 3,
  CA: () => 1,
  GB: (code) => /^[a-z]{1,2}(?=\d)/i.exec(code)?.[0].length ?? Number.POSITIVE_INFINITY,
  DE: () => 3,
};

/** Towns with that name, or the one of a postal code. */
function townsFor(typed: string, isOf: (country: Town['country']) => boolean): Town[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const named = indexedTowns.filter(
    ({ town, words: known }) => isOf(town.country) && words.every((word) => known.some((one) => one.startsWith(word))),
  );
  const begun = words.join(' ');
  const isNamed = ({ city }: Town) => wordsOf(city).join(' ') === begun;
  if (named.length > 0)
    return named.map(({ town }) => town).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  if (!/\d/.test(typed)) return [];
  return (['US', 'CA', 'GB', 'DE'] as const)
    .filter(isOf)
    .map((country) => townNear(typed.trim(), country))
    .filter(({ shares, country }) => shares >= regionSigns[country](typed.trim()));
}

/**
 * A directory of addresses that speaks Photon's protocol and knows the streets of some towns, with their houses,
 * and larger cities.
 * `PUT /addresses/mode` disturbs it.
 */
export function addAddresses(app: FastifyInstance, { slowAnswer }: Pick<Settings, 'slowAnswer'>): void {
  const { isDisturbed, setMode } = createDisturbance(slowAnswer);
  app.put('/addresses/mode', async (request) => setMode(request.body));
  app.get('/addresses/api', async (request, reply) => {
    if (await isDisturbed(reply)) return reply;
    const { q, limit, layer, countrycode } = v.parse(question, request.query);
    const asked = wordsOf(q);
    const number = asked.find((word) => /^\d{1,4}[a-z]?$/.test(word));
    const words = asked.filter((word) => word !== number);
    const isOf = (country: Street['country']) =>
      countrycode.length === 0 || countrycode.some((code) => code.toUpperCase() === country);
    const isWanted = ({ street, words: known }: (typeof indexed)[number]) =>
      isOf(street.country) && words.every((word) => known.some((one) => one.startsWith(word)));
    const found = words.length === 0 ? [] : indexed.filter(isWanted);
    const begun = words.join(' ');
    // Streets that begin like what was typed come before those of towns that do.
    const best = found.toSorted((a, b) => Number(b.name.startsWith(begun)) - Number(a.name.startsWith(begun)));
    const layers = layer.length === 0 ? ['house', 'street'] : layer;
    const features = best.slice(0, limit).flatMap(({ street }, place) => {
      const house = number !== undefined && Number.parseInt(number, 10) <= street.houses ? number : undefined;
      return layers.includes(house ? 'house' : 'street') ? [featureOf(street, house, place)] : [];
    });
    const places = layers.includes('city') ? townsFor(q, isOf).map((town, place) => townFeature(town, place)) : [];
    return { type: 'FeatureCollection', features: [...places, ...features].slice(0, limit) };
  });
}

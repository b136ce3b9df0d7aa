import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createDisturbance } from '../disturbance.ts';
import type { Settings } from '../settings.ts';
import { allStreets, type Street } from './places.ts';

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

const countries = { US: 'United States', CA: 'Canada', GB: 'United Kingdom', DE: 'Germany' } as const;

function featureOf(street: Street, house: string | undefined, place: number) {
  const { city, postcode, state, country } = street;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [0, 0] },
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

/**
 * A directory of addresses that speaks Photon's protocol and knows the streets of some towns, with their houses.
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
    const isWanted = ({ street, words: known }: (typeof indexed)[number]) =>
      (countrycode.length === 0 || countrycode.some((code) => code.toUpperCase() === street.country)) &&
      words.every((word) => known.some((one) => one.startsWith(word)));
    const found = words.length === 0 ? [] : indexed.filter(isWanted);
    const begun = words.join(' ');
    // Streets that begin like what was typed come before those of towns that do.
    const best = found.toSorted((a, b) => Number(b.name.startsWith(begun)) - Number(a.name.startsWith(begun)));
    const layers = layer.length === 0 ? ['house', 'street'] : layer;
    const features = best.slice(0, limit).flatMap(({ street }, place) => {
      const house = number !== undefined && Number.parseInt(number, 10) <= street.houses ? number : undefined;
      return layers.includes(house ? 'house' : 'street') ? [featureOf(street, house, place)] : [];
    });
    return { type: 'FeatureCollection', features };
  });
}

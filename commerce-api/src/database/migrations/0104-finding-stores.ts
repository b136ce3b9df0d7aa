import type { Migration } from '../migration.ts';

/** Letters that are more than a letter with a mark, and how they are spelled without. */
const spelled = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
] as const;

const named = "concat_ws(' ', name, address ->> 'city', address ->> 'postalCode')";

/** In the letters and digits in which words are typed: marks go, all else parts words. */
const plain = `regexp_replace(regexp_replace(normalize(${spelled.reduce(
  (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
  `lower(${named})`,
)}, NFKD), '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g')`;

/** Finds stores by position, by city, and by the words of their name and address, however many there are. */
export const findingStores: Migration = {
  name: '0104-finding-stores',
  statements: [
    `create function store_words(name text, address jsonb) returns tsvector immutable parallel safe language sql
      return to_tsvector('simple', ${plain})`,
    "create index location_words on location using gin (store_words(name, address)) where kind = 'store'",
    "create index location_position on location using gist (point(longitude, latitude)) where kind = 'store'",
    "create index location_city on location (country, (address ->> 'city'), location_id) where kind = 'store'",
  ],
};

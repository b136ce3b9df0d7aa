import type { FoundAddress } from 'shared-contracts/calls/utilities';
import type { CountryCode } from 'shared-contracts/locale';
import * as v from 'valibot';
import { outside } from '../base/outside.ts';
import {
  type AddressLookUp,
  AddressLookUpUnavailableError,
  type AddressSearch,
  type FoundPlace,
} from './address-look-up.ts';
import { regionsOfPostalCode } from './postal-areas.ts';
import { regionsOf } from './regions.ts';

/** Addresses that are offered at once. */
const most = 5;
const text = v.optional(v.pipe(v.string(), v.maxLength(100)));
/** What somebody means by a place; the directory also knows shops and summits. */
const placeLayers = ['house', 'street', 'locality', 'district', 'city'] as const;
/** As far as it is read: https://github.com/komoot/photon. */
const answer = v.object({
  features: v.array(
    v.object({
      geometry: v.optional(v.object({ coordinates: v.tuple([v.number(), v.number()]) })),
      properties: v.object({
        type: text,
        name: text,
        street: text,
        housenumber: text,
        postcode: text,
        city: text,
        state: text,
        countrycode: text,
      }),
    }),
  ),
});
type Found = v.InferOutput<typeof answer>['features'][number];
type Feature = Found['properties'];

interface Options {
  /** Without a trailing slash. */
  readonly url: string;
  /** Milliseconds to wait. */
  readonly timeout: number;
}

interface Wanted {
  readonly layers: readonly string[];
  readonly limit: number;
}

/** Photon, a directory made of OpenStreetMap's data, which merchants can run themselves. */
export class PhotonLookUp implements AddressLookUp {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async find(search: AddressSearch): Promise<FoundAddress[]> {
    const places = await this.#ask(search, { layers: ['house', 'street'], limit: most * 2 });
    const found = places.flatMap(({ properties }) => addressOf(properties, search) ?? []);
    return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()].slice(0, most);
  }

  async locate(search: AddressSearch): Promise<FoundPlace | undefined> {
    const places = await this.#ask(search, { layers: placeLayers, limit: 1 });
    const [found] = places.filter(({ properties }) => properties.countrycode?.toUpperCase() === search.country);
    if (!found?.geometry) return undefined;
    const [longitude, latitude] = found.geometry.coordinates;
    const { type, city, state, postcode, name: own } = found.properties;
    // Where a postal code is typed, or its first half, the directory names one of the houses there: its town is meant.
    const isCode =
      postcode !== undefined && /\d/.test(search.typed) && withoutGaps(postcode).startsWith(withoutGaps(search.typed));
    const name = nameOf(
      isCode ? { city, state, postcode, ...(city || type === 'house' ? {} : { name: own }) } : found.properties,
      search.country,
    );
    return name ? { name, latitude, longitude } : undefined;
  }

  async #ask({ typed, country, language }: AddressSearch, { layers, limit }: Wanted): Promise<Found[]> {
    const { url, timeout } = this.#options;
    const searchParams = new URLSearchParams([
      ['q', typed],
      ['lang', language],
      ['limit', String(limit)],
      ...layers.map((layer): [string, string] => ['layer', layer]),
      ['countrycode', country],
    ]);
    try {
      return v.parse(answer, await outside.get(`${url}/api`, { searchParams, timeout }).json()).features;
    } catch (error) {
      throw new AddressLookUpUnavailableError('The directory of addresses did not answer', { cause: error });
    }
  }
}

const withoutGaps = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const isNumberLast = (country: CountryCode): boolean => country === 'DE';

/** The number of a house among what was typed: before the street, or after it. */
export function houseNumberIn(typed: string, country: CountryCode): string | undefined {
  const [, first] = /^\s*(\d+(?:\s?[a-z](?![a-z]))?)[\s,]/i.exec(`${typed} `) ?? [];
  const [, last] = /\p{L}[\p{L}.'’]*\s+(\d{1,4}(?:\s?[a-z](?!\p{L}))?)(?:[\s,]|$)/iu.exec(typed) ?? [];
  return isNumberLast(country) ? (last ?? first) : first;
}

/** What a place is called: its street with the number, its town, and the state where addresses name one. */
function nameOf({ type, name, street, housenumber, city, state, postcode }: Feature, country: CountryCode): string {
  const road = street ?? (type === 'street' ? name : undefined);
  const line = road && (isNumberLast(country) ? [road, housenumber] : [housenumber, road]).filter(Boolean).join(' ');
  const town = city ?? (road ? undefined : name);
  const district = road || name === town ? undefined : name;
  const region = regionsOf(country, 'en') ? state : undefined;
  return [line, district, town ?? postcode, region].filter(Boolean).join(', ');
}

/** A place as an address of the country; undefined for one that no parcel could be sent to. */
function addressOf(place: Feature, { typed, country }: AddressSearch): FoundAddress | undefined {
  const { type, name, postcode, city, countrycode, housenumber } = place;
  const street = place.street ?? (type === 'street' ? name : undefined);
  if (!street || !postcode || !city || countrycode?.toUpperCase() !== country) return undefined;
  const regions = regionsOf(country, 'en');
  const province = regions && regionOf(place, postcode, country);
  if (regions && !province) return undefined;
  const number = housenumber ?? houseNumberIn(typed, country);
  const line = isNumberLast(country) ? [street, number] : [number, street];
  return {
    addressLine1: line.filter(Boolean).join(' '),
    postalCode: postcode,
    city,
    ...(province ? { province } : {}),
  };
}

/** The state or province of a place. Few postal codes belong to two; its name decides between these. */
function regionOf({ state }: Feature, postcode: string, country: CountryCode): string | undefined {
  const codes = regionsOfPostalCode(postcode, country);
  const named = (['en', 'fr', 'de'] as const)
    .flatMap((language) => regionsOf(country, language) ?? [])
    .find(({ label, value }) => label === state && codes.includes(value));
  return named?.value ?? codes[0];
}

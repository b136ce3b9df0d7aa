import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { countryCode, isoDate, isoTimestamp, localeQuery, queryInteger, text } from '../fields.ts';
import { storeOpening } from '../store-opening.ts';
import { storeService } from '../store-services.ts';

export const getCountryList = defineCall({
  name: 'utilities.countryList',
  summary: 'Countries with their dial codes and phone masks',
  method: 'GET',
  path: '/consumers-v3/utilities/countryList',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  response: v.object({
    countries: v.array(
      v.object({ name: v.string(), dialCode: v.string(), code: countryCode, mask: v.optional(v.string()) }),
    ),
  }),
  errors: [],
  example: { countries: [{ name: 'United States', dialCode: '1', code: 'US', mask: '(XXX) XXX - XXXX' }] },
});

export const addressFieldName = v.picklist([
  'firstName',
  'lastName',
  'email',
  'phoneCode',
  'phone',
  'recipientContactPhone',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'province',
  'country',
]);
export type AddressFieldName = v.InferOutput<typeof addressFieldName>;

/** How phone numbers of a country are written within it. */
const phoneFormat = v.object({
  /** The country's dial code, e.g. `44`. */
  dialCode: v.string(),
  /** What is dialed before an area within the country, e.g. `0`. */
  trunkPrefix: v.optional(v.string()),
  /** A regular expression for the digits, without delimiters. */
  pattern: v.string(),
  mask: v.optional(v.string()),
});

/**
 * Prefill and validation of an address field in a country; overrides the defaults of docs/spec/commerce.md section 5.
 */
export const addressFieldRule = v.object({
  name: addressFieldName,
  label: v.string(),
  required: v.boolean(),
  /** A regular expression for the whole value, without delimiters. */
  pattern: v.optional(v.string()),
  patternMessage: v.optional(v.string()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  /** X stands for a digit, A for a letter, e.g. `AXA XAX`. */
  mask: v.optional(v.string()),
  /** Of a phone: its country's dial code, and what is dialed before an area within the country, e.g. `44` and `0`. */
  dialCode: v.optional(v.string()),
  trunkPrefix: v.optional(v.string()),
  /** Of a phone that may also be one of these countries: who lives here may have brought it. */
  otherFormats: v.optional(v.array(phoneFormat)),
  transforms: v.optional(v.array(v.picklist(['capitalize', 'trim']))),
  /** Of a postal code: how many characters stand after its space, e.g. 3. */
  endGroup: v.optional(v.number()),
  /** Postal codes without delivery; a trailing * matches any rest. */
  excluded: v.optional(v.array(v.string())),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() }))),
  autocomplete: v.string(),
  inputMode: v.optional(v.picklist(['text', 'tel', 'email', 'numeric'])),
  /** Why the field is required, e.g. the phone. */
  hint: v.optional(v.string()),
  /** Columns of a 12-column form row. */
  width: v.number(),
  /** Addresses are offered while it is typed (`utilities.lookUpAddress`). */
  suggests: v.optional(v.boolean()),
});
export type AddressFieldRule = v.InferOutput<typeof addressFieldRule>;

/** What a new account must have in a market although others ask for it only, or not at all. */
export const signUpRequirement = v.picklist(['phone', 'gender', 'sms']);
export type SignUpRequirement = v.InferOutput<typeof signUpRequirement>;

export const getAddressRules = defineCall({
  name: 'utilities.addressRules',
  summary: 'The address form of a country, field by field in the order they are asked',
  method: 'GET',
  path: '/consumers-v3/utilities/addressRules/{countryCode}',
  access: 'anyone',
  params: v.object({ countryCode }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    countryCode,
    fields: v.array(addressFieldRule),
    signUpRequires: v.optional(v.array(signUpRequirement)),
  }),
  errors: ['API404'],
  example: {
    countryCode: 'US',
    fields: [
      {
        name: 'postalCode',
        label: 'ZIP code',
        required: true,
        pattern: '\\d{5}(-\\d{4})?',
        autocomplete: 'postal-code',
        width: 4,
      },
    ],
  },
});

/** What a directory knows of an address; without the number of the house if none was typed. */
export const foundAddress = v.object({
  addressLine1: v.string(),
  postalCode: v.string(),
  city: v.string(),
  province: v.optional(v.string()),
});
export type FoundAddress = v.InferOutput<typeof foundAddress>;

/** A query would be logged on its way; what is typed is an address of somebody. */
export const lookUpAddress = defineCall({
  name: 'utilities.lookUpAddress',
  summary: 'Addresses of a country that begin like what was typed; none while the directory does not answer',
  method: 'POST',
  path: '/consumers-v3/utilities/addressLookUp',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ typed: text(60), countryCode }),
  response: v.object({ addresses: v.array(foundAddress) }),
  errors: ['API404'],
  example: {
    addresses: [{ addressLine1: '310 NW 11th Avenue', postalCode: '97209', city: 'Portland', province: 'OR' }],
  },
});

export const store = v.object({
  storeId: v.string(),
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  province: v.optional(v.string()),
  country: countryCode,
  phone: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  hours: v.array(v.object({ days: v.string(), hours: v.string() })),
  /** Relative to the locale: `/stores/{slug}-{storeId}`. */
  url: v.string(),
  opening: storeOpening,
  /** Days of the next weeks with other hours than their weekday; an empty text is closed. */
  specialDays: v.array(v.object({ date: isoDate, hours: v.string() })),
  /** The hours of each weekday, 1 to 7, without those on which it is closed. */
  openingHours: v.record(v.string(), v.string()),
  services: v.array(storeService),
});
export type Store = v.InferOutput<typeof store>;
const exampleStore: Store = {
  storeId: 'US01',
  name: 'Tarnfell Portland',
  addressLine1: '310 NW 11th Avenue',
  city: 'Portland',
  postalCode: '97209',
  province: 'OR',
  country: 'US',
  phone: '5035550110',
  latitude: 45.525,
  longitude: -122.682,
  hours: [{ days: 'Mon–Sat', hours: '10–19' }],
  url: '/stores/tarnfell-portland-US01',
  opening: { isOpen: true, until: '19:00' },
  specialDays: [{ date: '2026-11-26', hours: '' }],
  openingHours: { 1: '10:00–19:00' },
  services: ['repairs'],
};

/** A place that a directory knows, in the shopper's language. */
const foundPlace = v.object({ name: v.string(), latitude: v.number(), longitude: v.number() });

/** The map on which stores are shown; undefined for a shop without one. Its tiles: `/images/v1/map/{z}/{x}/{y}`. */
export const storeMap = v.object({
  /** Who made it, as plain text. */
  attribution: v.string(),
  /** The nearest zoom with tiles of its own. */
  maxZoom: v.number(),
});
export type StoreMap = v.InferOutput<typeof storeMap>;

export const getStores = defineCall({
  name: 'utilities.stores',
  summary: 'Stores of the region, by city',
  method: 'GET',
  path: '/consumers-v3/utilities/stores',
  access: 'anyone',
  query: v.object({
    ...localeQuery,
    /** This one only. */
    storeId: v.optional(text(12)),
    limit: v.optional(queryInteger(1, 1000), 1000),
    offset: v.optional(queryInteger(0, 100_000), 0),
  }),
  response: v.object({
    stores: v.array(store),
    /** Whether there are others behind these. */
    hasMore: v.optional(v.boolean()),
    map: v.optional(storeMap),
  }),
  errors: [],
  example: { stores: [exampleStore], hasMore: false, map: { attribution: 'Natural Earth', maxZoom: 7 } },
});

export const searchStores = defineCall({
  name: 'stores.search',
  summary:
    'The stores nearest to a position or a typed place, or those with a typed name; for nothing or no such place, some to begin with',
  method: 'POST',
  path: '/stores/v1/search',
  access: 'anyone',
  query: v.object({
    ...localeQuery,
    /** Id of a store to begin with where nothing is typed. */
    from: v.optional(text(12)),
  }),
  body: v.strictObject({
    query: v.optional(text(60)),
    latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    upc: v.optional(text(14)),
  }),
  response: v.object({
    stores: v.array(
      v.object({ ...store.entries, distanceKm: v.optional(v.number()), available: v.optional(v.number()) }),
    ),
    /** The place that was typed, where the directory knows it; distances are those from there. */
    place: v.optional(foundPlace),
    /** Whether what was typed is neither a known place nor in the name of a store. */
    isUnknown: v.optional(v.boolean()),
    /** Whether there are others where nothing is typed, or nothing known. */
    hasMore: v.optional(v.boolean()),
    map: v.optional(storeMap),
  }),
  errors: [],
  example: {
    stores: [exampleStore],
    place: { name: 'Portland, Oregon', latitude: 45.52, longitude: -122.68 },
    map: { attribution: 'Natural Earth', maxZoom: 7 },
  },
});

export const validateResponse = defineCall({
  name: 'fapi.validateResponse',
  summary: 'Checks an answer that a page got against the contract of its call; outside production only',
  method: 'POST',
  path: '/fapi/api/validate-response/{contract}',
  access: 'anyone',
  /** The name of the call. */
  params: v.object({ contract: text(80) }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ answer: v.unknown() }),
  response: v.object({
    valid: v.boolean(),
    /** The violation, with its place in the answer. */
    issues: v.array(v.string()),
  }),
  errors: ['API404'],
  example: { valid: true, issues: [] },
});

export const exampleAnswer = defineCall({
  name: 'fapi.exampleAnswer',
  summary: 'The example of a call, to stand in for its answer; outside production only',
  method: 'GET',
  path: '/fapi/api/example/{contract}',
  access: 'anyone',
  /** The name of the call. */
  params: v.object({ contract: text(80) }),
  query: v.object({ ...localeQuery }),
  response: v.object({ answer: v.unknown() }),
  errors: ['API404'],
  example: { answer: { revision: 4 } },
});

export const getServerTime = defineCall({
  name: 'fapi.serverTime',
  summary: "The server's clock, used for opt-in dates",
  method: 'GET',
  path: '/fapi/server/time',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  response: v.object({ timestamp: isoTimestamp }),
  errors: [],
  example: { timestamp: '2026-11-21T10:00:00.000Z' },
});

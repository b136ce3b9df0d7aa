import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { countryCode, localeQuery, text } from '../fields.ts';

export const getStoreEmployees = defineCall({
  name: 'utilities.storeEmployees',
  summary: 'Who works in a store; for employees, who choose themselves before they open store mode',
  method: 'GET',
  path: '/consumers-v3/utilities/stores/{storeId}/employees',
  access: 'employee',
  params: v.object({ storeId: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/)) }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    storeId: v.string(),
    employees: v.array(v.object({ storeEmployeeId: v.string(), storeEmployeeName: v.string() })),
  }),
  errors: ['STR404'],
  example: { storeId: 'US01', employees: [{ storeEmployeeId: 'E1001', storeEmployeeName: 'Noor A.' }] },
});

/** A place where parcels can be collected. */
export const pointPlace = v.object({
  collectionPointId: v.string(),
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  /** State or province, where addresses name one. */
  province: v.optional(v.string()),
  country: countryCode,
});
export type PointPlace = v.InferOutput<typeof pointPlace>;

export const collectionPoint = v.object({
  ...pointPlace.entries,
  latitude: v.number(),
  longitude: v.number(),
  distanceKm: v.number(),
  hours: v.array(v.object({ days: v.string(), hours: v.string() })),
});
export type CollectionPoint = v.InferOutput<typeof collectionPoint>;

export const findCollectionPoints = defineCall({
  name: 'stores.collectionPoints',
  summary: 'Places near a postal code where parcels can be collected, nearest first',
  method: 'POST',
  path: '/stores/v1/collectionPoints',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    postalCode: text(12),
    city: v.optional(text(50)),
    country: v.optional(countryCode),
  }),
  response: v.object({ collectionPoints: v.array(collectionPoint) }),
  errors: ['CHK320', 'SHP502'],
  example: {
    collectionPoints: [
      {
        collectionPointId: 'CP-US-97205-1',
        name: 'Corner Parcel Shop',
        addressLine1: '12 Quarry Street',
        city: 'Portland',
        postalCode: '97205',
        province: 'OR',
        country: 'US',
        latitude: 45.52,
        longitude: -122.69,
        distanceKm: 0.4,
        hours: [{ days: 'Mon–Sat', hours: '08:00–20:00' }],
      },
    ],
  },
});

import type { KyInstance } from 'ky';
import { type CollectionPoint, collectionPoint } from 'shared-contracts/calls/stores';
import { nonEmptyText } from 'shared-contracts/fields';
import type { CountryCode } from 'shared-contracts/locale';
import * as v from 'valibot';
import { regionsOfPostalCode } from '../address/postal-areas.ts';
import { distanceKm } from '../base/distance.ts';
import { type PartyOptions, partyClient } from '../base/party-client.ts';
import { type CollectionPoints, CollectionPointsUnavailableError, type PointSearch } from './collection-points.ts';

const MAX_POINTS = 20;
/** A point that a parcel can be sent to: its data become an address. */
const point = v.object({
  ...v.omit(collectionPoint, ['distanceKm']).entries,
  collectionPointId: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
  name: nonEmptyText(100),
  addressLine1: nonEmptyText(60),
  city: nonEmptyText(50),
  postalCode: nonEmptyText(12),
});
const answer = v.object({
  origin: v.object({ latitude: v.number(), longitude: v.number() }),
  points: v.array(v.unknown()),
});
type Point = v.InferOutput<typeof point>;

/** Adds the state or province, which a directory leaves out, as far as the postal code tells it. */
function withRegion(found: Point, country: CountryCode): Point {
  const [region, another] = regionsOfPostalCode(found.postalCode, country);
  return found.province || !region || another ? found : { ...found, province: region };
}

/** A carrier's directory over its HTTP interface. */
export class HttpCollectionPoints implements CollectionPoints {
  readonly #client: KyInstance;

  constructor(options: PartyOptions) {
    this.#client = partyClient(options);
  }

  async near(search: PointSearch): Promise<CollectionPoint[]> {
    const { origin, points } = await this.#ask(search);
    return points
      .flatMap((entry) => {
        const found = v.safeParse(point, entry);
        return found.success ? [withRegion(found.output, search.country)] : [];
      })
      .map((found) => ({ ...found, distanceKm: distanceKm(origin, found) }))
      .sort((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, MAX_POINTS);
  }

  async #ask(search: PointSearch): Promise<v.InferOutput<typeof answer>> {
    try {
      return v.parse(answer, await this.#client.get('collection-points', { searchParams: { ...search } }).json());
    } catch (error) {
      throw new CollectionPointsUnavailableError('The carrier did not name any collection points', { cause: error });
    }
  }
}

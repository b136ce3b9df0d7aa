import type { KyInstance } from 'ky';
import { type CollectionPoint, collectionPoint } from 'shared-contracts/calls/stores';
import * as v from 'valibot';
import { distanceKm } from '../base/distance.ts';
import { type PartyOptions, partyClient } from '../base/party-client.ts';
import { type CollectionPoints, CollectionPointsUnavailableError, type PointSearch } from './collection-points.ts';

const MAX_POINTS = 20;
const text = v.pipe(v.string(), v.maxLength(100));
const answer = v.object({
  origin: v.object({ latitude: v.number(), longitude: v.number() }),
  points: v.array(
    v.object({
      ...v.omit(collectionPoint, ['distanceKm']).entries,
      // The id becomes part of an address.
      collectionPointId: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
      name: text,
      addressLine1: v.pipe(v.string(), v.maxLength(60)),
    }),
  ),
});

/** A carrier's directory over its HTTP interface. */
export class HttpCollectionPoints implements CollectionPoints {
  readonly #client: KyInstance;

  constructor(options: PartyOptions) {
    this.#client = partyClient(options);
  }

  async near(search: PointSearch): Promise<CollectionPoint[]> {
    const { origin, points } = await this.#ask(search);
    return points
      .map((point) => ({ ...point, distanceKm: distanceKm(origin, point) }))
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

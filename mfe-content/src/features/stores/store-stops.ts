import type { CollectionPoint } from 'shared-contracts/calls/stores';
import type { Store } from 'shared-contracts/calls/utilities';
import type { MapStop } from './map/pins.tsx';

/** Stores and collection points as stops of a map, in their order. */
export const mapStops = (
  stores: readonly Pick<Store, 'storeId' | 'name' | 'latitude' | 'longitude'>[],
  points: readonly Pick<CollectionPoint, 'collectionPointId' | 'name' | 'latitude' | 'longitude'>[] = [],
): MapStop[] => [
  ...stores.map(({ storeId, name, latitude, longitude }) => ({
    id: storeId,
    name,
    latitude,
    longitude,
    kind: 'store' as const,
  })),
  ...points.map(({ collectionPointId, name, latitude, longitude }) => ({
    id: collectionPointId,
    name,
    latitude,
    longitude,
    kind: 'point' as const,
  })),
];

/** Id of the element in the list that a stop of the map stands for. */
export const stopElementId = (id: string): string => `stop-${id}`;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the map is: its middle, and how near it is. */
export interface Camera extends Position {
  readonly zoom: number;
}

/** South-west and north-east corner, each longitude and latitude. */
export type View = readonly [readonly [number, number], readonly [number, number]];

/** A stop counts as near if it is at most so many times as far as the nearest one. */
const nearBy = 2.5;
const mostNear = 5;

/** Degrees of latitude between two places, which is enough to compare them. */
const apart = (a: Position, b: Position): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

/**
 * The part of the map that holds all stops or, around a place, the place and those that are near it.
 * @returns undefined where there is nothing to show
 */
export function viewOf(stops: readonly Position[], origin: Position | undefined): View | undefined {
  const nearest = origin ? Math.min(...stops.map((stop) => apart(origin, stop))) : 0;
  const shown = origin
    ? [origin, ...stops.filter((stop) => apart(origin, stop) <= nearest * nearBy).slice(0, mostNear)]
    : stops;
  if (shown.length === 0) return undefined;
  const longitudes = shown.map(({ longitude }) => longitude);
  const latitudes = shown.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

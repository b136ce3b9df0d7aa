import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from 'shared-contracts/locale';

/** CSS colors without variables: the map is drawn by the graphics card. */
export interface MapColors {
  readonly land: string;
  readonly town: string;
  readonly park: string;
  readonly water: string;
  readonly river: string;
  readonly road: string;
  readonly border: string;
  readonly label: string;
}

interface Look {
  readonly colors: MapColors;
  /** Address of the tiles with `{z}`, `{x}`, and `{y}`. */
  readonly tiles: string;
  /** Deepest zoom that tiles are asked for; nearer views enlarge them. */
  readonly maxZoom: number;
  /** Name of the font family, which the browser has. */
  readonly font: string;
  readonly language: Language;
}

const source = 'outlines';
const isKind = (...kinds: readonly string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', [...kinds]]];
const byZoom = (...stops: readonly (readonly [zoom: number, value: number])[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as ExpressionSpecification;

/** How the layers of a Protomaps basemap are drawn: quietly, since stores and places are what one looks for. */
export function mapStyle({ colors, tiles, maxZoom, font, language }: Look): StyleSpecification {
  const line = (
    id: string,
    layer: string,
    filter: FilterSpecification,
    paint: Extract<LayerSpecification, { type: 'line' }>['paint'],
  ): LayerSpecification => ({
    id,
    type: 'line',
    source,
    'source-layer': layer,
    filter,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint,
  });
  const area = (id: string, layer: string, fill: string, filter?: FilterSpecification): LayerSpecification => ({
    id,
    type: 'fill',
    source,
    'source-layer': layer,
    ...(filter ? { filter } : {}),
    paint: { 'fill-color': fill },
  });
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  return {
    version: 8,
    sources: { [source]: { type: 'vector', tiles: [tiles], maxzoom: maxZoom } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
      area('land', 'earth', colors.land),
      area('towns', 'landuse', colors.town, isKind('urban_area', 'residential')),
      area('parks', 'landuse', colors.park, isKind('park', 'national_park', 'forest', 'nature_reserve')),
      area('lakes', 'water', colors.water, ['==', ['geometry-type'], 'Polygon']),
      line('rivers', 'water', isKind('river', 'stream'), {
        'line-color': colors.river,
        'line-width': byZoom([4, 0.4], [8, 1.4], [12, 3]),
      }),
      line('streets', 'roads', isKind('minor_road'), {
        'line-color': colors.road,
        'line-width': byZoom([12, 0.5], [16, 6]),
      }),
      line('roads', 'roads', isKind('major_road', 'highway'), {
        'line-color': colors.road,
        'line-width': byZoom([6, 0.5], [12, 2], [16, 10]),
      }),
      line('states', 'boundaries', isKind('region'), {
        'line-color': colors.border,
        'line-opacity': 0.5,
        'line-width': byZoom([3, 0.5], [10, 1.5]),
        'line-dasharray': [3, 2],
      }),
      line('countries', 'boundaries', isKind('country'), {
        'line-color': colors.border,
        'line-width': byZoom([2, 0.6], [10, 2.2]),
      }),
      {
        id: 'places',
        type: 'symbol',
        source,
        'source-layer': 'places',
        filter: isKind('locality'),
        layout: {
          'text-field': name,
          'text-font': [font],
          'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 9, 14],
          'text-max-width': 8,
          'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population'], ['get', 'population_rank'], 0]],
        },
        paint: { 'text-color': colors.label, 'text-halo-color': colors.land, 'text-halo-width': 1.4 },
      },
    ],
  };
}

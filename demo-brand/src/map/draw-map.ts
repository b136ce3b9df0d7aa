/**
 * Cuts the map of the stores from outlines of Natural Earth, which are in the public domain:
 * `node demo-brand/src/map/draw-map.ts FOLDER` with the GeoJSON files named below, from https://www.naturalearthdata.com.
 * Layers and properties are those of the Protomaps basemap, https://docs.protomaps.com/basemaps/layers, as far as they go.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { localNames } from './local-names.ts';
import { type Tile, tileArchive } from './tile-archive.ts';

type Properties = Readonly<Record<string, unknown>>;
type Outlines = ConstructorParameters<typeof GeoJSONVT>[0];

interface Feature {
  readonly properties: Properties | null;
}

interface Layer {
  readonly name: string;
  readonly file: string;
  /** What a feature says on the map; undefined for one that is left out. */
  readonly say: (properties: Properties) => Properties | undefined;
  /** From which zoom on a feature is shown. */
  readonly from?: (properties: Properties) => number;
}

/** Zooms with tiles of the whole world, and of the regions that shops sell to. */
const worldZoom = 3;
const regionZoom = 7;
/** West, south, east, north: North America, and Western Europe. */
const regions = [
  [-172, 15, -50, 72],
  [-13, 44, 20, 62],
] as const;
const shown = new Set(['US', 'CA', 'GB', 'DE', 'MX', 'FR', 'IE', 'NL', 'BE', 'LU', 'CH', 'AT', 'CZ', 'PL', 'DK']);

const rank = (properties: Properties): number => Number(properties.scalerank ?? properties.SCALERANK);

const layers: readonly Layer[] = [
  { name: 'earth', file: 'ne_10m_land', say: () => ({ kind: 'earth' }) },
  {
    name: 'landuse',
    file: 'ne_50m_urban_areas',
    say: () => ({ kind: 'urban_area' }),
    from: (properties) => Math.max(4, Number(properties.min_zoom)),
  },
  {
    name: 'water',
    file: 'ne_10m_lakes',
    say: (properties) => (rank(properties) <= 6 ? { kind: 'lake' } : undefined),
    from: (properties) => Math.max(0, rank(properties) - 1),
  },
  {
    name: 'water',
    file: 'ne_10m_rivers_lake_centerlines_scale_rank',
    say: (properties) => (properties.featurecla === 'River' && rank(properties) <= 7 ? { kind: 'river' } : undefined),
    from: (properties) => Math.max(2, rank(properties) - 1),
  },
  { name: 'boundaries', file: 'ne_10m_admin_0_boundary_lines_land', say: () => ({ kind: 'country' }) },
  {
    name: 'boundaries',
    file: 'ne_50m_admin_1_states_provinces_lines',
    say: ({ adm0_a3 }) => (adm0_a3 === 'USA' || adm0_a3 === 'CAN' ? { kind: 'region' } : undefined),
    from: () => 3,
  },
  {
    name: 'places',
    file: 'ne_10m_populated_places_simple',
    say: ({ name, iso_a2, pop_max, scalerank }) =>
      shown.has(String(iso_a2))
        ? {
            kind: 'locality',
            name: String(name),
            ...localNames(String(name)),
            population: Number(pop_max),
            min_zoom: Math.max(3, Number(scalerank)),
          }
        : undefined,
    from: ({ scalerank }) => Math.max(2, Number(scalerank) - 1),
  },
];

const column = (longitude: number, z: number): number => Math.floor(((longitude + 180) / 360) * 2 ** z);
function row(latitude: number, z: number): number {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}

/** Addresses of the tiles of a zoom. */
function* addresses(z: number): Generator<{ readonly x: number; readonly y: number }> {
  const areas = z <= worldZoom ? [[-180, -85, 179.99, 85] as const] : regions;
  for (const [west, south, east, north] of areas)
    for (let x = column(west, z); x <= column(east, z); x += 1)
      for (let y = row(north, z); y <= row(south, z); y += 1) yield { x, y };
}

async function cut(folder: string): Promise<Tile[]> {
  const sources = await Promise.all(
    layers.map(async ({ name, file, say, from = () => 0 }) => {
      const { features } = JSON.parse(await readFile(path.join(folder, `${file}.json`), 'utf8')) as {
        features: Feature[];
      };
      const said = features.flatMap((feature): Feature[] => {
        const properties = feature.properties ?? {};
        const words = say(properties);
        // The zoom is no word of the map: it is taken off again when a tile is cut.
        return words ? [{ ...feature, properties: { ...words, from: from(properties) } }] : [];
      });
      const index = new GeoJSONVT({ type: 'FeatureCollection', features: said } as Outlines, {
        maxZoom: regionZoom,
        indexMaxZoom: regionZoom,
        tolerance: 4,
        extent: 4096,
        buffer: 64,
      });
      return { name, index };
    }),
  );
  const tiles: Tile[] = [];
  for (let z = 0; z <= regionZoom; z += 1)
    for (const { x, y } of addresses(z)) {
      const found: Record<string, NonNullable<ReturnType<GeoJSONVT['getTile']>>> = {};
      for (const { name, index } of sources) {
        const tile = index.getTile(z, x, y);
        if (!tile) continue;
        const features = tile.features
          .filter(({ tags }) => Number(tags?.from) <= z)
          .map((feature) => {
            const { from: _, ...tags } = feature.tags ?? {};
            return { ...feature, tags };
          });
        if (features.length > 0)
          found[name] = { ...tile, features: [...(found[name]?.features ?? []), ...features] } as typeof tile;
      }
      tiles.push({ z, x, y, bytes: fromGeojsonVt(found, { version: 2, extent: 4096 }) });
    }
  return tiles;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the files of Natural Earth.');
const tiles = await cut(folder);
const archive = tileArchive(tiles, {
  minZoom: 0,
  maxZoom: regionZoom,
  bounds: [-180, -85, 180, 85],
  metadata: {
    name: 'Outlines',
    attribution: 'Natural Earth',
    vector_layers: [...new Set(layers.map(({ name }) => name))].map((id) => ({ id, fields: {} })),
  },
});
await writeFile(path.join(import.meta.dirname, '../../map.pmtiles'), archive);
console.info(`${tiles.length} tiles, ${archive.length} bytes`);

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, test } from 'vitest';
import { drawnPictures } from '../pictures/drawn-pictures.ts';
import { demoLocations } from '../stores.ts';

const zoom = 7;
const { map } = drawnPictures;

/** The tile that holds a place. */
function tileAt({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const radians = (latitude * Math.PI) / 180;
  return {
    z: zoom,
    x: Math.floor(((longitude + 180) / 360) * 2 ** zoom),
    y: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom),
  };
}

const layersAt = async (place: { readonly z: number; readonly x: number; readonly y: number }) => {
  const tile = await map?.tile(place);
  return tile && new VectorTile(new PbfReader(tile.bytes)).layers;
};

describe('the map of the demo shop [ACC-17]', () => {
  test.each(demoLocations.filter(({ kind }) => kind === 'store').map((store) => [store.name, store] as const))(
    'shows land and a town around %s',
    async (_, store) => {
      const layers = await layersAt(tileAt(store));
      expect(layers?.earth?.length).toBeGreaterThan(0);
      const names = Array.from(
        { length: layers?.places?.length ?? 0 },
        (_, n) => layers?.places?.feature(n).properties,
      );
      // The source has no accents where English has none.
      const { city } = store.address;
      const found = names.flatMap((said) => [said?.name, said?.['name:de'], said?.['name:fr']]);
      expect(found).toContain(city);
    },
  );

  test('shows the whole world from afar, and says who made it', async () => {
    expect(Object.keys((await layersAt({ z: 0, x: 0, y: 0 })) ?? {})).toEqual(
      expect.arrayContaining(['earth', 'boundaries']),
    );
    expect(await map?.about()).toEqual({ attribution: 'Natural Earth', maxZoom: zoom });
  });
});

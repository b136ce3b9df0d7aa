import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { mapStyle } from './map-style.ts';

const colors = {
  land: 'rgb(1, 1, 1)',
  town: 'rgb(2, 2, 2)',
  park: 'rgb(3, 3, 3)',
  water: 'rgb(4, 4, 4)',
  river: 'rgb(5, 5, 5)',
  road: 'rgb(6, 6, 6)',
  border: 'rgb(7, 7, 7)',
  label: 'rgb(8, 8, 8)',
};
const look = { colors, tiles: 'http://shop.test/{z}/{x}/{y}', maxZoom: 7, font: 'Instrument Sans' } as const;

test('is a style that the library understands, with tiles of the shop alone [ACC-17]', () => {
  const style = mapStyle({ ...look, language: 'en' });
  expect(validateStyleMin(style)).toEqual([]);
  expect(Object.values(style.sources)).toEqual([{ type: 'vector', tiles: [look.tiles], maxzoom: 7 }]);
  // Letters are drawn from the page's own fonts, and there are no pictures.
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
});

test.each([
  ['de', { name: 'Munich', 'name:de': 'München' }, 'München'],
  ['fr', { name: 'Munich', 'name:de': 'München' }, 'Munich'],
  ['en', { name: 'Munich', 'name:de': 'München' }, 'Munich'],
] as const)('calls places as one does in %s [ACC-17]', (language, properties, name) => {
  const places = mapStyle({ ...look, language }).layers.find(({ id }) => id === 'places');
  if (places?.type !== 'symbol') throw new Error('There is no layer of places');
  const expression = createExpression(places.layout?.['text-field'], 'text-field');
  if (expression.result === 'error') throw new Error(expression.value.map(({ message }) => message).join());
  expect(String(expression.value.evaluate({ zoom: 5 }, { type: 1, properties }))).toBe(name);
});

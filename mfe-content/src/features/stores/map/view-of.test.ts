import { expect, test } from 'vitest';
import { viewOf } from './view-of.ts';

const portland = { latitude: 45.5, longitude: -122.7 };
const salem = { latitude: 44.9, longitude: -123 };
const boston = { latitude: 42.4, longitude: -71.1 };
const seattle = { latitude: 47.6, longitude: -122.3 };

test.each([
  [
    'all stops',
    [portland, boston],
    undefined,
    [
      [-122.7, 42.4],
      [-71.1, 45.5],
    ],
  ],
  [
    'one stop',
    [portland],
    undefined,
    [
      [-122.7, 45.5],
      [-122.7, 45.5],
    ],
  ],
  [
    'a place with what is near it',
    [portland, salem, boston],
    seattle,
    [
      [-123, 44.9],
      [-122.3, 47.6],
    ],
  ],
  [
    'a place whose nearest stop is far',
    [boston],
    seattle,
    [
      [-122.3, 42.4],
      [-71.1, 47.6],
    ],
  ],
  [
    'a place without stops',
    [],
    seattle,
    [
      [-122.3, 47.6],
      [-122.3, 47.6],
    ],
  ],
  ['nothing', [], undefined, undefined],
] as const)('shows %s [ACC-17]', (_, stops, origin, view) => {
  expect(viewOf(stops, origin)).toEqual(view);
});

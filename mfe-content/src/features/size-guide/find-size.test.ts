import { describe, expect, test } from 'vitest';
import { findSize } from './find-size.ts';

const row = (size: string, chest: [number, number], waist: [number, number]) => ({
  size,
  values: [
    { measure: 'chest', from: chest[0], to: chest[1] },
    { measure: 'waist', from: waist[0], to: waist[1] },
  ],
});
const clothing = {
  measures: [
    { id: 'chest', name: 'Chest', how: '' },
    { id: 'waist', name: 'Waist', how: '' },
  ],
  rows: [row('S', [83, 87], [67, 71]), row('M', [88, 93], [72, 77]), row('L', [94, 100], [78, 84])],
};
const shoe = (size: string, length: number) => ({ size, values: [{ measure: 'foot', from: length, to: length }] });
const shoes = {
  measures: [{ id: 'foot', name: 'Foot', how: '' }],
  rows: [shoe('W37', 23.2), shoe('W38', 23.8), shoe('W39', 24.5)],
};
const body = { values: {}, fit: 'regular', width: 'regular' } as const;
const fits = (size: string) => ({ kind: 'fits', size });

describe('the size that fits [CAT-09]', () => {
  test.each([
    ['lies within a size', { chest: 90, waist: 74 }, fits('M')],
    ['lies between two sizes: the larger', { chest: 87.5, waist: 70 }, fits('M')],
    ['differs between measures: the larger', { chest: 86, waist: 80 }, fits('L')],
    ['is the last of a size', { chest: 93 }, fits('M')],
    ['is a little below the first size', { chest: 81 }, fits('S')],
    ['is far below the first size', { chest: 70 }, { kind: 'smaller' }],
    ['is above the last size', { chest: 90, waist: 90 }, { kind: 'larger' }],
    ['is not of this chart', { foot: 24 }, undefined],
  ])('for what %s', (_case, values, found) => expect(findSize(clothing, { ...body, values })).toEqual(found));

  test.each([
    ['close', 89, fits('S')],
    ['close', 92, fits('M')],
    ['close', 84, fits('S')],
    ['roomy', 92, fits('L')],
    ['roomy', 89, fits('M')],
    ['roomy', 99, fits('L')],
  ] as const)('for somebody who likes it %s, with a chest of %d cm', (fit, chest, found) =>
    expect(findSize(clothing, { ...body, fit, values: { chest } })).toEqual(found),
  );

  test.each([
    ['regular', 23.8, fits('W38')],
    ['narrow', 23.8, fits('W38')],
    ['wide', 23.8, fits('W39')],
    ['wide', 24.5, { kind: 'larger' }],
  ] as const)('for a %s foot of %d cm', (width, foot, found) =>
    expect(findSize(shoes, { ...body, width, values: { foot } })).toEqual(found),
  );

  test('leaves out a measure that a row of the chart does not have', () => {
    const chart = { ...clothing, rows: [...clothing.rows, { size: 'XL', values: [] }] };
    expect(findSize(chart, { ...body, values: { chest: 90 } })).toBeUndefined();
  });
});

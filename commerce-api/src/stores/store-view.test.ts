import { expect, test } from 'vitest';
import { hoursText } from './store-view.ts';

test('combines consecutive days with equal hours', () => {
  expect(hoursText({ 1: '10–19', 2: '10–19', 3: '10–19', 4: '10–20', 6: '9–18' }, 'en-GB')).toEqual([
    { days: 'Mon–Wed', hours: '10–19' },
    { days: 'Thu', hours: '10–20' },
    { days: 'Sat', hours: '9–18' },
  ]);
});

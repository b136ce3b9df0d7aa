import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

test.each([
  ['', undefined],
  ['?preview=false', undefined],
  ['?preview=1', undefined],
  ['?previewDateTime=2026-11-27T09:00:00.000Z', undefined],
  ['?preview=true', {}],
  ['?preview=true&previewDateTime=2026-11-27T09:00:00.000Z', { at: '2026-11-27T09:00:00.000Z' }],
  ['?preview=true&previewDateTime=Friday&siteId=XX&localePath=en', {}],
  ['?preview=true&siteId=GB&localePath=de-de&cms=x', { siteId: 'GB', localePath: 'de-de' }],
  ['?preview=true&previewSegment=not-athlete', { segment: 'not-athlete' }],
  ['?preview=true&previewSegment=pilot', {}],
])('reads the preview of %s [CNT-01]', (search, preview) => {
  expect(previewOf(new URLSearchParams(search))).toEqual(preview);
});

import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { pickupDay, pickupDayAndTime } from './pickup-words.ts';

const today = { date: '2026-11-24', day: 'today', until: '19:00' } as const;
const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  ['en-us', today, 'today, open until 7 PM'],
  ['en-gb', today, 'today, open until 19:00'],
  ['fr-ca', today, 'aujourd’hui, ouvert jusqu’à 19 h'],
  ['de-de', today, 'heute, geöffnet bis 19 Uhr'],
  ['en-us', { ...today, until: '17:30' }, 'today, open until 5:30 PM'],
  ['de-de', { ...today, day: 'tomorrow', until: '17:30' }, 'morgen, geöffnet bis 17:30 Uhr'],
] as const)('in %s a promise says when [BEY-06]', (id, promise, text) => {
  expect(plain(pickupDayAndTime(promise, locales[id]))).toBe(text);
});

test.each([
  ['en-us', 'on Mon, Nov 30'],
  ['fr-ca', 'le lun. 30 nov.'],
  ['de-de', 'am Mo., 30. Nov.'],
] as const)('in %s a later day is named [BEY-06]', (id, text) => {
  expect(plain(pickupDay({ ...today, date: '2026-11-30', day: 'later' }, locales[id]))).toBe(text);
});

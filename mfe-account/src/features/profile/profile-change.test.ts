import fc from 'fast-check';
import type { Calls } from 'shared-contracts/call';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import type { Language } from 'shared-contracts/locale';
import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { interests, readInterests, shoeSizes, sizeText, writeInterests } from './preferences.ts';
import { changeProfile, detailsChange, type ProfileValues, profileValues } from './profile-change.ts';

const us = locales['en-us'];
const profile: ConsumerProfile = {
  ...getConsumer.example,
  consumerDetails: { ...getConsumer.example.consumerDetails, birthDate: '1990-02-09', phone: '+15035550142' },
};
const before = profileValues(profile, us);

function recordingCalls() {
  const sent: unknown[] = [];
  const calls = (async (_call: unknown, input: unknown) => {
    sent.push(input);
    return profile;
  }) as Calls;
  return { sent, calls };
}

describe('a changed profile [ACC-09]', () => {
  test("starts with known values, and the birth date in the locale's format", () => {
    expect(before).toMatchObject({ birthDate: '02/09/1990', phone: '+15035550142', gender: '' });
    expect(profileValues(profile, locales['de-de']).birthDate).toBe('09.02.1990');
  });

  test('contains changed values only', () => {
    const typed: ProfileValues = { ...before, firstName: ' Maren ', birthDate: '03/09/1990', postalCode: '97205 ' };
    expect(detailsChange(before, typed, us)).toEqual({ firstName: 'Maren', birthDate: '1990-03-09' });
  });

  test('contains no empty values', () => {
    const emptied = fc.constantFrom(...(Object.keys(before) as (keyof ProfileValues)[]));
    fc.assert(
      fc.property(fc.uniqueArray(emptied), (names) => {
        const typed = { ...before, ...Object.fromEntries(names.map((name) => [name, '  '])) };
        expect(detailsChange(before, typed, us)).toEqual({});
      }),
    );
  });

  test('is not sent when empty', async () => {
    const { sent, calls } = recordingCalls();
    expect(await changeProfile(calls, profile, { consumerDetails: {} })).toBeUndefined();
    expect(await changeProfile(calls, profile, { consumerDetails: { firstName: '' } })).toBeUndefined();
    expect(sent).toEqual([]);
    expect(await changeProfile(calls, profile, { preferences: { interests: '' } })).toBe(profile);
    expect(sent).toEqual([{ body: { consumerProfile: { preferences: { interests: '' } } } }]);
  });

  test('fails without a profile', async () => {
    const { calls } = recordingCalls();
    await expect(changeProfile(calls, undefined, {})).rejects.toThrow('Profile not loaded');
  });
});

describe('preferences [ACC-09]', () => {
  test('joins interests with pipes and keeps unknown ones', () => {
    fc.assert(
      fc.property(fc.subarray([...interests]), fc.subarray([...interests, 'falconry']), (chosen, kept) => {
        const written = writeInterests(chosen, { interests: kept.join('|') });
        expect(new Set(readInterests({ interests: written }))).toEqual(
          new Set([...chosen, ...kept.filter((name) => name === 'falconry')]),
        );
      }),
    );
    expect(readInterests({})).toEqual([]);
  });

  test("offers the region's shoe sizes and the stored one", () => {
    expect(shoeSizes('NORA', undefined)).toContain('9.5');
    expect(shoeSizes('EMEA', '42')).toHaveLength(27);
    expect(shoeSizes('EMEA', '9.5')[0]).toBe('9.5');
    expect(['en', 'fr', 'de'].map((language) => sizeText('35.5', { language: language as Language }))).toEqual([
      '35.5',
      '35,5',
      '35,5',
    ]);
  });
});

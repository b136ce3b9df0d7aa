import { describe, expect, test } from 'vitest';
import { type SessionBug, sessionBugs } from '../checks/plants.ts';
import { checkSessions } from '../checks/sessions/run.ts';
import { withSurroundings } from './surroundings.ts';

/** The symptom of each planted bug. */
const symptoms: Readonly<Record<SessionBug, RegExp>> = {
  'token-in-script': /A script can read the token/,
  'no-row-check': /A call succeeded after sign-out/,
  'any-shopper': /changed the account of the next/,
  'spared-devices': /A call succeeded after a password change/,
  'endless-life': /outlived its time/,
  'short-memory': /A replayed token did not end the session/,
};

describe('sessions on two shells and two engines over one database', () => {
  test('cannot be read by a script, and end everywhere with the next call [SEC-01]', async () => {
    expect(await withSurroundings((around) => checkSessions(around, { rounds: 1, tabs: 6 }))).toEqual([]);
  });

  test.each(sessionBugs)('finds the planted bug %s', async (bug) => {
    const faults = await withSurroundings((around) => checkSessions(around, { rounds: 1, tabs: 4, bug }));
    expect(faults.join('\n')).toMatch(symptoms[bug]);
  });
});

import { sql } from 'kysely';
import { changePassword, getToken } from 'shared-contracts/calls/auth';
import { getConsumer, updateConsumer } from 'shared-contracts/calls/consumer';
import { endOtherSessions, endSession, getSessions } from 'shared-contracts/calls/sessions';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import type { Db } from '../../src/database/database.ts';
import { Browser, password, type Sending } from './browser.ts';

/** Two shells and two engines over one database. */
export interface Ground {
  readonly db: Db;
  readonly shells: readonly string[];
  readonly engines: readonly string[];
  /** Tabs that are at work at the same time. */
  readonly tabs: number;
}

/** Checks one rule; returns what breaks it. */
type Rule = (ground: Ground) => Promise<string[]>;

const isSignedIn = async (browser: Browser, sending?: Sending): Promise<boolean> =>
  (await browser.call(getConsumer, {}, sending)).status === 200;

/** Reads in all tabs, through both shells, until told to stop; resolves with the calls that succeeded and when they began. */
function readInTabs(browser: Browser, { tabs }: Ground): { readonly stop: () => Promise<number[]> } {
  let stopped = false;
  const successes: number[] = [];
  const working = Array.from({ length: tabs }, async (_, shell) => {
    while (!stopped) {
      const began = performance.now();
      if (await isSignedIn(browser, { shell })) successes.push(began);
    }
  });
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(working);
      return successes;
    },
  };
}

/** After `end`, no call of `browser` may succeed, in whichever tab, through whichever shell. */
async function endsAtOnce(ground: Ground, browser: Browser, what: string, end: () => Promise<unknown>) {
  const reading = readInTabs(browser, ground);
  let successes: number[] = [];
  let ended = Number.POSITIVE_INFINITY;
  let isLater = false;
  try {
    await isSignedIn(browser, { shell: 0 });
    await isSignedIn(browser, { shell: 1 });
    await end();
    ended = performance.now();
    isLater = (await Promise.all([0, 1].map((shell) => isSignedIn(browser, { shell })))).includes(true);
  } finally {
    // Tabs that read on would keep the shells from stopping.
    successes = await reading.stop();
  }
  return isLater || successes.some((began) => began > ended) ? [`A call succeeded after ${what}`] : [];
}

const nothingReadable: Rule = async ({ shells, engines }) => {
  const browser = new Browser(shells);
  await browser.signUp();
  await browser.call(getSessions, {});
  const candidates = new Set(browser.readable.flatMap((text) => text.match(/[\w.-]{20,}/g) ?? []));
  for (const token of candidates) {
    const headers = { ...storefrontAccess, authorization: `Bearer ${token}` };
    const { status } = await fetch(`${engines[0]}${getConsumer.path}?locale=en-us`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    if (status === 200) return ['A script can read the token of the session'];
  }
  return browser.cookie.startsWith('__Host-') ? [] : [`The session is kept in ${browser.cookie.split('=')[0]}`];
};

const signingOut: Rule = async (ground) => {
  const browser = new Browser(ground.shells);
  await browser.signUp();
  return endsAtOnce(ground, browser.copy(), 'sign-out', () => browser.signOut(1));
};

const changingThePassword: Rule = async (ground) => {
  const [here, there] = [new Browser(ground.shells), new Browser(ground.shells)];
  const { email } = await here.signUp();
  await there.signIn(email, 1);
  const body = { currentPassword: password, newPassword: 'Ridge-2027' };
  const faults = await endsAtOnce(ground, there, 'a password change', () => here.ok(changePassword, { body }));
  return (await isSignedIn(here)) ? faults : [...faults, 'The password change signed out the device that made it'];
};

const signingOutDevices: Rule = async (ground) => {
  const [here, phone, tablet] = [0, 1, 2].map(() => new Browser(ground.shells)) as [Browser, Browser, Browser];
  const { email } = await here.signUp();
  await phone.signIn(email, 1);
  const sessionId = (await phone.ok(getSessions, {})).sessions[0]?.sessionId ?? '';
  await tablet.signIn(email);
  const one = await endsAtOnce(ground, phone, 'the device was signed out', () =>
    here.ok(endSession, { body: { sessionId } }),
  );
  if (!(await isSignedIn(tablet))) one.push('Signing out one device signed out another');
  const others = await endsAtOnce(ground, tablet, 'all other devices were signed out', () =>
    here.ok(endOtherSessions, { body: {} }),
  );
  if (!(await isSignedIn(here))) others.push('Signing out other devices signed out this one');
  return [...one, ...others];
};

const absoluteLife: Rule = async ({ db, shells }) => {
  const browser = new Browser(shells);
  const { shopper } = await browser.signUp();
  await sql`update session set created_at = now() - interval '89 days' where subject_id = ${shopper}`.execute(db);
  const faults = (await isSignedIn(browser)) ? [] : ['A session ended before its time'];
  await sql`update session set created_at = now() - interval '91 days' where subject_id = ${shopper}`.execute(db);
  for (const shell of [0, 1]) if (await isSignedIn(browser, { shell })) faults.push('A session outlived its time');
  return faults;
};

const anotherShopper: Rule = async ({ shells }) => {
  const browser = new Browser(shells);
  const { shopper } = await browser.signUp();
  await browser.signOut();
  const next = await browser.signUp();
  const body = { consumerProfile: { consumerDetails: { firstName: 'Eve' } } };
  const { status } = await browser.call(updateConsumer, { body }, { shopper });
  const own = await browser.call(getConsumer, {}, { shopper: next.shopper });
  if (own.status !== 200) return [`A page was refused its own shopper (${own.status})`];
  return status === 200 ? ['A tab of one shopper changed the account of the next'] : [];
};

/** Many tabs renew one token at once, through both shells. */
const renewing: Rule = async ({ db, shells, tabs }) => {
  const browser = new Browser(shells);
  const { shopper } = await browser.signUp();
  await sql`update session set rotated_at = now() - interval '20 minutes' where subject_id = ${shopper}`.execute(db);
  const before = browser.cookie;
  const copies = Array.from({ length: tabs }, () => browser.copy());
  const found = await Promise.all(copies.map((tab, shell) => tab.begin(shell)));
  const faults = found.every((one) => one === shopper) ? [] : ['A tab lost its session while the token was renewed'];
  const renewed = copies.filter(({ cookie }) => cookie !== before);
  if (renewed.length !== 1) faults.push(`${renewed.length} tabs received a new token`);
  if (!(await isSignedIn(browser))) faults.push('The old token ended before its successor was used');
  if (renewed[0] && !(await isSignedIn(renewed[0], { shell: 1 }))) faults.push('The new token opens no session');
  return faults;
};

/** A thief has a token that was replaced several times since. */
const replayingAnOldToken: Rule = async ({ db, shells }) => {
  const browser = new Browser(shells);
  const { shopper } = await browser.signUp();
  const thief = browser.copy();
  for (const shell of [1, 0, 1]) {
    await sql`update session set rotated_at = now() - interval '20 minutes' where subject_id = ${shopper}`.execute(db);
    await browser.begin(shell);
    if (!(await isSignedIn(browser, { shell }))) return ['A renewed token opens no session'];
  }
  const faults = (await isSignedIn(thief)) ? ['A token that was replaced several times opens the session'] : [];
  return (await isSignedIn(browser)) ? [...faults, 'A replayed token did not end the session'] : faults;
};

const foreignPage: Rule = async ({ shells }) => {
  const browser = new Browser(shells);
  await browser.signUp();
  const faults = [];
  const origins: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const from of origins)
    if (await isSignedIn(browser, { from })) faults.push(`A call with ${JSON.stringify(from)} had a session`);
  const { cookie } = browser;
  await browser.call(getToken, { body: { type: 'Guest' } }, { from: { 'sec-fetch-site': 'cross-site' } });
  return browser.cookie === cookie ? faults : [...faults, 'Another site replaced the session'];
};

/** By what each is about. */
export const rules = {
  'no script reads a token': nothingReadable,
  'sign-out': signingOut,
  'password change': changingThePassword,
  'signing out devices': signingOutDevices,
  'absolute life': absoluteLife,
  'another shopper': anotherShopper,
  'renewing the token': renewing,
  'replaying an old token': replayingAnOldToken,
  'calls of other sites': foreignPage,
} as const satisfies Readonly<Record<string, Rule>>;

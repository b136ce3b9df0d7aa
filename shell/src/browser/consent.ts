import {
  allowedChoices,
  type Choices,
  type Consent,
  type ConsentRecord,
  consentAtom,
  consentSeconds,
  consentText,
  consentVersion,
  hasAnswered,
  optionalCategories,
} from 'shared-contracts/consent';
import { cookieName, keepsSecureCookies } from 'shared-contracts/cookies';
import type { Store } from 'shared-contracts/session';
import { storedConsent, visitorHere } from 'storefront-kit/consent-here';
import { forgetRefused } from 'storefront-kit/optional-storage';
import { preferencesAtom } from '../app/consent-preferences.ts';

/** Milliseconds that a cookie is kept. */
const lifetime = consentSeconds * 1000;

/** Follows what the visitor chooses, in whichever tab. */
export function createConsent(store: Store, onFault: (error: unknown) => void): Consent {
  /** A choice that the browser has not stored yet, or never does. */
  let unstored: ConsentRecord | undefined;
  const apply = () => {
    const record = unstored ?? storedConsent();
    const allowed = allowedChoices(visitorHere(record));
    const status = hasAnswered(record) ? 'chosen' : 'open';
    const before = store.get(consentAtom);
    const isSame =
      before.status === status &&
      before.at === record?.at &&
      optionalCategories.every((name) => before.allowed[name] === allowed[name]);
    if (!isSame) store.set(consentAtom, { status, allowed, at: record?.at });
  };
  const choose = async (choices: Choices) => {
    const record = { version: consentVersion, at: Math.floor(Date.now() / 1000) * 1000, choices };
    unstored = record;
    apply();
    await keep(record);
    const stored = storedConsent();
    // A later choice may be on its way.
    if (unstored === record && stored && consentText(stored) === consentText(record)) unstored = undefined;
    forgetRefused();
  };
  apply();
  // Another tab, or a cookie that ran out or was deleted.
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', apply);
  // A tab that slept meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') apply();
  });
  return {
    allows: (category) => store.get(consentAtom).allowed[category],
    follow: (onChange) => store.sub(consentAtom, onChange),
    choose: (choices) => void choose(choices).catch(onFault),
    openPreferences: () => store.set(preferencesAtom, true),
  };
}

/** Does nothing where cookies are disabled: the choice then lasts until the page is left. */
async function keep(record: ConsentRecord): Promise<void> {
  if (!('cookieStore' in globalThis)) return;
  await cookieStore.set({
    name: cookieName('consent', keepsSecureCookies(location)),
    value: consentText(record),
    path: '/',
    expires: record.at + lifetime,
    sameSite: 'lax',
  });
}

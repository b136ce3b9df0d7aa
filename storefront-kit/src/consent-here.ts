import {
  type ConsentRecord,
  isAllowed,
  type OptionalCategory,
  parseConsent,
  type Visitor,
} from 'shared-contracts/consent';
import { keepsSecureCookies, readCookie } from 'shared-contracts/cookies';
import { localeOfPath } from 'shared-contracts/locale';

export const storedConsent = (): ConsentRecord | undefined =>
  parseConsent(readCookie(document.cookie, 'consent', keepsSecureCookies(location)));

/** The visitor of this page; a page without a locale is treated as one of EMEA. */
export function visitorHere(record = storedConsent()): Visitor {
  return {
    region: localeOfPath(location.pathname)?.region ?? 'EMEA',
    record,
    optsOut: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  };
}

/** Whether something optional may be stored at this moment, whichever tab the visitor last chose in. */
export const isAllowedHere = (category: OptionalCategory): boolean => isAllowed(category, visitorHere());

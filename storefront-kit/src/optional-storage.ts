import { isAllowed } from 'shared-contracts/consent';
import { keepsSecureCookies } from 'shared-contracts/cookies';
import { type OptionalKey, optionalItems } from 'shared-contracts/optional-items';
import { isAllowedHere, visitorHere } from './consent-here.ts';
import { type StoredText, storedAt } from './storage.ts';

/**
 * A text that is stored only with consent to its category (`shared-contracts/stored-items`). Without consent it lasts until
 * the page is left.
 */
export function optionalText(key: OptionalKey): StoredText {
  const { where, category } = itemOf(key);
  return storedAt(where, key, { keepInMemory: true, isAllowed: () => isAllowedHere(category) });
}

function itemOf(key: OptionalKey): Exclude<(typeof optionalItems)[number], { readonly where: 'cookie' }> {
  const item = optionalItems.find((one) => one.name === key);
  if (!item || item.where === 'cookie') throw new Error(`${key} is not declared in shared-contracts/stored-items`);
  return item;
}

/** Deletes what is stored of categories that are not allowed. */
export function forgetRefused(): void {
  const visitor = visitorHere();
  for (const { where, name, category } of optionalItems) {
    if (isAllowed(category, visitor)) continue;
    if (where === 'cookie') forgetCookie(name);
    else storedAt(where, name).write(undefined);
  }
}

/** A browser without the cookie store API remembers no refusal either. The server deletes the cookie with the next page, too. */
function forgetCookie(name: string): void {
  if (!('cookieStore' in globalThis)) return;
  const prefix = keepsSecureCookies(location) ? '__Host-' : '';
  cookieStore
    .delete(prefix + name)
    .catch((error: unknown) => console.warn(`This browser does not delete the cookie ${name}`, error));
}

import { isAllowed } from 'shared-contracts/consent';
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

function itemOf(key: OptionalKey): (typeof optionalItems)[number] {
  const item = optionalItems.find(({ name }) => name === key);
  if (!item) throw new Error(`${key} is not declared in shared-contracts/stored-items`);
  return item;
}

/** Deletes what is stored of categories that are not allowed. */
export function forgetRefused(): void {
  const visitor = visitorHere();
  for (const { where, name, category } of optionalItems)
    if (!isAllowed(category, visitor)) storedAt(where, name).write(undefined);
}

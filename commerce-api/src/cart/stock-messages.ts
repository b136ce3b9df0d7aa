import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { findDesign } from '../goods/designs.ts';
import { flashOf } from './cart-messages.ts';
import { unitsOf } from './groups.ts';
import type { StoredLine } from './stored-cart.ts';

const isForeign = ({ storeId, storeCountry }: StoredLine, country: CountryCode): boolean =>
  storeId !== '' && storeCountry !== country;

/** Returns whether goods are no longer sold at a line's location, regardless of stock. */
export const isWithdrawn = (line: StoredLine, country: CountryCode, now: Date): boolean =>
  isForeign(line, country) || (line.publishAt !== null && new Date(line.publishAt) > now);

/**
 * Returns the units of a line that can be sold at its location; none without a price, before publication, or in another
 * country.
 */
export function sellableUnits(line: StoredLine, country: CountryCode, now: Date): number {
  return line.isPriced && !isWithdrawn(line, country, now) ? unitsOf(line) : 0;
}

/** Returns whether made-to-order goods fall back to the basic design because theirs is not available. */
const lacksDesign = (line: StoredLine): boolean =>
  (line.designs !== null || line.recipeId !== null || line.customsCode !== null) && !findDesign(line.designs, line);

/** Returns the stock problem of a line; undefined when all units can be sold. */
export function stockMessage(line: StoredLine, country: CountryCode, language: Language, now: Date): Flash | undefined {
  const itemId = line.id;
  if (!line.isPriced || isWithdrawn(line, country, now))
    return flashOf('ProductItemNotAvailable', language, { itemId });
  const available = sellableUnits(line, country, now);
  if (available === 0) return flashOf('ProductLineItemFullInventoryMissing', language, { itemId });
  if (available < line.qty)
    return flashOf('ProductLineItemInventoryMissing', language, {
      itemId,
      details: { available, qty: line.qty, missingQty: line.qty - available },
    });
  if (line.qty > line.maxQty)
    return flashOf('ProductItemMaxQuantity', language, { itemId, details: { maxQty: line.maxQty } });
  return lacksDesign(line) ? flashOf('ProductItemRequired', language, { itemId }) : undefined;
}

import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { flashOf } from './cart-messages.ts';
import { unitsOf } from './groups.ts';
import type { StoredLine } from './stored-cart.ts';

const isForeign = ({ storeId, storeCountry }: StoredLine, country: CountryCode): boolean =>
  storeId !== '' && storeCountry !== country;

/** Whether goods are not on sale at a line's place any more, however many there are. */
export const isWithdrawn = (line: StoredLine, country: CountryCode, now: Date): boolean =>
  isForeign(line, country) || (line.publishAt !== null && new Date(line.publishAt) > now);

/** Units of a line that could be sold at its place now; none without a price, before its day, or in another country. */
export function sellableUnits(line: StoredLine, country: CountryCode, now: Date): number {
  return line.isPriced && !isWithdrawn(line, country, now) ? unitsOf(line) : 0;
}

/** Whether goods made to order come in the basic design for want of another. */
const lacksDesign = ({ productType, recipeId, customsCode }: StoredLine): boolean =>
  productType === 'custom' && recipeId === null && customsCode === null;

/** What is wrong with a line; undefined when all of it can be sold. */
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

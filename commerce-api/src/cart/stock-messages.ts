import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { unitsOf } from './groups.ts';
import { flashOf } from './messages.ts';
import type { StoredLine } from './stored-cart.ts';

const isForeign = ({ place, storeCountry }: StoredLine, country: CountryCode): boolean =>
  place !== '' && storeCountry !== country;

/** Units of a line that could be sold at its place now; none without a price, before its day, or in another country. */
export function sellableUnits(line: StoredLine, country: CountryCode, now: Date): number {
  if (!line.isPriced || isForeign(line, country)) return 0;
  if (line.publishAt && new Date(line.publishAt) > now) return 0;
  return unitsOf(line);
}

/** Whether goods made to order come in the basic design for want of another. */
const lacksDesign = ({ productType, recipeId, customsCode }: StoredLine): boolean =>
  productType === 'custom' && recipeId === null && customsCode === null;

/** What is wrong with a line; undefined when all of it can be sold. */
export function stockMessage(line: StoredLine, country: CountryCode, language: Language, now: Date): Flash | undefined {
  const itemId = line.id;
  if (!line.isPriced || isForeign(line, country)) return flashOf('ProductItemNotAvailable', language, { itemId });
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

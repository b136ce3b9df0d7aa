import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { flashOf } from './messages.ts';
import type { StoredLine } from './stored-cart.ts';

/** Units of a line that could be sold at its place now; none for announced goods or a store of another country. */
export function sellableUnits(
  line: Pick<StoredLine, 'units' | 'publishAt' | 'place' | 'storeCountry'>,
  country: CountryCode,
  now: Date,
): number {
  if (line.publishAt && new Date(line.publishAt) > now) return 0;
  if (line.place !== '' && line.storeCountry !== country) return 0;
  return line.units;
}

/** What is wrong with the stock of a line; undefined when all of it can be sold. */
export function stockMessage(line: StoredLine, country: CountryCode, language: Language, now: Date): Flash | undefined {
  const available = sellableUnits(line, country, now);
  if (available >= line.qty) return undefined;
  if (line.place !== '' && line.storeCountry !== country)
    return flashOf('ProductItemNotAvailable', language, { itemId: line.id });
  if (available === 0) return flashOf('ProductLineItemFullInventoryMissing', language, { itemId: line.id });
  return flashOf('ProductLineItemInventoryMissing', language, {
    itemId: line.id,
    details: { available, qty: line.qty, missingQty: line.qty - available },
  });
}

import { type ChosenFrom, chosenFrom, type ProductRecord } from 'shared-contracts/tracking/product-record';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { optionalText } from 'storefront-kit/optional-storage';
import { jsonIn } from 'storefront-kit/storage';
import * as v from 'valibot';

/** Products whose origin is remembered; the one chosen longest ago is forgotten. */
const maxKept = 60;
/** Milliseconds that an origin is remembered: as long as a cart lasts. */
const lifetime = 30 * 86_400_000;

const kept = v.array(v.tuple([v.string(), v.number(), chosenFrom]));
type Kept = v.InferOutput<typeof kept>;

const stored = jsonIn(optionalText('shop.tracking.origins'), v.parser(kept));

function choiceIn(product: ProductRecord): ChosenFrom | undefined {
  const { interactionOrigin, list, position, searchTerm, recommendationId } = product;
  if (!interactionOrigin) return undefined;
  return {
    interactionOrigin,
    ...(list === undefined ? {} : { list }),
    ...(position === undefined ? {} : { position }),
    ...(searchTerm === undefined ? {} : { searchTerm }),
    ...(recommendationId === undefined ? {} : { recommendationId }),
  };
}

/**
 * Completes records with where their products were chosen: what `select_item` says goes along to the product's page, the cart,
 * and the purchase, in whichever color. A product page that nothing led to is its own origin.
 */
export function carryOrigins(now: () => number = Date.now): (record: TrackingRecord) => TrackingRecord {
  const current = (): Kept => (stored.read() ?? []).filter(([, at]) => now() - at < lifetime);
  const entry = (styleCode: string, choice: ChosenFrom): Kept[number] => [styleCode, now(), choice];
  const remember = (styleCode: string, choice: ChosenFrom) =>
    stored.write([...current().filter(([style]) => style !== styleCode), entry(styleCode, choice)].slice(-maxKept));

  return (record) => {
    // Products of a list carry the list's own place.
    if (!('products' in record) || record.event === 'view_item_list') return record;
    const known = new Map(current().map(([styleCode, , choice]) => [styleCode, choice]));
    const products = record.products.map((product) => {
      const own = choiceIn(product);
      const isChoice = record.event === 'select_item' || record.event === 'add_to_cart';
      if (own && isChoice) remember(product.styleCode, own);
      if (own) return product;
      const choice = known.get(product.styleCode);
      if (choice) return { ...product, ...choice };
      if (record.event !== 'view_item') return product;
      const direct = { interactionOrigin: 'direct to product page' } as const;
      remember(product.styleCode, direct);
      return { ...product, ...direct };
    });
    return { ...record, products };
  };
}

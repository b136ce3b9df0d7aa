import { optionalText } from 'storefront-kit/optional-storage';
import { jsonIn } from 'storefront-kit/storage';
import * as v from 'valibot';

const schema = v.object({
  unit: v.optional(v.picklist(['cm', 'in'])),
  values: v.record(v.string(), v.pipe(v.number(), v.minValue(5), v.maxValue(250))),
  fit: v.picklist(['close', 'regular', 'roomy']),
  width: v.picklist(['narrow', 'regular', 'wide']),
});
export type StoredMeasures = v.InferOutput<typeof schema>;

export const noMeasures: StoredMeasures = { values: {}, fit: 'regular', width: 'regular' };

/** What a shopper told the size guide; without consent, on this page. */
export const storedMeasures = jsonIn(optionalText('shop.content.measures'), v.parser(schema));

import * as v from 'valibot';
import { segmentChoices } from './segments.ts';

/** The choice of a block. Pages take any text, since the document may be newer; what is unknown matches nobody. */
export const segmentId = v.string();
/** The choice as documents store it. */
export const storedSegmentId = v.picklist(segmentChoices);

/** `AccountTraits` */
export const accountTraits = v.object({
  isLoyaltyMember: v.boolean(),
  credit: v.optional(v.picklist(['athlete', 'influencer'])),
  prosumer: v.optional(v.array(v.picklist(['WRANX', 'IPA']))),
});

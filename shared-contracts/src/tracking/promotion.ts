import * as v from 'valibot';

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** What editors call a promotion (docs/spec/content.md section 3.12). */
export const promotionTracking = v.object({ creativeName: code, promotionId: code, promotionName: code });
export type PromotionTracking = v.InferOutput<typeof promotionTracking>;

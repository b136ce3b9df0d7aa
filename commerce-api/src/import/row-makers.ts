import { slugOf } from '../base/slug.ts';
import type { PresentedText } from '../database/presentation.ts';
import type { DeliveryRule } from '../delivery/methods.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { ImportRecord } from './records.ts';

/** A text in every language; English where one is missing. */
export const inAll = ({ en, fr = en, de = en }: PresentedText) => ({ en, fr, de });

/** The part of an address in every language. */
export const slugs = (texts: PresentedText) => {
  const { en, fr, de } = inAll(texts);
  return { en: slugOf(en), fr: slugOf(fr), de: slugOf(de) };
};

/** The row of a store or warehouse. */
export function locationRow(
  { id, acceptsParcels, timeZone, specialHours, ...store }: ImportRecord<'stores'>,
  line: number,
) {
  return {
    location_id: id,
    region: store.country === 'US' || store.country === 'CA' ? 'NORA' : 'EMEA',
    ...store,
    accepts_parcels: acceptsParcels,
    time_zone: timeZone ?? null,
    special_hours: specialHours,
    line,
  };
}

/** A way to deliver as the engine reads it. */
export const deliveryRuleOf = ({ label, ...rule }: ImportRecord<'delivery'>): DeliveryRule => ({
  ...rule,
  label: inAll(label),
});

/** A promotion as the engine reads it. */
export const promotionOf = ({ name, calloutBelow, calloutEarned, ...rule }: ImportRecord<'promotions'>): Promotion => ({
  ...rule,
  name: inAll(name),
  ...(calloutBelow ? { calloutBelow: inAll(calloutBelow) } : {}),
  ...(calloutEarned ? { calloutEarned: inAll(calloutEarned) } : {}),
});

/** The row of a promo code. */
export function couponRow(coupon: ImportRecord<'coupons'>, line: number) {
  return {
    code: coupon.code,
    promotion_id: coupon.promotionId,
    starts_at: coupon.startsAt ?? null,
    ends_at: coupon.endsAt ?? null,
    use_limit: coupon.useLimit ?? null,
    per_shopper: coupon.perShopper,
    used: coupon.used,
    welcomes_members: coupon.welcomesMembers ?? false,
    line,
  };
}

/** The rows of a set and its products; `position` is its place among all sets, from 1. */
export function setRows(
  { id, name, slug, description, members, saving }: ImportRecord<'sets'>,
  position: number,
  line: number,
) {
  return {
    set: {
      set_id: id,
      position,
      name: inAll(name),
      slug: slugs(slug ?? name),
      description: inAll(description),
      saving: saving ?? null,
      line,
    },
    members: members.map(({ product, color }, place) => ({
      set_id: id,
      position: place,
      style_id: product,
      colour_code: color ?? null,
      line,
    })),
  };
}

/** A row for each word of a group, with the others. */
export const synonymRows = (language: string, words: readonly string[]) =>
  words.map((word) => ({ language, word, others: words.filter((other) => other !== word) }));

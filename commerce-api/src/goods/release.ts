import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import { reductionOf } from 'shared-contracts/money';
import { badgeLabel } from './labels.ts';

/** Until when the goods of `style s` are announced and sold to nobody. Presale goods are sold before they are there. */
export const announcedUntil = sql<Date | null>`case when s.presale then null else s.publish_at end`;

/** When the presale goods of `style s` leave the warehouse. */
export const shipsAt = sql<Date | null>`case when s.presale then s.publish_at end`;

/** Until when the goods of `style s` are not sold to the owner of a cart: visitors who are not signed in have no presale. */
export const closedUntil = (cartId: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql`case when s.presale and exists (
    select from cart c_own join subject su_own on su_own.subject_id = c_own.subject_id
    where c_own.cart_id = ${cartId} and su_own.kind <> 'GUEST'
  ) then null else s.publish_at end`;

/** The first moment at which all of some goods can leave the warehouse. */
export function leavesFrom(lines: readonly { readonly shipsAt: string | null }[], now: Date): Date {
  const days = lines.flatMap(({ shipsAt: day }) => (day === null ? [] : [new Date(day).getTime()]));
  return new Date(Math.max(now.getTime(), ...days));
}

/** Badges that say what is to come, and go when it has. */
const ofTheFuture = ['comingSoon', 'presale'];

/** The badge of a style at a price; one that announces something has its day, and one of a reduction needs one. */
export function badgeOf(
  { badge, publish_at: day }: { readonly badge: string | null; readonly publish_at: Date | null },
  price: Parameters<typeof reductionOf>[0],
  { language, tag, country }: Pick<Locale, 'language' | 'tag' | 'country'>,
  now: Date,
): { badge?: NonNullable<ProductCard['badge']> } {
  if (!badge) return {};
  const kind = badge as NonNullable<ProductCard['badge']>['kind'];
  if (kind === 'sale' && !reductionOf(price, { country })) return {};
  if (!ofTheFuture.includes(kind) || !day) return { badge: { kind, label: badgeLabel(kind, language) } };
  if (day <= now) return {};
  const shown = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day);
  return { badge: { kind, label: `${badgeLabel(kind, language)} · ${shown}` } };
}

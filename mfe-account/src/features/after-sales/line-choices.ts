import type { Order } from 'shared-contracts/calls/checkout';
import type { ReturnReason } from 'shared-contracts/calls/orders';

export type OrderItem = Order['items'][number];
type Return = NonNullable<Order['returns']>[number];

/** A line that can be chosen, and its maximum quantity. */
export interface ChoosableLine {
  readonly item: OrderItem;
  readonly most: number;
}

/** The choice made for a line. */
export interface LineChoice {
  readonly qty: number;
  readonly reason?: ReturnReason | undefined;
}
/** By line id; lines that are not chosen have no entry. */
export type LineChoices = Readonly<Record<string, LineChoice>>;

const isGift = ({ priceAfterOrderDiscount }: OrderItem): boolean => priceAfterOrderDiscount === 0;

/** Lines that can be canceled. Gifts cannot be chosen: they are canceled with the last paid line. */
export function cancellableLines({ items }: Pick<Order, 'items'>): ChoosableLine[] {
  const open = items.filter(({ cancellableQty = 0 }) => cancellableQty > 0);
  const paid = open.filter((item) => !isGift(item));
  return (paid.length > 0 ? paid : open).map((item) => ({ item, most: item.cancellableQty ?? 0 }));
}

const linesWith =
  (units: 'returnableQty' | 'withdrawableQty') =>
  ({ items }: Pick<Order, 'items'>): ChoosableLine[] =>
    items.map((item) => ({ item, most: item[units] ?? 0 })).filter(({ most }) => most > 0);

export const returnableLines = linesWith('returnableQty');
/** Lines from whose contract the buyer can withdraw. */
export const withdrawableLines = linesWith('withdrawableQty');

export const everything = (lines: readonly ChoosableLine[]): LineChoices =>
  Object.fromEntries(lines.map(({ item, most }) => [item.id, { qty: most }]));

/** The choices with one line changed or removed. */
export function withChoice(choices: LineChoices, itemId: string, choice: LineChoice | undefined): LineChoices {
  const others = Object.entries(choices).filter(([id]) => id !== itemId);
  return Object.fromEntries(choice ? [...others, [itemId, choice]] : others);
}

export const isEverything = (lines: readonly ChoosableLine[], choices: LineChoices): boolean =>
  lines.every(({ item, most }) => choices[item.id]?.qty === most);

/** The chosen lines as calls take them: none when it is everything that can be chosen. */
export const wantedLines = (lines: readonly ChoosableLine[], choices: LineChoices) =>
  isEverything(lines, choices) ? {} : { lines: Object.entries(choices).map(([itemId, { qty }]) => ({ itemId, qty })) };

/** True when nothing of the order remains, so that every payment is refunded. */
export const leavesNothing = ({ items }: Pick<Order, 'items'>, choices: LineChoices): boolean =>
  items.every((item) => isGift(item) || (item.cancelledQty ?? 0) + (choices[item.id]?.qty ?? 0) === item.qty);

/** The first chosen line without a reason. */
export const withoutReason = (lines: readonly ChoosableLine[], choices: LineChoices): ChoosableLine | undefined =>
  lines.find(({ item }) => choices[item.id] && !choices[item.id]?.reason);

/** The order after announcing the return of the chosen units, which stands among its returns. */
export function withReturned(
  order: Order,
  choices: LineChoices,
  announced: Pick<Return, 'returnId' | 'amount' | 'announcedAt'>,
): Order {
  const items = order.items.map((item) => {
    const qty = choices[item.id]?.qty ?? 0;
    if (qty === 0) return item;
    return {
      ...item,
      returnedQty: (item.returnedQty ?? 0) + qty,
      returnableQty: Math.max(0, (item.returnableQty ?? 0) - qty),
    };
  });
  const returnable = items.some(({ returnableQty = 0 }) => returnableQty > 0);
  const lines = items.flatMap(({ id }) => (choices[id]?.qty ? [{ itemId: id, qty: choices[id].qty }] : []));
  const returns = [...(order.returns ?? []), { ...announced, status: 'announced' as const, lines }];
  return { ...order, items, returns, ...(order.actions ? { actions: { ...order.actions, returnable } } : {}) };
}

import type { Order } from 'shared-contracts/calls/checkout';
import type { RefundPart } from 'shared-contracts/calls/staff-orders';
import { CallError } from '../base/call-error.ts';
import { sum } from '../base/sum.ts';
import type { CardCut } from '../order/card-cuts.ts';
import type { FoundOrder } from '../order/orders.ts';
import { isCancellable, unitsLeft } from '../order/windows.ts';
import type { RefundFacts } from './refund-facts.ts';
import { refundFor, type WantedLine } from './refund-rules.ts';

type Item = Order['items'][number];

/** Returns the amount paid for a row, including tax that is added on top. */
const paidFor = (order: Order, { priceAfterOrderDiscount, taxTotal = 0 }: Item): number =>
  priceAfterOrderDiscount + (order.totals.taxation === 'net' ? taxTotal : 0);

const takenBack = (item: Item): number => item.qty - unitsLeft(item);

/** Returns what of a row was not refunded yet, nor promised for a return. */
function leftOfLine(order: Order, item: Item, facts: RefundFacts): number {
  const paid = paidFor(order, item);
  const before = refundFor({ qty: item.qty, paid, givenBack: 0 }, takenBack(item));
  return Math.max(0, paid - before - (facts.lines.get(item.id) ?? 0));
}

function itemOf(order: Order, { itemId, qty }: WantedLine): Item {
  const item = order.items.find(({ id }) => id === itemId);
  if (!item || qty > unitsLeft(item)) throw new CallError('ORD410', { itemId });
  return item;
}

/** Returns the requested lines and rejects duplicates, because two rows for one item would each pass the check. */
export function checkedLines<Line extends WantedLine>(wanted: readonly Line[]): readonly Line[] {
  if (new Set(wanted.map(({ itemId }) => itemId)).size !== wanted.length)
    throw new CallError('API422', { field: 'lines' });
  return wanted;
}

/** Whether an item came with others for nothing. */
const isGift = ({ priceAfterOrderDiscount }: Item): boolean => priceAfterOrderDiscount === 0;

/** Returns the units of an item that were cancelled, or returned and received. */
function unitsBack({ returns = [] }: Order, { id, cancelledQty = 0, returnedQty = 0 }: Item): number {
  const traveling = returns.filter(({ status }) => status === 'announced').flatMap(({ lines }) => lines);
  return cancelledQty + returnedQty - sum(traveling.filter(({ itemId }) => itemId === id).map(({ qty }) => qty));
}

/**
 * Returns whether nothing that was paid for stays once the lines are given back. Emailed gift cards do not count, nor
 * returns that have not arrived.
 */
function leavesNothing({ order, productTypes }: FoundOrder, lines: readonly WantedLine[]): boolean {
  const goods = order.items.filter(({ id }) => productTypes.get(id) !== 'digital');
  const paid = goods.filter((item) => !isGift(item));
  return (paid.length > 0 ? paid : goods).every((item) => {
    const wanted = lines.find(({ itemId }) => itemId === item.id)?.qty ?? 0;
    return unitsBack(order, item) + wanted === item.qty;
  });
}

/** Returns what was neither refunded nor promised for returns that are on their way. */
function remainingOf({ totals, refunds = [], returns = [] }: Order): number {
  const promised = returns.filter(({ status }) => status === 'announced');
  return totals.total - sum(refunds.map(({ amount }) => amount)) - sum(promised.map(({ amount }) => amount));
}

/** An emailed gift card of an order. Money in minor units. */
interface CardLeft {
  readonly itemId: string;
  /** What was paid for it, and neither refunded nor taken off its value. */
  readonly worth: number;
  /** What of it was not spent. */
  readonly unspent: number;
}

function cardsLeft({ order, productTypes }: FoundOrder, facts: RefundFacts): CardLeft[] {
  return order.items
    .filter(({ id }) => productTypes.get(id) === 'digital')
    .map((item) => {
      const left = leftOfLine(order, item, facts);
      const card = facts.cards.get(item.id);
      if (!card) return { itemId: item.id, worth: left, unspent: left };
      const worth = Math.max(0, Math.min(left, paidFor(order, item) - card.takenOff));
      return { itemId: item.id, worth, unspent: Math.min(worth, card.balance) };
    });
}

/**
 * Returns what remains for goods and delivery. What was paid for gift cards is not part of it: their value was sent, and
 * is given back by taking it off the cards only.
 */
function remainingForGoods(found: FoundOrder, facts: RefundFacts): number {
  return Math.max(0, remainingOf(found.order) - sum(cardsLeft(found, facts).map(({ worth }) => worth)));
}

/** What is refunded when lines are given back. */
export interface LineRefund {
  /** Minor units. */
  readonly amount: number;
  /** Whether nothing that was paid for stays. */
  readonly isLast: boolean;
}

/**
 * Returns the refund for lines: never more than what staff have left of each, and of the goods. The last lines get the
 * rest, which includes delivery and all rounding.
 * @throws {CallError} ORD410 for more units than are left
 */
export function refundOf(found: FoundOrder, lines: readonly WantedLine[], facts: RefundFacts): LineRefund {
  const { order } = found;
  const worth = lines.map((line) => {
    const item = itemOf(order, line);
    const units = refundFor({ qty: item.qty, paid: paidFor(order, item), givenBack: takenBack(item) }, line.qty);
    return Math.min(units, leftOfLine(order, item, facts));
  });
  const isLast = leavesNothing(found, lines);
  const rest = remainingForGoods(found, facts);
  return { isLast, amount: isLast ? rest : Math.min(rest, sum(worth)) };
}

/** Returns everything that is left to refund, if nothing that was paid for stays; otherwise undefined. */
export const lastRefundOf = (found: FoundOrder, facts: RefundFacts): number | undefined =>
  leavesNothing(found, []) ? remainingForGoods(found, facts) : undefined;

/** Adds the gifts when the last paid goods are cancelled; an emailed gift card does not count as paid goods. */
function withGifts(
  { order, productTypes }: FoundOrder,
  lines: readonly WantedLine[],
  all: readonly WantedLine[],
): readonly WantedLine[] {
  const wantedOf = (item: Item): number => lines.find(({ itemId }) => itemId === item.id)?.qty ?? 0;
  const isPaid = (item: Item): boolean => !isGift(item) && productTypes.get(item.id) !== 'digital';
  if (order.items.some((item) => isPaid(item) && wantedOf(item) < unitsLeft(item))) return lines;
  const gifts = order.items.filter((item) => isGift(item) && wantedOf(item) === 0).map(({ id }) => id);
  return [...lines, ...all.filter(({ itemId }) => gifts.includes(itemId))];
}

/** What a cancellation takes and gives back. */
export interface Cancellation extends LineRefund {
  readonly lines: readonly WantedLine[];
}

/**
 * Works out a cancellation of lines, or of everything that can be cancelled.
 * @throws {CallError} ORD410 when it is too late for a line or there is none; API422 for a line that is named twice
 */
export function cancellationOf(
  found: FoundOrder,
  wanted: readonly WantedLine[] | undefined,
  facts: RefundFacts,
): Cancellation {
  const { order, productTypes } = found;
  const all = order.items
    .filter((item) => isCancellable(order, item, productTypes))
    .map((item) => ({ itemId: item.id, qty: unitsLeft(item) }));
  const lines = withGifts(found, checkedLines(wanted ?? all), all);
  const allowed = lines.every((line) => isCancellable(order, itemOf(order, line), productTypes));
  if (lines.length === 0 || !allowed) throw new CallError('ORD410');
  return { lines, ...refundOf(found, lines, facts) };
}

/** The most that can be refunded without taking goods back, in minor units. */
export interface RefundLimits {
  readonly total: number;
  /** What of the total takes nothing off gift cards. */
  readonly besideCards: number;
  readonly shipping: number;
  readonly lines: readonly {
    readonly itemId: string;
    readonly amount: number;
    /** Of an emailed gift card: what was spent, and so cannot be refunded. */
    readonly spent?: number;
  }[];
}

/** @param captured what was captured and not refunded yet, in minor units */
export function refundLimits(found: FoundOrder, facts: RefundFacts, captured: number): RefundLimits {
  const { order } = found;
  const cards = new Map(cardsLeft(found, facts).map((card) => [card.itemId, card]));
  const spent = sum([...cards.values()].map((card) => card.worth - card.unspent));
  const total = Math.max(0, Math.min(captured, remainingOf(order) - spent));
  const besideCards = Math.min(total, remainingForGoods(found, facts));
  // The refund of the last goods included delivery, with its tax and all rounding.
  const shipping = leavesNothing(found, [])
    ? 0
    : order.totals.total - sum(order.items.map((item) => paidFor(order, item))) - facts.shipping;
  return {
    total,
    besideCards,
    shipping: Math.max(0, Math.min(besideCards, shipping)),
    lines: order.items.map((item) => {
      const itemId = item.id;
      const card = cards.get(itemId);
      return card
        ? { itemId, amount: Math.min(total, card.unspent), spent: card.worth - card.unspent }
        : { itemId, amount: Math.min(besideCards, leftOfLine(order, item, facts)) };
    }),
  };
}

/** Returns what a refund without goods takes off gift cards. Amounts for no part come off them last. */
export function cutsOf(
  found: FoundOrder,
  facts: RefundFacts,
  refund: { readonly part: RefundPart; readonly itemId?: string | undefined; readonly amount: number },
): CardCut[] {
  const { part, itemId, amount } = refund;
  if (part === 'shipping') return [];
  const isMeant = (card: CardLeft): boolean => part !== 'line' || card.itemId === itemId;
  const cards = cardsLeft(found, facts).filter(isMeant);
  let left = part === 'line' ? amount : Math.max(0, amount - remainingForGoods(found, facts));
  const cuts: CardCut[] = [];
  for (const { itemId: cardId, unspent } of cards) {
    const cut = Math.min(left, unspent);
    if (cut > 0 && facts.cards.has(cardId)) cuts.push({ cardId, amount: cut });
    left -= cut;
  }
  return cuts;
}

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import {
  addItem,
  applyCoupon,
  cartWithItem,
  getCart,
  removeItem,
  reserveWithItem,
  setShippingAddress,
  updateItem,
} from 'shared-contracts/calls/cart';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { placeOrder } from 'shared-contracts/calls/checkout';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { Outcome } from '../client.ts';
import { portland } from '../portland.ts';
import { tokenise } from '../tokenise.ts';
import { changeOrder } from './after-sales.ts';
import { identityOf, shown, shownLines, soldOut, sorted } from './answers.ts';
import { type Action, type CardKind, isPlenty, type Via } from './history.ts';
import { type ModelCart, type ModelOrder, newCart, totalsOf } from './model.ts';
import { insist, Violation } from './violation.ts';
import { cardNumbers, goodsAt, type Player, type World } from './world.ts';

/** A shopper of a history, with the model's expectations. */
export class Shopping {
  readonly world: World;
  readonly player: Player;
  readonly orders: ModelOrder[] = [];
  readonly #meet: () => Promise<void>;
  /** Errors allowed when stock may be exhausted. */
  readonly #shelfErrors: readonly ErrorId[];
  readonly #itemIds = new Map<number, string>();
  #cart: ModelCart | undefined;
  /** Whether this shopper has used the coupon, which is limited to one per shopper. */
  #couponIsUsed = false;
  #calls: number;

  constructor(world: World, index: number, meet: () => Promise<void>) {
    this.world = world;
    const player = world.shoppers[index];
    if (!player) throw new Error(`There is no shopper ${index}`);
    this.player = player;
    this.#meet = meet;
    this.#shelfErrors = isPlenty(world.history) ? [] : soldOut;
    this.#calls = index;
  }

  async play(steps: readonly Action[]): Promise<void> {
    for (const step of steps) await this.#take(step);
  }

  /**
   * Sends a call as the history specifies.
   * @returns the outcome that counts for the shopper
   */
  async deliver<C extends AnyCall>(call: C, input: CallInput<C>, via: Via = 'once'): Promise<Outcome<CallResponse<C>>> {
    const { client } = this.world;
    this.#calls += 1;
    const at = this.#calls;
    const sending = { token: this.player.token, key: crypto.randomUUID() };
    if (via === 'once') return client.send(at, call, input, sending);
    const first = client.send(at, call, input, sending);
    if (via === 'lost') await pause(at % 7);
    const [one, two] = await Promise.all([first, client.send(at + 1, call, input, sending)]);
    const isSame =
      one.error?.errorId === two.error?.errorId && isDeepStrictEqual(identityOf(one.body), identityOf(two.body));
    insist(isSame, `${call.name} had two outcomes under one key: ${shown(one)} and ${shown(two)}`);
    return one;
  }

  /** Returns the answer of a call; undefined for an allowed refusal. */
  async ask<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    refusals: readonly ErrorId[],
    via: Via = 'once',
  ): Promise<CallResponse<C> | undefined> {
    const { status, body, error } = await this.deliver(call, input, via);
    if (body !== undefined) return body;
    const known: readonly string[] = refusals;
    insist(error && known.includes(error.errorId), `${call.name} was refused: ${status} ${JSON.stringify(error)}`);
    return undefined;
  }

  async #take(step: Action): Promise<void> {
    switch (step.do) {
      case 'add':
        return this.#add(step.goods, step.qty, step.via);
      case 'cancel':
      case 'return':
      case 'keep':
        return changeOrder(this, step);
      default:
        return this.#cart && this.#cart.lines.size > 0 ? this.#withCart(this.#cart, step) : undefined;
    }
  }

  async #withCart(cart: ModelCart, step: Exclude<Action, { do: 'add' | 'cancel' | 'return' | 'keep' }>): Promise<void> {
    switch (step.do) {
      case 'change':
        return this.#change(cart, step.goods, step.qty, step.via);
      case 'remove':
        return this.#remove(cart, step.goods, step.via);
      case 'hold':
        await this.ask(reserveWithItem, { body: { cartId: cart.basketId } }, this.#shelfErrors, step.via);
        return;
      case 'coupon':
        return this.#useCoupon(cart, step.via);
      case 'gift-card':
        return this.#useGiftCard(cart, step.via);
      case 'points':
        return this.#usePoints(cart, step.via);
      case 'look':
        await this.#look(cart);
        return;
      case 'place':
        await this.#place(cart, step.card, step.via);
        return;
      case 'rush':
        return this.#rush(cart, step.card, step.goods);
    }
  }

  async #add(goods: number, qty: number, via: Via): Promise<void> {
    const item = { ...goodsAt(this.world, goods), qty };
    const cart = this.#cart;
    const changed = cart
      ? await this.ask(addItem, { body: { items: [{ ...item, cartId: cart.basketId }] } }, this.#shelfErrors, via)
      : await this.ask(cartWithItem, { body: { items: [item] } }, this.#shelfErrors, via);
    if (!changed) return;
    if (!cart) {
      this.#cart = newCart(changed.id);
      const input = { params: { basketId: changed.id }, body: { addresses: [this.#home] } };
      await this.ask(setShippingAddress, input, []);
    }
    this.#added(this.#cart ?? newCart(changed.id), goods, qty, changed.itemId);
  }

  #added({ lines }: ModelCart, goods: number, qty: number, itemId: string | undefined): void {
    lines.set(goods, (lines.get(goods) ?? 0) + qty);
    if (itemId) this.#itemIds.set(goods, itemId);
  }

  async #change({ basketId, lines }: ModelCart, goods: number, qty: number, via: Via): Promise<void> {
    const itemId = this.#itemIds.get(goods);
    if (!itemId || !lines.has(goods)) return;
    const input = { params: { basketId }, body: { cartId: basketId, itemId, qty } };
    if (await this.ask(updateItem, input, this.#shelfErrors, via)) lines.set(goods, qty);
  }

  async #remove({ basketId, lines }: ModelCart, goods: number, via: Via): Promise<void> {
    const itemId = this.#itemIds.get(goods);
    if (!itemId || !lines.has(goods)) return;
    await this.ask(removeItem, { body: { cartId: basketId, itemId } }, [], via);
    lines.delete(goods);
  }

  async #useCoupon(cart: ModelCart, via: Via): Promise<void> {
    const gone: ErrorId[] = this.world.history.couponUses === undefined ? [] : ['PRM140', 'PRM150'];
    const unused: ErrorId[] = cart.coupon ? ['PRM416'] : gone;
    const input = { body: { cartId: cart.basketId, code: this.world.coupon } };
    const applied = await this.ask(applyCoupon, input, this.#couponIsUsed ? ['PRM150'] : unused, via);
    insist(!applied || !this.#couponIsUsed, 'A coupon was taken a second time by the same shopper');
    if (applied) cart.coupon = true;
  }

  async #useGiftCard(cart: ModelCart, via: Via): Promise<void> {
    const { number, pin } = this.world.giftCard;
    const refusals: ErrorId[] = [
      'GFC740',
      ...(cart.giftCard ? (['GFC755'] as const) : []),
      ...(cart.points ? (['GFO405'] as const) : []),
    ];
    const input = {
      params: { basketId: cart.basketId },
      body: { payment_method_id: 'GIFT_CARD' as const, c_gcCardNumber: number, c_gcPin: pin },
    };
    if (await this.ask(addPaymentInstrument, input, refusals, via)) cart.giftCard = true;
  }

  async #usePoints(cart: ModelCart, via: Via): Promise<void> {
    if (!this.player.pointsAccount) return;
    const refusals: ErrorId[] = ['REW140', ...(cart.points ? (['GFC755'] as const) : [])];
    const input = { params: { basketId: cart.basketId }, body: { payment_method_id: 'LOYALTY_POINTS' as const } };
    if (await this.ask(addPaymentInstrument, input, refusals, via)) cart.points = true;
  }

  /** Returns the totals that the model allows: another shopper may have used up the coupon. */
  #allowedTotals(cart: ModelCart): number[] {
    const { history } = this.world;
    const withCoupon = totalsOf(history, cart, cart.coupon).total;
    const mayBeGone = cart.coupon && history.couponUses !== undefined;
    return mayBeGone ? [withCoupon, totalsOf(history, cart, false).total] : [withCoupon];
  }

  /**
   * Reads the cart and compares it with the model.
   * @returns its total
   */
  async #look(cart: ModelCart): Promise<number> {
    const read = await this.ask(getCart, { params: { basketId: cart.basketId } }, []);
    if (!read) throw new Violation('The cart was not read');
    const { goods } = this.world;
    const lines = new Map(read.items.map(({ upc, qty }) => [goods.findIndex((one) => one.upc === upc), qty]));
    insist(
      isDeepStrictEqual(sorted(lines), sorted(cart.lines)),
      `The cart holds ${shownLines(lines)}, the model ${shownLines(cart.lines)}`,
    );
    const { total, remainingToPay } = read.totals;
    insist(
      this.#allowedTotals(cart).includes(total),
      `The cart costs ${total}, the model ${this.#allowedTotals(cart)}`,
    );
    const paid = read.payment_instruments.reduce((sum, { amount }) => sum + amount, 0);
    insist(remainingToPay + paid === total, `${paid} are paid and ${remainingToPay} left of ${total}`);
    return total;
  }

  async #place(cart: ModelCart, card: CardKind, via: Via): Promise<boolean> {
    const limited = cart.coupon && this.world.history.couponUses !== undefined;
    const expectedTotal = limited ? await this.#look(cart) : totalsOf(this.world.history, cart, cart.coupon).total;
    const refusals: ErrorId[] = [
      ...this.#shelfErrors,
      ...(card === 'decline' ? (['PAY400'] as const) : []),
      ...(cart.giftCard ? (['PYT400'] as const) : []),
      ...(limited ? (['TAX310'] as const) : []),
    ];
    const input = await this.#orderOf(cart, expectedTotal, card);
    await this.#meet();
    const order = await this.ask(placeOrder, input, refusals, via);
    if (order) this.#ordered(cart, order, expectedTotal, card);
    return order !== undefined;
  }

  /** An address and a mailbox that no other shopper has, so that a coupon tells them apart. */
  get #home(): Address {
    const { subjectId } = this.player;
    return { ...portland, addressLine1: `${subjectId.slice(0, 8)} Alder Street`, email: `${subjectId}@example.org` };
  }

  /** An order by a card in the shopper's own name. */
  async #orderOf(
    { basketId }: ModelCart,
    expectedTotal: number,
    card: CardKind,
  ): Promise<CallInput<typeof placeOrder>> {
    const token = await tokenise(this.world.sandboxUrl, cardNumbers[card], this.player.subjectId);
    const additionalData = { token };
    return { body: { cartId: basketId, expectedTotal, paymentMethod: { code: 'CREDIT_CARD', additionalData } } };
  }

  #ordered(cart: ModelCart, order: CallResponse<typeof placeOrder>, expected: number, card: CardKind): void {
    const { goods, history } = this.world;
    const items = order.items.map(({ id, productId, qty, priceAfterOrderDiscount }) => ({
      id,
      goods: goods.findIndex((one) => one.productId === productId),
      qty,
      paid: priceAfterOrderDiscount,
      cancelled: 0,
      returned: 0,
      received: 0,
    }));
    const lines = new Map(items.map((item) => [item.goods, item.qty]));
    insist(
      isDeepStrictEqual(sorted(lines), sorted(cart.lines)),
      `${order.orderNumber} holds ${shownLines(lines)}, the model ${shownLines(cart.lines)}`,
    );
    const { total } = order.totals;
    insist(total === expected, `${order.orderNumber} costs ${total}, the shopper saw ${expected}`);
    const goodsPaid = items.reduce((sum, { paid }) => sum + paid, 0);
    insist(
      goodsPaid + order.totals.shipping === total,
      `${order.orderNumber}: ${goodsPaid} of goods do not make ${total}`,
    );
    const { goods: worth } = totalsOf(history, cart, false);
    insist(goodsPaid <= worth, `${order.orderNumber}: goods of ${worth} for ${goodsPaid}`);
    const paid = order.paymentMethod.reduce((sum, { amount }) => sum + amount, 0);
    insist(paid === total, `${order.orderNumber}: ${paid} are paid of ${total}`);
    const byCard = order.paymentMethod.some(({ code }) => code === 'CREDIT_CARD');
    insist(card !== 'decline' || !byCard, `${order.orderNumber} was paid with a card that was declined`);
    insist(
      this.orders.every(({ orderNumber }) => orderNumber !== order.orderNumber),
      `${order.orderNumber} is the answer to two carts`,
    );
    if (cart.coupon && total === totalsOf(history, cart, true).total) this.#couponIsUsed = true;
    this.orders.push({ orderNumber: order.orderNumber, total, items, refunded: 0, delivered: false, final: false });
    this.#cart = undefined;
    this.#itemIds.clear();
  }

  /** Two tabs at the same moment: whichever is first, the order matches what the shopper saw. */
  async #rush(cart: ModelCart, card: CardKind, goods: number): Promise<void> {
    const limited = cart.coupon && this.world.history.couponUses !== undefined;
    const expectedTotal = limited ? await this.#look(cart) : totalsOf(this.world.history, cart, cart.coupon).total;
    const refusals: ErrorId[] = [
      ...this.#shelfErrors,
      'TAX310',
      ...(card === 'decline' ? (['PAY400'] as const) : []),
      ...(cart.giftCard ? (['PYT400'] as const) : []),
    ];
    const item = { ...goodsAt(this.world, goods), qty: 1, cartId: cart.basketId };
    const input = await this.#orderOf(cart, expectedTotal, card);
    const [order, added] = await Promise.all([
      this.ask(placeOrder, input, refusals),
      this.ask(addItem, { body: { items: [item] } }, [...this.#shelfErrors, 'BSK404']),
    ]);
    insist(!order || !added, 'A cart that was ordered took another item');
    if (order) return this.#ordered(cart, order, expectedTotal, card);
    if (added) this.#added(cart, goods, 1, added.itemId);
  }
}

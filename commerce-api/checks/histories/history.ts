import fc from 'fast-check';

/**
 * How a call is sent: once; twice concurrently to two instances under one key; or again under its key a little later,
 * because the first answer was lost.
 */
export type Via = 'once' | 'twice' | 'lost';

/** Sandbox cards: approved, declined, answer lost, captured later. */
export type CardKind = 'approve' | 'decline' | 'failAfterWork' | 'captureLater';

/** An action of a shopper. Actions that are not possible at their time are skipped. */
export type Action =
  | { readonly do: 'add'; readonly goods: number; readonly qty: number; readonly via: Via }
  | { readonly do: 'change'; readonly goods: number; readonly qty: number; readonly via: Via }
  | { readonly do: 'remove'; readonly goods: number; readonly via: Via }
  | { readonly do: 'hold'; readonly via: Via }
  | { readonly do: 'coupon'; readonly via: Via }
  | { readonly do: 'gift-card'; readonly via: Via }
  | { readonly do: 'points'; readonly via: Via }
  | { readonly do: 'look' }
  | { readonly do: 'place'; readonly card: CardKind; readonly via: Via }
  /** Two tabs: one places the order while the other adds an item. */
  | { readonly do: 'rush'; readonly card: CardKind; readonly goods: number }
  /** `units` of one item, or all that are left for 0. A race is two calls under different keys. */
  | {
      readonly do: 'cancel';
      readonly order: number;
      readonly item: number;
      readonly units: number;
      readonly via: Via | 'race';
    }
  | {
      readonly do: 'return';
      readonly order: number;
      readonly item: number;
      readonly units: number;
      readonly via: Via | 'race';
    }
  /** Time passes until nothing of an order can be sent back any more. */
  | { readonly do: 'keep'; readonly order: number };

export interface ShopperPlan {
  /** Loyalty points of an account holder; undefined for a guest. */
  readonly points: number | undefined;
  readonly steps: readonly Action[];
}

/** Two kinds of goods, one gift card, one coupon, and shoppers who compete for them. */
export interface History {
  readonly units: readonly [number, number];
  /** Minor units per unit. */
  readonly prices: readonly [number, number];
  /** Minor units on a gift card shared by all shoppers. */
  readonly giftCard: number;
  /** Maximum number of orders with the coupon; undefined for unlimited. */
  readonly couponUses: number | undefined;
  /** Whether all shoppers place their first order at the same moment. */
  readonly together: boolean;
  readonly shoppers: readonly ShopperPlan[];
}

const via = fc.oneof(
  { weight: 5, arbitrary: fc.constant('once' as const) },
  { weight: 2, arbitrary: fc.constant('twice' as const) },
  { weight: 2, arbitrary: fc.constant('lost' as const) },
);
const viaOrRace = fc.oneof({ weight: 4, arbitrary: via }, { weight: 1, arbitrary: fc.constant('race' as const) });
const card = fc.oneof(
  { weight: 20, arbitrary: fc.constant('approve' as const) },
  { weight: 3, arbitrary: fc.constant('decline' as const) },
  { weight: 3, arbitrary: fc.constant('failAfterWork' as const) },
  { weight: 1, arbitrary: fc.constant('captureLater' as const) },
);
const goods = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) });
const qty = fc.integer({ min: 1, max: 3 });
const order = fc.nat({ max: 2 });
const units = fc.nat({ max: 2 });

const step: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), goods, qty, via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change' as const), goods, qty, via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), goods, via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold' as const), via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('coupon' as const), via }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('gift-card' as const), via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('points' as const), via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('place' as const), card, via }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rush' as const), card, goods }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), order, item: goods, units, via: viaOrRace }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('return' as const), order, item: goods, units, via: viaOrRace }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('keep' as const), order }) },
);

const firstAdd = fc.record({ do: fc.constant('add' as const), goods, qty, via });
const placing = fc.record({ do: fc.constant('place' as const), card, via });

// Most shoppers fill a cart, order it and then cancel or return; the others act at random after the first item.
const steps: fc.Arbitrary<Action[]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(firstAdd, fc.array(step, { maxLength: 2 }), placing, fc.array(step, { maxLength: 3 }))
      .map(([first, before, order, after]) => [first, ...before, order, ...after]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(firstAdd, fc.array(step, { maxLength: 6 })).map(([first, rest]) => [first, ...rest]),
  },
);

const shopper: fc.Arbitrary<ShopperPlan> = fc.record({
  points: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: undefined }),
  steps,
});

/** Prices are odd and higher than delivery, so that no two carts cost the same by chance. */
const price = fc.integer({ min: 500, max: 6000 }).map((half) => 2 * half + 1);
// Few units, so that shoppers compete.
const shelf = fc.nat({ max: 6 });

export const histories: fc.Arbitrary<History> = fc.record({
  units: fc.tuple(shelf, shelf),
  prices: fc.tuple(price, price),
  giftCard: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 20_000 })),
  couponUses: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
  together: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  shoppers: fc.array(shopper, { minLength: 1, maxLength: 3 }),
});

/** Returns whether stock suffices for every shopper in any order of events, so that "sold out" would be wrong. */
export function isPlenty({ units: shelves, shoppers }: History): boolean {
  const wanted = [0, 0];
  for (const { steps } of shoppers) {
    for (const step of steps) {
      if (step.do === 'add' || step.do === 'change') wanted[step.goods] = (wanted[step.goods] ?? 0) + step.qty;
      if (step.do === 'rush') wanted[step.goods] = (wanted[step.goods] ?? 0) + 1;
    }
  }
  return shelves.every((count, index) => count >= (wanted[index] ?? 0));
}

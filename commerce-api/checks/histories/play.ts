import { audit } from './books.ts';
import type { History } from './history.ts';
import type { ModelOrder } from './model.ts';
import { Shopping } from './shopping.ts';
import { type Ground, leaveWorld, openWorld, type World } from './world.ts';

/** A barrier: every participant waits until all have arrived or left. */
class MeetingPoint {
  #expected: number;
  #waiting: (() => void)[] = [];

  constructor(expected: number) {
    this.#expected = expected;
  }

  /** Waits for the others, the first time only. */
  visitor(): { readonly meet: () => Promise<void>; readonly leave: () => void } {
    let isDue = true;
    const settle = (): void => {
      if (this.#waiting.length < this.#expected) return;
      for (const go of this.#waiting.splice(0)) go();
    };
    const leave = (): void => {
      if (!isDue) return;
      isDue = false;
      this.#expected -= 1;
      settle();
    };
    const meet = async (): Promise<void> => {
      if (!isDue) return;
      isDue = false;
      const met = new Promise<void>((go) => this.#waiting.push(go));
      settle();
      await met;
    };
    return { meet, leave };
  }
}

/**
 * Plays a history: each shopper acts sequentially, all shoppers concurrently, on all instances.
 * @throws {Violation} for any broken invariant
 */
export async function play(ground: Ground, history: History): Promise<void> {
  const world = await openWorld(ground, history);
  try {
    const orders = await shop(world);
    await audit(world, orders);
  } finally {
    await leaveWorld(world);
  }
}

/** @returns the orders confirmed to the shoppers */
async function shop(world: World): Promise<ModelOrder[]> {
  const { shoppers, together } = world.history;
  const point = new MeetingPoint(shoppers.length);
  const ends = await Promise.allSettled(
    shoppers.map(async ({ steps }, index) => {
      const { meet, leave } = point.visitor();
      if (!together) leave();
      const shopping = new Shopping(world, index, meet);
      await shopping.play(steps).finally(leave);
      return shopping.orders;
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : []));
}

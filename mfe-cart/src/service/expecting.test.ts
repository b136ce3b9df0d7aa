import { cartExpected } from 'shared-contracts/events/cart';
import { expect, test } from 'vitest';
import { jacket, model, page, services, withJacket } from '../testing/cart-page.ts';

/** Records the pending units reported from now on. */
function listen(): number[] {
  const tracked: number[] = [];
  page.bus.subscribe(cartExpected, ({ payload }) => tracked.push(payload.units));
  tracked.length = 0;
  return tracked;
}

test('counts an add before the services answer, and only once [CART-02]', async () => {
  const tracked = listen();
  const added = model.add({ ...jacket, qty: 2 });
  expect(tracked).toEqual([2]);
  await added;
  await model.refresh();
  expect(tracked).toEqual([2, 0]);
});

test('stops counting an add that failed [CART-02]', async () => {
  services.next('products.inventory', () => ({ variants: [{ upc: jacket.upc, quantity: 0 }] }));
  const tracked = listen();
  await expect(model.add(jacket)).rejects.toThrow();
  expect(tracked).toEqual([1, 0]);
});

test('counts a changed quantity and a removal immediately [CART-04]', async () => {
  const [line] = (await withJacket()).items;
  const tracked = listen();
  const set = model.setQuantity(line!, 3);
  expect(tracked).toEqual([2]);
  await set;
  await model.refresh();
  expect(tracked).toEqual([2, 0]);
  const removed = model.remove({ ...line!, qty: 3 });
  expect(tracked).toEqual([2, 0, -3]);
  await removed;
  await model.refresh();
  expect(tracked).toEqual([2, 0, -3, 0]);
});

import { expect, test } from 'vitest';
import { createHouseholdTurns, type Ticket } from './household-turns.ts';

const bounds = { most: 4, maxPerHousehold: 2, maxHeld: 8, maxHeldPerHousehold: 5 };
const stays = new AbortController().signal;

/** Visitors by name, whose turns are noted in the order in which they come. */
function visitors() {
  const turns = createHouseholdTurns(bounds);
  const order: string[] = [];
  const places: Record<string, Ticket> = {};
  async function come(name: string, { signal = stays, isUrgent = false } = {}) {
    const place = turns.enter(name.slice(0, -1));
    if (typeof place === 'string') return place;
    places[name] = place;
    const waiting = place.turn({ signal, isUrgent }).then((hasTurn) => hasTurn && order.push(name));
    await Promise.resolve();
    return waiting;
  }
  return { order, come: (...all: Parameters<typeof come>) => void come(...all), enter: turns.enter, places };
}
const settled = () => new Promise(setImmediate);

test('one household never has more than its share under way', async () => {
  const { order, come } = visitors();
  for (const name of ['flood1', 'flood2', 'flood3', 'home1', 'home2']) come(name);
  await settled();
  expect(order).toEqual(['flood1', 'flood2', 'home1', 'home2']);
});

test('what is urgent comes first, then the household with the least under way, then the first that came', async () => {
  const { order, come, places } = visitors();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'b2', 'd1', 'e1']) come(name);
  come('c2', { isUrgent: true });
  for (const name of ['a1', 'a2', 'b1', 'c1']) {
    await settled();
    places[name]?.leave();
    places[name]?.leave();
  }
  await settled();
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'c2', 'd1', 'b2', 'e1']);
});

test('tells whose bound is reached, and takes others again when one leaves', async () => {
  const { enter } = visitors();
  const all = Array.from({ length: 5 }, () => enter('flood'));
  expect(enter('flood')).toBe('household');
  for (let count = 0; count < 3; count += 1) expect(typeof enter('home')).toBe('object');
  expect(enter('home')).toBe('all');
  (all[0] as Ticket).leave();
  expect(typeof enter('home')).toBe('object');
});

test('a visitor who leaves while waiting takes no turn of others', async () => {
  const { order, come, places } = visitors();
  const left = new AbortController();
  come('a1');
  come('a2');
  come('a3', { signal: left.signal });
  come('a4');
  left.abort();
  places.a3?.leave();
  places.a1?.leave();
  await settled();
  expect(order).toEqual(['a1', 'a2', 'a4']);
});

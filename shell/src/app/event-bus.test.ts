import { defineEvent, type Envelope, type EventBus } from 'shared-contracts/events';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createEventBus } from './event-bus.ts';

const source = { remote: 'shell', release: '1.0.0', trace: 't-1' };
const added = defineEvent('cart.item-added', v.object({ name: v.string() }));
const changed = defineEvent('cart.changed', v.object({ count: v.number() }), { retained: true });

let bus: EventBus;
const onHandlerError = vi.fn<(error: unknown, envelope: Envelope<unknown>) => void>();
beforeEach(() => {
  onHandlerError.mockReset();
  bus = createEventBus({ source, onHandlerError });
});

describe('the event bus [PLT-02]', () => {
  test('delivers to the subscribers of an event only', () => {
    const first = vi.fn();
    const second = vi.fn();
    const other = vi.fn();
    bus.subscribe(added, first);
    bus.subscribe(added, second);
    bus.subscribe(changed, other);
    bus.publish(added, { name: 'Skarn' });
    expect(first).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'cart.item-added', payload: { name: 'Skarn' }, source }),
    );
    expect(second).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  test('gives late subscribers the last retained event, and no other', () => {
    bus.publish(added, { name: 'Skarn' });
    bus.publish(changed, { count: 1 });
    bus.publish(changed, { count: 2 });
    const lateForAdded = vi.fn();
    const lateForChanged = vi.fn();
    bus.subscribe(added, lateForAdded);
    bus.subscribe(changed, lateForChanged);
    expect(lateForAdded).not.toHaveBeenCalled();
    expect(lateForChanged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload: { count: 2 } }));
  });

  test('ends one subscription of several, even of the same handler', () => {
    const handler = vi.fn();
    const end = bus.subscribe(added, handler);
    bus.subscribe(added, handler);
    end();
    end();
    bus.publish(added, { name: 'Skarn' });
    expect(handler).toHaveBeenCalledOnce();
  });

  test('lets a handler unsubscribe while being called, and still calls the next', () => {
    const next = vi.fn();
    const end = bus.subscribe(added, () => end());
    bus.subscribe(added, next);
    bus.publish(added, { name: 'Skarn' });
    bus.publish(added, { name: 'Skarn' });
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('delivers to a subscriber added during an event from the next event on', () => {
    const newcomer = vi.fn();
    const end = bus.subscribe(added, () => {
      end();
      bus.subscribe(added, newcomer);
    });
    bus.publish(added, { name: 'Skarn' });
    expect(newcomer).not.toHaveBeenCalled();
    bus.publish(added, { name: 'Skarn' });
    expect(newcomer).toHaveBeenCalledOnce();
  });

  test('isolates a handler’s error from other handlers and the publisher', () => {
    const fault = new Error('of one subscriber');
    const next = vi.fn();
    bus.subscribe(added, () => {
      throw fault;
    });
    bus.subscribe(added, next);
    expect(() => bus.publish(added, { name: 'Skarn' })).not.toThrow();
    expect(next).toHaveBeenCalledOnce();
    expect(onHandlerError).toHaveBeenCalledExactlyOnceWith(
      fault,
      expect.objectContaining({ name: 'cart.item-added', source }),
    );
  });

  test('isolates an error on a retained event from the subscriber', () => {
    bus.publish(changed, { count: 1 });
    const subscribe = () =>
      bus.subscribe(changed, () => {
        throw new Error('at once');
      });
    expect(subscribe).not.toThrow();
    expect(onHandlerError).toHaveBeenCalledOnce();
  });

  test('rejects an invalid payload without delivering or retaining it', () => {
    const handler = vi.fn();
    bus.subscribe(changed, handler);
    expect(() => bus.publish(changed, { count: 'three' as unknown as number })).toThrow(v.ValiError);
    const late = vi.fn();
    bus.subscribe(changed, late);
    expect(handler).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  test('passes on declared fields only', () => {
    const handler = vi.fn();
    bus.subscribe(added, handler);
    const tooMuch = { name: 'Skarn', email: 'mara@example.org' };
    bus.publish(added, tooMuch);
    expect(handler.mock.calls[0]?.[0].payload).toEqual({ name: 'Skarn' });
  });

  test('adds remote, release, and the page’s trace', () => {
    const handler = vi.fn();
    bus.subscribe(added, handler);
    bus.from({ remote: 'cart', release: '2.1.0' }).publish(added, { name: 'Skarn' });
    expect(handler.mock.calls[0]?.[0].source).toEqual({ remote: 'cart', release: '2.1.0', trace: 't-1' });
  });
});

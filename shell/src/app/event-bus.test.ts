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
  test('delivers to every subscriber of an event and to nobody else', () => {
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

  test('gives a late subscriber the last of a retained event, and none of another kind', () => {
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

  test('ends one subscription and leaves the others, even of the same handler', () => {
    const handler = vi.fn();
    const end = bus.subscribe(added, handler);
    bus.subscribe(added, handler);
    end();
    end();
    bus.publish(added, { name: 'Skarn' });
    expect(handler).toHaveBeenCalledOnce();
  });

  test('lets a handler end its own subscription while it is called, and the next one is still called', () => {
    const next = vi.fn();
    const end = bus.subscribe(added, () => end());
    bus.subscribe(added, next);
    bus.publish(added, { name: 'Skarn' });
    bus.publish(added, { name: 'Skarn' });
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('calls whoever subscribes while an event is delivered from the next event on', () => {
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

  test('keeps one handler’s error from the others and from the publisher', () => {
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

  test('keeps an error on a retained event from whoever subscribes', () => {
    bus.publish(changed, { count: 1 });
    const subscribe = () =>
      bus.subscribe(changed, () => {
        throw new Error('at once');
      });
    expect(subscribe).not.toThrow();
    expect(onHandlerError).toHaveBeenCalledOnce();
  });

  test('refuses a payload that is not what the event promises, delivers nothing of it and keeps nothing', () => {
    const handler = vi.fn();
    bus.subscribe(changed, handler);
    expect(() => bus.publish(changed, { count: 'three' as unknown as number })).toThrow(v.ValiError);
    const late = vi.fn();
    bus.subscribe(changed, late);
    expect(handler).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  test('hands on no more than the event promises', () => {
    const handler = vi.fn();
    bus.subscribe(added, handler);
    const tooMuch = { name: 'Skarn', email: 'mara@example.org' };
    bus.publish(added, tooMuch);
    expect(handler.mock.calls[0]?.[0].payload).toEqual({ name: 'Skarn' });
  });

  test('says which remote and release an event comes from, in the trace of the page', () => {
    const handler = vi.fn();
    bus.subscribe(added, handler);
    bus.from({ remote: 'cart', release: '2.1.0' }).publish(added, { name: 'Skarn' });
    expect(handler.mock.calls[0]?.[0].source).toEqual({ remote: 'cart', release: '2.1.0', trace: 't-1' });
  });
});

import { describe, expect, it } from 'vitest';
import { createRecorder, maxKept } from './recorder.ts';

const whose = { at: 1, remote: 'cart', release: '0.1.0-a', owner: 'team-cart', trace: 'f'.repeat(32) };
const envelope = (name: string, payload: unknown = {}) => ({
  name,
  payload,
  at: 2,
  source: { remote: 'cart', release: '0.1.0-a', trace: whose.trace },
});

describe('what a page of a development shell remembers [PLT-08]', () => {
  it('knows load times, stand-ins, errors and events, newest first', () => {
    const recorder = createRecorder();
    recorder.onRecord({ ...whose, event: 'remote-loaded', duration: 41 });
    recorder.onRecord({ ...whose, event: 'exception', phase: 'render', message: 'ask ada@example.com', stack: '' });
    recorder.onRecord({ ...whose, event: 'exception', phase: 'load', message: 'gone', stack: '' });
    recorder.onRecord({ ...whose, event: 'long-task', duration: 300 });
    recorder.onStandIn('cart');
    recorder.onStandIn('cart');
    recorder.onEvent(envelope('cart.changed', { totalItems: 2 }));
    const { loads, standIns, errors, events } = recorder.current();
    expect(loads).toEqual({ cart: 41 });
    expect(standIns).toEqual(['cart']);
    expect(errors.map(({ message, phase }) => [message, phase])).toEqual([
      ['gone', 'load'],
      ['ask (email)', 'render'],
    ]);
    expect(events).toMatchObject([{ name: 'cart.changed', remote: 'cart', payload: { totalItems: 2 }, at: 2 }]);
  });

  it('keeps the newest of many', () => {
    const recorder = createRecorder();
    for (let count = 1; count <= maxKept + 5; count += 1) recorder.onEvent(envelope(`event.${count}`));
    const { events } = recorder.current();
    expect(events).toHaveLength(maxKept);
    expect(events[0]?.name).toBe(`event.${maxKept + 5}`);
  });

  it('keeps what is told to tracking apart, with what is wrong in it, until it is cleared [EXP-05]', () => {
    const recorder = createRecorder();
    recorder.onTracked({ event: 'login' });
    recorder.onTracked({ event: 'search', searchTerm: '', results: 1 });
    const { tracked } = recorder.current();
    expect(tracked).toMatchObject([
      { event: 'search', data: { searchTerm: '', results: 1 }, faults: [expect.stringContaining('searchTerm')] },
      { event: 'login', data: {}, faults: [] },
    ]);
    recorder.clearTracked();
    expect(recorder.current().tracked).toEqual([]);
  });

  it('tells its listeners until they stop listening', () => {
    const recorder = createRecorder();
    let recorded = 0;
    const stop = recorder.subscribe(() => {
      recorded += 1;
    });
    recorder.onEvent(envelope('cart.changed'));
    stop();
    recorder.onEvent(envelope('cart.changed'));
    expect(recorded).toBe(1);
  });
});

import type { Envelope, EventBus, EventDefinition } from 'shared-contracts/events';
import { parse } from 'valibot';

export interface FakeBus extends EventBus {
  /** Every event so far, oldest first. */
  published(): readonly Envelope<unknown>[];
}

interface Subscription {
  readonly name: string;
  readonly deliver: (envelope: Envelope<never>) => void;
}

/** An event bus for tests: checks payloads, delivers at once, and lets a handler's error reach the test. */
export function fakeBus(): FakeBus {
  const envelopes: Envelope<unknown>[] = [];
  const subscriptions = new Set<Subscription>();
  const busOf = (remote: string, release: string): FakeBus => ({
    publish({ name, schema }, payload) {
      const source = { remote, release, trace: 'test' };
      const envelope: Envelope<unknown> = { name, payload: parse(schema, payload), at: Date.now(), source };
      envelopes.push(envelope);
      for (const subscription of [...subscriptions])
        if (subscription.name === name) subscription.deliver(envelope as Envelope<never>);
    },
    subscribe<Payload>(event: EventDefinition<Payload>, handler: (envelope: Envelope<Payload>) => void) {
      const subscription: Subscription = { name: event.name, deliver: handler };
      subscriptions.add(subscription);
      const last = event.retained ? envelopes.findLast(({ name }) => name === event.name) : undefined;
      if (last) handler(last as Envelope<Payload>);
      return () => void subscriptions.delete(subscription);
    },
    from: (source) => busOf(source.remote, source.release),
    published: () => envelopes,
  });
  return busOf('shell', '1');
}

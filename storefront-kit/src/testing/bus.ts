import type { Envelope, EventBus, EventDefinition } from 'shared-contracts/events';
import { recordTracked } from 'shared-contracts/events/tracking';
import { faultsOf } from 'shared-contracts/tracking/records';
import { parse } from 'valibot';

export interface FakeBus extends EventBus {
  /** Every event so far, oldest first. */
  published(): readonly Envelope<unknown>[];
}

interface Subscription {
  readonly name: string;
  readonly deliver: (envelope: Envelope<never>) => void;
}

/** What the page's own code leaves to the taker: a record that is not as agreed fails the test. */
function assertTracked(record: unknown): void {
  const faults = faultsOf(record);
  if (faults.length > 0) throw new Error(`A tracking record is not as agreed: ${faults.join('; ')}`);
}

/** An event bus for tests: checks payloads, delivers at once, and lets a handler's error reach the test. */
export function fakeBus(): FakeBus {
  const envelopes: Envelope<unknown>[] = [];
  const subscriptions = new Set<Subscription>();
  const busOf = (remote: string, release: string): FakeBus => ({
    publish({ name, schema }, payload) {
      const source = { remote, release, trace: 'test' };
      if (name === recordTracked.name) assertTracked(payload);
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

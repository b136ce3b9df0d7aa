import type { Envelope, EventBus, EventSource } from 'shared-contracts/events';
import * as v from 'valibot';

interface BusOptions {
  readonly source: EventSource;
  /** Receives errors thrown by handlers, so that one never affects another or the publisher. */
  readonly onHandlerError: (error: unknown, envelope: Envelope<unknown>) => void;
  /** Receives every event, for developer tools. */
  readonly onPublish?: ((envelope: Envelope<unknown>) => void) | undefined;
}

type Handler = (envelope: Envelope<never>) => void;

export function createEventBus(options: BusOptions): EventBus {
  const handlers = new Map<string, Set<Handler>>();
  const retained = new Map<string, Envelope<unknown>>();

  function deliver(handler: Handler, envelope: Envelope<unknown>): void {
    try {
      handler(envelope as Envelope<never>);
    } catch (error) {
      options.onHandlerError(error, envelope);
    }
  }

  function busOf(source: EventSource): EventBus {
    return {
      publish(event, payload) {
        const envelope: Envelope<unknown> = {
          name: event.name,
          payload: v.parse(event.schema, payload),
          at: Date.now(),
          source,
        };
        options.onPublish?.(envelope);
        if (event.retained) retained.set(event.name, envelope);
        // A copy: a handler may end its own subscription while being called.
        for (const handler of [...(handlers.get(event.name) ?? [])]) deliver(handler, envelope);
      },
      subscribe(event, handler) {
        const known = handlers.get(event.name) ?? new Set<Handler>();
        handlers.set(event.name, known);
        const own: Handler = (envelope) => handler(envelope);
        known.add(own);
        const last = retained.get(event.name);
        if (last) deliver(own, last);
        return () => {
          known.delete(own);
        };
      },
      from: (remote) => busOf({ ...remote, trace: source.trace }),
    };
  }

  return busOf(options.source);
}

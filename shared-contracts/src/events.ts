import * as v from 'valibot';

/** A kind of event with the schema of its payload. `retained` events are kept so that late subscribers get the last one. */
export interface EventDefinition<Payload> {
  readonly name: string;
  readonly schema: v.GenericSchema<Payload, Payload>;
  readonly retained: boolean;
}

/** What a subscriber receives beside the payload: where the event came from. */
export interface Envelope<Payload> {
  readonly name: string;
  readonly payload: Payload;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly source: EventSource;
}

export interface EventSource {
  /** Remote or `shell`. */
  readonly remote: string;
  readonly release: string;
  readonly trace: string;
}

export interface EventBus {
  /** Delivers to every subscriber; throws a ValiError when the payload is not what the event promises. */
  publish<Payload>(event: EventDefinition<Payload>, payload: Payload): void;
  /** Returns a function that ends the subscription. A retained event is delivered at once when there is one. */
  subscribe<Payload>(event: EventDefinition<Payload>, handler: (envelope: Envelope<Payload>) => void): () => void;
  /** The bus as a remote sees it: what it publishes carries its name and release. */
  from(source: Omit<EventSource, 'trace'>): EventBus;
}

export function defineEvent<Payload>(
  name: string,
  schema: v.GenericSchema<Payload, Payload>,
  options: { readonly retained?: boolean } = {},
): EventDefinition<Payload> {
  return { name, schema, retained: options.retained ?? false };
}

interface BusOptions {
  readonly source: EventSource;
  /** Told of a handler that threw, so that one subscriber's fault never reaches another or the publisher. */
  readonly onHandlerError: (error: unknown, envelope: Envelope<unknown>) => void;
  /** Told of every event, whatever its kind: for tools that show what goes on. */
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

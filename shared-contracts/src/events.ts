import type * as v from 'valibot';

/** An event with the schema of its payload. `retained` events are kept so that late subscribers get the last one. */
export interface EventDefinition<Payload> {
  readonly name: string;
  readonly schema: v.GenericSchema<Payload, Payload>;
  readonly retained: boolean;
}

/** The event's origin, passed to subscribers with the payload. */
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
  /** Delivers to every subscriber; throws a ValiError when the payload does not match the event's schema. */
  publish<Payload>(event: EventDefinition<Payload>, payload: Payload): void;
  /** Returns a function that ends the subscription. A retained event is delivered immediately. */
  subscribe<Payload>(event: EventDefinition<Payload>, handler: (envelope: Envelope<Payload>) => void): () => void;
  /** The bus as a remote sees it: its events carry its name and release. */
  from(source: Omit<EventSource, 'trace'>): EventBus;
}

export function defineEvent<Payload>(
  name: string,
  schema: v.GenericSchema<Payload, Payload>,
  options: { readonly retained?: boolean } = {},
): EventDefinition<Payload> {
  return { name, schema, retained: options.retained ?? false };
}

import type * as v from 'valibot';

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

import { pageBatches } from 'shared-contracts/event-batches';
import { experimentsPath } from '../../app/experiment-routes.ts';

interface LogEvent {
  readonly params: unknown;
}
interface Dispatcher {
  dispatchEvent(event: LogEvent): Promise<{ readonly statusCode?: number }>;
}

const address = `${experimentsPath}/events`;
/** Milliseconds until the shell has to have taken a batch. */
const timeout = 10_000;

/** Sends batches to the shell, which passes them on; nothing once the visitor has withdrawn consent. */
export function createDispatchers(maySend: () => boolean): {
  readonly dispatcher: Dispatcher;
  readonly closingDispatcher: Dispatcher;
} {
  return {
    dispatcher: {
      async dispatchEvent({ params }) {
        if (!maySend()) return {};
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(params),
          signal: AbortSignal.timeout(timeout),
        });
        return { statusCode: response.status };
      },
    },
    /** For a page that is left, or no longer seen. */
    closingDispatcher: {
      async dispatchEvent({ params }) {
        if (!maySend()) return {};
        const body = JSON.stringify(params);
        if (navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))) return {};
        const response = await fetch(`${address}?${new URLSearchParams({ params: body })}`, {
          keepalive: true,
          signal: AbortSignal.timeout(timeout),
        });
        return { statusCode: response.status };
      },
    },
  };
}

/** Keeps events until the shell has taken them. In memory: the SDK's own store would use local storage. */
export function createEventStore() {
  const events = new Map<string, string>();
  return {
    operation: 'sync' as const,
    set(key: string, event: string): void {
      const [oldest] = events.keys();
      if (events.size >= pageBatches.queue && oldest !== undefined) events.delete(oldest);
      events.set(key, event);
    },
    get: (key: string) => events.get(key),
    remove: (key: string): void => void events.delete(key),
    getKeys: () => [...events.keys()],
  };
}

import { healthPaths } from 'shared-contracts/health-paths';

/** Milliseconds between two attempts to reach the shop while offline, and until one times out. */
const pace = 3000;
const deadline = 3000;

interface Options {
  readonly onChange: (isOnline: boolean) => void;
  /** Resolves when the shop answers anything at all. */
  readonly reach?: () => Promise<unknown>;
  readonly page?: Pick<Window, 'addEventListener'>;
  readonly isConnected?: () => boolean;
}

/**
 * Finds out whether the page can reach the shop. Browsers know only whether there is a network, so a request that failed is a
 * reason to ask the shop itself.
 */
export function watchConnection({
  onChange,
  reach = reachShop,
  page = window,
  isConnected = () => navigator.onLine,
}: Options) {
  let isOnline = true;
  let isAsking = false;

  function set(next: boolean): void {
    if (next === isOnline) return;
    isOnline = next;
    onChange(next);
  }

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const isReached =
      isConnected() &&
      (await reach().then(
        () => true,
        () => false,
      ));
    isAsking = false;
    set(isReached);
    if (!isReached) setTimeout(ask, pace);
  }

  page.addEventListener('offline', () => void ask());
  page.addEventListener('online', () => void ask());
  if (!isConnected()) void ask();

  return {
    /** Requests, of which those that no server answered make the shop be asked. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      try {
        return await fetch(input, init);
      } catch (error) {
        // An aborted request is not a TypeError.
        if (error instanceof TypeError) void ask();
        throw error;
      }
    },
  };
}

const reachShop = () =>
  fetch(healthPaths.live, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(deadline) });

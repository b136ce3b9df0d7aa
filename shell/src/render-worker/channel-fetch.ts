import * as v from 'valibot';
import { location, type ToWorker, type WorkerMessage } from '../render-channel/messages.ts';

type Answer = Extract<ToWorker, { readonly type: 'answer' | 'no-answer' }>;

/** Calls of one page after which waiting for another one is no excuse: a loader that goes on calling hangs. */
const maxCalls = 60;

interface Waiting {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Calls to the services as a worker makes them: the shell's server sends each one, with its own time limits and the
 * credentials of the request.
 */
export function createChannelCalls(send: (message: WorkerMessage, body?: Uint8Array) => void) {
  const waiting = new Map<number, Waiting>();
  let made = 0;

  return {
    /** A `fetch` for one page; `isCalling` says whether one of its calls is under way. */
    ofPage(id: number, origin: string) {
      let open = 0;
      let count = 0;
      const channelFetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
        count += 1;
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url, origin);
        const path = v.parse(location, pathname + search);
        const body = new Uint8Array(await request.arrayBuffer());
        request.signal.throwIfAborted();
        made += 1;
        const call = made;
        const { promise, resolve, reject } = Promise.withResolvers<Response>();
        waiting.set(call, { resolve, reject });
        const abort = () => reject(request.signal.reason);
        request.signal.addEventListener('abort', abort);
        const method = request.method as 'GET';
        const headers = Object.fromEntries(request.headers);
        open += 1;
        try {
          send({ type: 'call', id, call, method, path, headers }, body);
          return await promise;
        } finally {
          open -= 1;
          waiting.delete(call);
          request.signal.removeEventListener('abort', abort);
        }
      };
      return { fetch: channelFetch, isCalling: () => open > 0 && count <= maxCalls };
    },
    /** Settles a call with what the server got; one that nobody waits for any more is ignored. */
    settle(answer: Answer, body: Buffer): void {
      const { resolve, reject } = waiting.get(answer.call) ?? {};
      if (answer.type === 'no-answer') {
        reject?.(new TypeError(answer.message));
        return;
      }
      const hasBody = answer.status !== 204 && answer.status !== 304;
      const headers = { 'content-type': answer.contentType };
      resolve?.(new Response(hasBody ? new Uint8Array(body) : null, { status: answer.status, headers }));
    },
  };
}

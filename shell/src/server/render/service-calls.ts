import type { FromWorker, ToWorker } from '../../render-channel/messages.ts';
import { proxiedPrefixes } from '../service-origins.ts';

export type ServiceCall = Extract<FromWorker, { readonly type: 'call' }>;
export type ServiceAnswer = Extract<ToWorker, { readonly type: 'answer' | 'no-answer' }>;

/** Sends a page's call to the services; never rejects. */
export type CallServices = (
  call: ServiceCall,
  body: Buffer,
  signal: AbortSignal,
) => Promise<readonly [ServiceAnswer, Buffer]>;

/** Milliseconds that a page waits for one call. */
const deadline = 4000;
/** Bytes of the largest answer that a page may be made of. */
const mostBytes = 8 * 1024 * 1024;
/** Headers that belong to the connection, and those that only this server may set. */
const notForwarded = /^(host|connection|content-length|transfer-encoding|upgrade|cookie|authorization|x-forwarded-.*)$/;

const none = Buffer.alloc(0);

/** Calls to the services on behalf of a worker, which cannot reach anything itself. */
export function createServiceCalls(serviceOrigin: (path: string) => string): CallServices {
  return async ({ call, method, path, headers }, body, signal) => {
    const refused = (message: string) => [{ type: 'no-answer', call, message }, none] as const;
    const origin = serviceOrigin(path);
    const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
    const prefix = url?.pathname.split('/')[1] ?? '';
    if (!url || url.origin !== new URL(origin).origin || !proxiedPrefixes.includes(prefix))
      return refused(`${path} is not an address of the services`);
    try {
      const response = await fetch(url, {
        method,
        headers: Object.entries(headers).filter(([name]) => !notForwarded.test(name.toLowerCase())),
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
      });
      const content = Buffer.from(await response.arrayBuffer());
      if (content.length > mostBytes) return refused(`${path} answered with ${content.length} bytes`);
      const contentType = response.headers.get('content-type') ?? 'application/json';
      return [{ type: 'answer', call, status: response.status, contentType }, content];
    } catch (error) {
      return refused(error instanceof Error ? error.message : 'The services cannot be reached');
    }
  };
}

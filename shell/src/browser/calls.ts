import type { AnyCall } from 'shared-contracts/call';
import type { CallClientOptions, Calls } from 'shared-contracts/client';
import { onDemand } from './on-demand.ts';

/** Calls that make a token or show nothing personal. */
const publicPaths = /^\/(token|products|stores|fapi|\{mode\}|consumers-v3\/utilities)\//;

export const isPublic = (call: AnyCall): boolean => publicPaths.test(call.path);

/** Calls whose client is fetched with the first call: a page that was rendered on the server needs none to be read. */
export function lazyCalls(options: CallClientOptions): Calls {
  const client = onDemand(() => import('shared-contracts/client').then(({ createCalls }) => createCalls(options)));
  return async (call, input, settings) => (await client())(call, input, settings);
}

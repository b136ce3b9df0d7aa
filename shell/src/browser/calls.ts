import type { AnyCall } from 'shared-contracts/call';
import type { CallClientOptions, Calls } from 'shared-contracts/client';

/** Calls that make a token or show nothing personal. */
const publicPaths = /^\/(token|products|stores|fapi|\{mode\}|consumers-v3\/utilities)\//;

export const isPublic = (call: AnyCall): boolean => publicPaths.test(call.path);

/** Calls whose client is fetched with the first call: a page that was rendered on the server needs none to be read. */
export function lazyCalls(options: CallClientOptions): Calls {
  let client: Promise<Calls> | undefined;
  return async (call, input, settings) => {
    client ??= import('shared-contracts/client').then(({ createCalls }) => createCalls(options));
    // A client that could not be fetched is fetched anew by the next call.
    const calls = await client.catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return calls(call, input, settings);
  };
}

import { isProductError } from 'shared-contracts/errors/product-error';
import type { ScreenModule } from 'shared-contracts/routing';
import * as v from 'valibot';
import { location } from '../render-channel/messages.ts';

/** Milliseconds that a remote may take over one step without waiting for any call to the services: at a time, and in all. */
const idleLimit = 1000;
const totalLimit = 2000;
const pace = 50;

/** Where in a page the code of a remote runs. */
export type Phase = 'load' | 'loader' | 'head' | 'render';

/** A fault of a remote's own code, which has been reported. Anything the services answered is not one. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
}

export interface GuardOptions {
  readonly remote: string;
  /** Whether a call to the services is under way: waiting for one is not the remote's fault. */
  readonly isCalling: () => boolean;
  readonly report: (fault: { readonly remote: string; readonly phase: Phase; readonly error: unknown }) => void;
}

/** Surrounds everything that a remote runs on a page: reports what it throws, and ends what never finishes. */
export interface Guard {
  run<Value>(phase: Phase, work: () => Value | Promise<Value>): Promise<Value>;
  /** The screen with its loader and head inside the guard. */
  screen(module: ScreenModule): ScreenModule;
}

const isRedirect = (error: unknown): boolean =>
  error instanceof Response && v.is(location, error.headers.get('location') ?? '/');

export function createGuard({ remote, isCalling, report }: GuardOptions): Guard {
  async function run<Value>(phase: Phase, work: () => Value | Promise<Value>): Promise<Value> {
    const stuck = whenStuck(isCalling, phase);
    try {
      return await Promise.race([work(), stuck.promise]);
    } catch (error) {
      // What a loader throws on purpose: an answer of the services, or a redirect.
      if (isProductError(error) || isRedirect(error)) throw error;
      report({ remote, phase, error });
      throw new RemoteFault(`${remote} failed at ${phase}`, { cause: error });
    } finally {
      stuck.stop();
    }
  }
  return {
    run,
    screen(module) {
      const { loader } = module;
      return { ...module, ...(loader ? { loader: (context) => run('loader', () => loader(context)) } : {}) };
    },
  };
}

/** Rejects when too much time has passed without a call to the services. */
export function whenStuck(isCalling: () => boolean, what: string) {
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may wait for it any more when it rejects.
  promise.catch(() => undefined);
  let idle = 0;
  let total = 0;
  const timer = setInterval(() => {
    if (isCalling()) {
      idle = 0;
      return;
    }
    idle += pace;
    total += pace;
    if (idle >= idleLimit) reject(new Error(`The ${what} did not finish within ${idleLimit} ms`));
    else if (total >= totalLimit)
      reject(new Error(`The ${what} did not finish within ${totalLimit} ms beside its calls`));
  }, pace);
  return { promise, stop: () => clearInterval(timer) };
}

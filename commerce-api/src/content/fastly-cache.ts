import type { KyInstance } from 'ky';
import { outside } from '../base/outside.ts';
import { type EdgeCache, EdgeCacheUnavailableError } from './edge-cache.ts';

/** How the cache of the edge is reached. */
export interface EdgeCacheSettings {
  /** Of the service, such as `https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY`; without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** A cache that is purged as Fastly's are: by the keys of a service. */
export class FastlyCache implements EdgeCache {
  readonly #client: KyInstance;

  /** @param timeout milliseconds */
  constructor({ url, token, timeout }: EdgeCacheSettings & { readonly timeout: number }) {
    this.#client = outside.extend({ prefix: url, headers: { 'fastly-key': token }, timeout });
  }

  async purge(keys: readonly string[]): Promise<void> {
    try {
      await this.#client.post('purge', { json: { surrogate_keys: keys } });
    } catch (error) {
      throw new EdgeCacheUnavailableError('The cache of the edge was not purged', { cause: error });
    }
  }
}

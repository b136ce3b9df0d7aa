/** The cache at the edge could not be reached, or refused; ask again. */
export class EdgeCacheUnavailableError extends Error {
  override readonly name = 'EdgeCacheUnavailableError';
}

/** A cache between the shop and its visitors, which keeps answers and pages under the keys of their `surrogate-key`. */
export interface EdgeCache {
  /**
   * Forgets what has any of the keys. Can be repeated.
   * @throws {EdgeCacheUnavailableError}
   */
  purge(keys: readonly string[]): Promise<void>;
}

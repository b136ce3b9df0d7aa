/** What a running shell says of the releases that it makes pages with: `<remote> <version>`, among other things. */
export const servedReleases = async (origin: string): Promise<string> =>
  (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) })).text();

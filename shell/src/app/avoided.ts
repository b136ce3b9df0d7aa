/** Cookie that names the versions which failed in this browser: its next pages are made with the versions before. */
const name = 'tarnfell.avoid';

/** Seconds after which a version that failed is tried again. */
const lifetime = 600;

/** One version of one remote, as the cookie writes it. */
export const versionId = (remote: string, version: string) => `${remote}@${version}`;

/** The versions that a cookie header names. */
export function avoidedIn(cookies: string | undefined): ReadonlySet<string> {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w.@|-]{1,500})(?:;|$)`).exec(cookies ?? '')?.[1];
  return new Set(value?.split('|') ?? []);
}

/** Notes that a version failed here; false when that was known, so that nobody reloads in a circle. */
export function avoid(remote: string, version: string): boolean {
  const known = avoidedIn(document.cookie);
  const id = versionId(remote, version);
  if (known.has(id)) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the server has to see it with the next page
  document.cookie = `${name}=${[...known, id].slice(-8).join('|')}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
  // A browser that keeps no cookies would reload for ever.
  return avoidedIn(document.cookie).has(id);
}

/** The cookie that names versions that failed in this browser: its next pages use the previous ones. */
export const avoidCookie = 'tarnfell.avoid';

/** A version of a remote, as in the cookie. */
export const versionId = (remote: string, version: string) => `${remote}@${version}`;

/** The versions named in a cookie header. */
export function avoidedIn(cookies: string | undefined): ReadonlySet<string> {
  const value = new RegExp(`(?:^|;\\s*)${avoidCookie}=([\\w.@|-]{1,500})(?:;|$)`).exec(cookies ?? '')?.[1];
  return new Set(value?.split('|') ?? []);
}

/** The version of a remote served from sources. */
export const developmentVersion = 'development';

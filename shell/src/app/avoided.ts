/** Cookie that names the versions which failed in this browser: its next pages are made with the versions before. */
export const avoidCookie = 'tarnfell.avoid';

/** One version of one remote, as the cookie writes it. */
export const versionId = (remote: string, version: string) => `${remote}@${version}`;

/** The versions that a cookie header names. */
export function avoidedIn(cookies: string | undefined): ReadonlySet<string> {
  const value = new RegExp(`(?:^|;\\s*)${avoidCookie}=([\\w.@|-]{1,500})(?:;|$)`).exec(cookies ?? '')?.[1];
  return new Set(value?.split('|') ?? []);
}

/** The version of what is served from its sources. */
export const developmentVersion = 'development';

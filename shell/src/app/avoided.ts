/** A version of a remote, as in the cookie that names versions that failed: the browser's next pages use the previous ones. */
export const versionId = (remote: string, version: string) => `${remote}@${version}`;

/** The versions that the cookie names. */
export const avoidedIn = (cookie: string | undefined): ReadonlySet<string> =>
  new Set(cookie && /^[\w.@|-]{1,500}$/.test(cookie) ? cookie.split('|') : []);

/** The version of a remote served from sources. */
export const developmentVersion = 'development';

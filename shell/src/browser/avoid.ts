import { cookieName, keepsSecureCookies, readCookie } from 'shared-contracts/cookies';
import { avoidedIn, developmentVersion, versionId } from '../app/avoided.ts';

/** Milliseconds until a failed version is tried again. */
const lifetime = 600_000;

/**
 * Records a failed version for the server to see with the next page. False when nothing changes: it was recorded
 * before, or cookies are disabled.
 */
export async function avoid(remote: string, version: string): Promise<boolean> {
  // Its developer wants to see the error, and see it disappear.
  if (version === developmentVersion) return false;
  const isSecure = keepsSecureCookies(location);
  const read = () => avoidedIn(readCookie(document.cookie, 'avoid', isSecure));
  const known = read();
  const id = versionId(remote, version);
  if (known.has(id) || !('cookieStore' in globalThis)) return false;
  const value = [...known, id].slice(-8).join('|');
  await cookieStore.set({
    name: cookieName('avoid', isSecure),
    value,
    path: '/',
    expires: Date.now() + lifetime,
    sameSite: 'lax',
  });
  return read().has(id);
}

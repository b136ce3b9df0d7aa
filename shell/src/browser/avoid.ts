import { avoidCookie, avoidedIn, developmentVersion, versionId } from '../app/avoided.ts';

/** Milliseconds until a failed version is tried again. */
const lifetime = 600_000;

/**
 * Records a failed version for the server to see with the next page. False when nothing changes: it was recorded
 * before, or cookies are disabled.
 */
export async function avoid(remote: string, version: string): Promise<boolean> {
  // Its developer wants to see the error, and see it disappear.
  if (version === developmentVersion) return false;
  const known = avoidedIn(document.cookie);
  const id = versionId(remote, version);
  if (known.has(id) || !('cookieStore' in globalThis)) return false;
  const value = [...known, id].slice(-8).join('|');
  await cookieStore.set({ name: avoidCookie, value, path: '/', expires: Date.now() + lifetime, sameSite: 'lax' });
  return avoidedIn(document.cookie).has(id);
}

import { avoidCookie, avoidedIn, developmentVersion, versionId } from '../app/avoided.ts';

/** Milliseconds after which a version that failed is tried again. */
const lifetime = 600_000;

/**
 * Notes that a version failed here, for the server to see with the next page. False when nothing is different there: it
 * was noted before, or this browser keeps no cookies.
 */
export async function avoid(remote: string, version: string): Promise<boolean> {
  // Whoever is writing it wants to see the fault, and to see it go.
  if (version === developmentVersion) return false;
  const known = avoidedIn(document.cookie);
  const id = versionId(remote, version);
  if (known.has(id) || !('cookieStore' in globalThis)) return false;
  const value = [...known, id].slice(-8).join('|');
  await cookieStore.set({ name: avoidCookie, value, path: '/', expires: Date.now() + lifetime, sameSite: 'lax' });
  return avoidedIn(document.cookie).has(id);
}

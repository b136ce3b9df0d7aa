/**
 * The cookies of the shop: its sessions, the visitor of a canary, the versions that failed in this browser, the visitor's choice of what
 * else is stored, and the visitor of experiments.
 */
export const cookieNames = ['session', 'staff', 'visitor', 'avoid', 'consent', 'experiments'] as const;
export type CookieName = (typeof cookieNames)[number];

/** Where a page or a request is from, as a location and a request name it. */
interface Origin {
  /** With or without a colon at the end. */
  readonly protocol: string;
  readonly hostname: string;
}

const isLocal = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether browsers keep a secure cookie: from https, and from this machine. */
export const keepsSecureCookies = ({ protocol, hostname }: Origin): boolean =>
  protocol.startsWith('https') || isLocal(hostname);

/** With the prefix, browsers accept a cookie only with Secure, without a domain, for all paths, and from the host itself. */
export const cookieName = (name: CookieName, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}shop.${name}`;

export function readCookie(cookies: string | undefined, name: CookieName, isSecure: boolean): string | undefined {
  const prefix = `${cookieName(name, isSecure)}=`;
  return cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

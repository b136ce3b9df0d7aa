import type { FastifyRequest } from 'fastify';

const plainName = 'tarnfell.session';
/** Browsers accept this name only with Secure, without a domain and for all paths, from the host itself. */
const hostName = `__Host-${plainName}`;
const isLocal = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether browsers keep a secure cookie: from https, and from this machine. */
export const keepsSecureCookies = ({ protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https' || isLocal(hostname);

export function readSessionCookie(cookies: string | undefined, isSecure: boolean): string | undefined {
  const prefix = `${isSecure ? hostName : plainName}=`;
  return cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

/** A `set-cookie` header that keeps a sealed session for some seconds, or with 0 removes it. */
export const sessionCookie = (sealed: string, seconds: number, isSecure: boolean): string =>
  `${isSecure ? hostName : plainName}=${sealed}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

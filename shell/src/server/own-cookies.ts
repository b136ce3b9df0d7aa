import type { FastifyRequest } from 'fastify';
import { type CookieName, cookieName, keepsSecureCookies, readCookie } from 'shared-contracts/cookies';

/** What is read of a request. */
export type Asked = Pick<FastifyRequest, 'protocol' | 'hostname' | 'headers'>;

/** The shop's cookies of one request and its answer. */
export interface RequestCookies {
  read(name: CookieName): string | undefined;
  /**
   * Returns a `set-cookie` header, of a cookie that no script can read unless it says so.
   * @param seconds how long it is kept; 0 removes it, and without it the cookie ends with the browser's session
   */
  header(name: CookieName, value: string, seconds?: number, options?: { readonly isReadable: boolean }): string;
}

export type OwnCookies = (request: Asked) => RequestCookies;

/** @param isHttps whether the shop is served over https, so that no cookie is kept or sent without */
export const ownCookies =
  ({ isHttps }: { readonly isHttps: boolean }): OwnCookies =>
  (request) => {
    // Read at once: a request that was passed on has no protocol any more.
    const isSecure = isHttps || keepsSecureCookies(request);
    const { cookie } = request.headers;
    return {
      read: (name) => readCookie(cookie, name, isSecure),
      header(name, value, seconds, { isReadable } = { isReadable: false }) {
        const attributes = [
          'Path=/',
          ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
          ...(isReadable ? [] : ['HttpOnly']),
          'SameSite=Lax',
          ...(isSecure ? ['Secure'] : []),
        ];
        return [`${cookieName(name, isSecure)}=${value}`, ...attributes].join('; ');
      },
    };
  };

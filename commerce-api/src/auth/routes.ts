import { getToken } from 'shared-contracts/calls/auth';
import { findOpenCart } from '../cart/queries.ts';
import type { Db } from '../database/database.ts';
import { CallError } from '../server/call-error.ts';
import { type Route, route } from '../server/route.ts';
import { type AccessTokens, accessTokenSeconds } from './access-token.ts';
import { resumeSession, sessionDays, startGuest } from './sessions.ts';

/** Holds the refresh token; scripts of the page cannot read it, and it travels to the token call only. */
export const refreshCookie = 'tfl_rt';

export interface AuthParts {
  readonly db: Db;
  readonly tokens: AccessTokens;
  /** True where the shop is served over https. */
  readonly secureCookies: boolean;
}

/** Tokens: who the caller is from here on. */
export function authRoutes({ db, tokens, secureCookies }: AuthParts): Route[] {
  return [
    route('anyone', getToken, async ({ body }, { request, reply }) => {
      // Signing in comes with accounts; until then nobody holds a code that could be valid.
      if (body.type === 'Registered') throw new CallError('AUT404');
      const held = request.cookies[refreshCookie];
      const session = (held ? await resumeSession(db, held) : undefined) ?? (await startGuest(db));
      if (session.refreshToken) {
        reply.setCookie(refreshCookie, session.refreshToken, {
          httpOnly: true,
          sameSite: 'lax',
          secure: secureCookies,
          path: '/token',
          maxAge: sessionDays * 86_400,
        });
      }
      const basketId = await findOpenCart(db, session.subject.id);
      return {
        accessToken: await tokens.sign(session.subject),
        expiresIn: accessTokenSeconds,
        consumerNo: session.subject.id,
        consumerType: session.subject.kind,
        ...(basketId ? { basketId } : {}),
      };
    }),
  ];
}

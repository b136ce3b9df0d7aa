import type { AccessTokens } from '../auth/access-token.ts';
import type { BotCheck } from '../auth/bot-check.ts';
import type { IdentityProvider } from '../auth/identity-provider.ts';
import type { LinkTokens } from '../auth/mailed-links.ts';
import type { Db } from '../database/database.ts';

/** What the calls about signing in are made of. */
export interface SignInDependencies {
  readonly db: Db;
  readonly tokens: AccessTokens;
  readonly links: LinkTokens;
  readonly botCheck: BotCheck;
  /** With whom one can sign in beside email and password. */
  readonly identityProviders: readonly IdentityProvider[];
  /** True where the shop is served over https. */
  readonly secureCookies: boolean;
  readonly now: () => Date;
}

import type { AccessTokens } from '../auth/access-token.ts';
import type { BotCheck } from '../auth/bot-check.ts';
import type { IdentityProvider } from '../auth/identity-provider.ts';
import type { LinkTokens } from '../auth/mailed-links.ts';
import type { Db } from '../database/database.ts';

/** Dependencies of the sign-in calls. */
export interface SignInDependencies {
  readonly db: Db;
  readonly tokens: AccessTokens;
  readonly links: LinkTokens;
  readonly botCheck: BotCheck;
  /** Providers for signing in without a password. */
  readonly identityProviders: readonly IdentityProvider[];
  /** True when the shop is served over https. */
  readonly secureCookies: boolean;
  readonly now: () => Date;
}

import type { AccessTokens } from '../auth/access-token.ts';
import type { BotCheck } from '../auth/bot-check.ts';
import type { LinkTokens } from '../auth/mailed-links.ts';
import type { Db } from '../database/database.ts';

/** Dependencies of the account calls. */
export interface ConsumerDependencies {
  readonly db: Db;
  readonly tokens: AccessTokens;
  readonly links: LinkTokens;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
}

import type { BotCheck } from '../auth/bot-check.ts';
import type { SigningKeys } from '../auth/keys.ts';
import type { LinkTokens } from '../auth/mailed-links.ts';
import type { Db } from '../database/database.ts';

/** Dependencies of the account calls. */
export interface ConsumerDependencies {
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly links: LinkTokens;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  /** Whether the shop sends text messages. */
  readonly sendsTexts: boolean;
}

import type { BotCheck } from '../auth/bot-check.ts';
import type { IdentityProvider } from '../auth/identity-provider.ts';
import type { SigningKeys } from '../auth/keys.ts';
import type { LinkTokens } from '../auth/mailed-links.ts';
import type { RelyingParty } from '../auth/passkeys.ts';
import type { SessionLife } from '../auth/session-life.ts';
import type { StaffRule } from '../auth/staff.ts';
import type { Db } from '../database/database.ts';

/** Dependencies of the sign-in calls. */
export interface SignInDependencies {
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly links: LinkTokens;
  readonly botCheck: BotCheck;
  /** Providers for signing in without a password. */
  readonly identityProviders: readonly IdentityProvider[];
  /** The shop, as passkeys know it. */
  readonly relyingParty: RelyingParty;
  readonly sessionLife: SessionLife;
  readonly staff: StaffRule;
  readonly now: () => Date;
  /** The shop's name, for authenticator apps. */
  readonly brand: string;
  /** Called when there is email to send. */
  readonly onMail: () => void;
}

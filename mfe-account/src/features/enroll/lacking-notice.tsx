import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { enrollMessages } from '../../messages/enroll-messages.ts';
import { lackingIn } from './steps.ts';

/** Leads to what is missing in an account; nothing for one that is complete. */
export function LackingNotice({ profile }: { readonly profile: ConsumerProfile }) {
  const texts = enrollMessages(useLocale());
  if (lackingIn(profile).length === 0) return null;
  return (
    <Alert
      tone="info"
      action={
        <Link to="/enroll" css={buttonStyle({ variant: 'secondary', size: 'small' })}>
          {texts.complete}
        </Link>
      }
    >
      {texts.lacking}
    </Alert>
  );
}

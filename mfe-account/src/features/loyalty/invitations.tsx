import { useEffect, useEffectEvent, useRef } from 'react';
import { getInvitations } from 'shared-contracts/calls/invitations';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { canHandOn, useGiveLink } from 'storefront-kit/give-link';
import { useCall } from 'storefront-kit/use-call';
import { areaMessages } from '../../messages/area-messages.ts';
import { invitationMessages } from '../../messages/invitation-messages.ts';
import { sharingMessages } from '../../messages/sharing-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { promised } from './promised.ts';
import { withReferral } from './referral-page.ts';

export interface InvitationsProps {
  /** How often the services have kept, since the page was opened, who has invited the member. */
  readonly referrals: number;
}

/** What a member was promised who was invited, and the link by which the member invites others (ACC-12). */
export function Invitations({ referrals }: InvitationsProps) {
  const { config, locale } = usePlatform();
  const texts = invitationMessages(locale);
  const sharing = sharingMessages(locale);
  const calls = useAccountCalls();
  const field = useRef<HTMLInputElement>(null);
  const give = useGiveLink({ ...sharing, linkTitle: texts.linkTitle });
  const { value, status, again } = useCall(getInvitations, {}, { remote: 'account', calls });
  const readAgain = useEffectEvent(again);
  const known = useRef(referrals);
  useEffect(() => {
    if (referrals !== known.current) readAgain();
    known.current = referrals;
  }, [referrals]);
  if (!value)
    return status === 'error' ? (
      <RetryAlert retryText={areaMessages(locale).tryAgain} onRetry={again}>
        {texts.failed}
      </RetryAlert>
    ) : null;
  const { code, offer, accepted, rewarded, followed } = value;
  const url = new URL(localePath(locale, withReferral('/sign-up', code)), config.origin).href;
  return (
    <>
      {followed && !followed.isRewarded && <Alert tone="info">{texts.followed(...promised(followed, locale))}</Alert>}
      {offer && (
        <section css={sheetStyle} aria-labelledby="invitations-title">
          <Heading level={2} look="h3" id="invitations-title">
            {texts.title}
          </Heading>
          <Text measured>
            {texts.intro(...promised(offer, locale))} {texts.limit(offer.mostPerYear)}
          </Text>
          <div
            css={{
              display: 'grid',
              gap: space[3],
              maxWidth: '44rem',
              [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
            }}
          >
            <TextField
              ref={field}
              label={texts.link}
              hint={texts.linkHint}
              value={url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              variant="secondary"
              css={{ justifySelf: 'start' }}
              onClick={async () => {
                if (await give(url)) field.current?.select();
              }}
            >
              {canHandOn() ? sharing.shareLink : sharing.copyLink}
            </Button>
          </div>
          <Text tone="muted" figures>
            {accepted > 0 ? texts.accepted(accepted) : texts.nobody} {rewarded > 0 && texts.rewarded(rewarded)}
          </Text>
        </section>
      )}
    </>
  );
}

import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { JoinBenefits } from './join-benefits.tsx';
import { JoinForm } from './join-form.tsx';
import { membershipOf } from './membership.ts';

/** The offer to join the loyalty program. */
export function JoinSection({ onJoined }: { readonly onJoined: (profile: ConsumerProfile) => void }) {
  const { locale, toasts } = usePlatform();
  const texts = loyaltyMessages(locale);
  return (
    <>
      <section css={sheetStyle} aria-labelledby="join-title">
        <Heading level={2} look="h3" id="join-title">
          {texts.joinTitle}
        </Heading>
        <JoinForm
          onJoined={(profile) => {
            const isMember = membershipOf(profile) === 'member';
            toasts.show({ tone: 'success', text: isMember ? texts.joined : texts.almostJoined });
            onJoined(profile);
          }}
        />
      </section>
      <JoinBenefits />
    </>
  );
}

import { useId, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { passkeyMessages } from '../../messages/passkey-messages.ts';
import { PresenceField, usePresence } from '../security/use-presence.tsx';
import { declineOffer } from './offer-answer.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface PasskeyOfferProps {
  /** Whether the sign-in is too long ago to create one without the password. */
  readonly needsPassword: boolean;
}

/** Offers to create a passkey. Declined once, it does not come again on this device. */
export function PasskeyOffer({ needsPassword }: PasskeyOfferProps) {
  const { locale, toasts } = usePlatform();
  const texts = passkeyMessages(locale);
  const titleId = useId();
  const presence = usePresence(needsPassword);
  const [outcome, setOutcome] = useState<'created' | 'declined'>();
  const end = (how: 'created' | 'declined') => {
    setOutcome(how);
    // The button that had the focus goes.
    document.getElementById(titleId)?.focus();
  };
  const { add, isPending, note } = useAddPasskey({
    onAdded: () => end('created'),
    onError: (error) => {
      if (!presence.takeRefusal(error)) toasts.show({ tone: 'error', text: error.message || texts.addFailed });
    },
  });
  const create = () => {
    const proven = presence.proof();
    if (proven) void add(proven);
  };
  const decline = () => {
    declineOffer();
    end('declined');
  };
  return (
    <section aria-labelledby={titleId} css={sheetStyle}>
      <Heading level={2} look="h3" id={titleId} tabIndex={-1}>
        {texts.offerTitle}
      </Heading>
      {outcome ? (
        <Alert tone={outcome === 'created' ? 'success' : 'info'} announce="status">
          {outcome === 'created' ? texts.added : texts.later}{' '}
          <Link to="/account/security" css={linkStyle}>
            {texts.toSecurity}
          </Link>
        </Alert>
      ) : (
        <>
          <Text tone="muted">{texts.offerText}</Text>
          {note && (
            <Alert tone="info" announce="status">
              {note}
            </Alert>
          )}
          <PresenceField presence={presence} text={texts.offerPassword} />
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            <Button variant="secondary" loading={isPending} loadingText={texts.adding} onClick={create}>
              {texts.create}
            </Button>
            <Button variant="ghost" onClick={decline}>
              {texts.notNow}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

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
import { declineOffer } from './offer-answer.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** Offers to create a passkey. Declined once, it does not come again on this device. */
export function PasskeyOffer() {
  const { locale } = usePlatform();
  const texts = passkeyMessages(locale);
  const titleId = useId();
  const [outcome, setOutcome] = useState<'created' | 'declined'>();
  const end = (how: 'created' | 'declined') => {
    setOutcome(how);
    // The button that had the focus goes.
    document.getElementById(titleId)?.focus();
  };
  const { add, isPending, note } = useAddPasskey(() => end('created'));
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
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            <Button variant="secondary" loading={isPending} loadingText={texts.adding} onClick={() => void add()}>
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

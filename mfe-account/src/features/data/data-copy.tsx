import { copyData } from 'shared-contracts/calls/my-data';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { LegalLink } from 'storefront-kit/legal-link';
import { saveBlob } from 'storefront-kit/save-blob';
import { useMutation } from 'storefront-kit/use-mutation';
import { dataMessages } from '../../messages/data-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';

/** Downloads what is kept of the account, once it is clear who is at the page. */
export function DataCopy() {
  const { locale, toasts } = usePlatform();
  const texts = dataMessages(locale);
  const calls = useAccountCalls();
  const confirmed = useConfirmed();
  const { error, isPending, run } = useMutation({ remote: 'account' });
  const download = () =>
    run(async () => {
      const copy = await confirmed(() => calls(copyData, { body: {} }));
      const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
      saveBlob(`account-${copy.copiedAt.slice(0, 10)}.json`, file);
      toasts.show({ tone: 'success', text: texts.downloaded });
    });
  return (
    <section css={sheetStyle} aria-labelledby="copy-title">
      <Heading level={2} look="h3" id="copy-title">
        {texts.copyTitle}
      </Heading>
      <Text tone="muted">
        {texts.copyText}{' '}
        <LegalLink page="privacy" css={linkStyle}>
          {texts.privacy}
        </LegalLink>
      </Text>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.downloadFailed}
        </Alert>
      )}
      <Button
        variant="secondary"
        css={{ justifySelf: 'start' }}
        loading={isPending}
        loadingText={texts.downloading}
        onClick={() => void download()}
      >
        {texts.download}
      </Button>
    </section>
  );
}

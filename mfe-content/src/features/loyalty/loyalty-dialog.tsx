import { getAugmentedPage } from 'shared-contracts/calls/content';
import type { DialogContentProps, DialogHandle } from 'shared-contracts/dialogs';
import { signInDialog, signUpDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { Button, buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { linkStyle } from 'shared-ui/link';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useReport } from 'storefront-kit/use-report';
import { useHasAccount } from 'storefront-kit/use-session';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { Blocks } from '../blocks/blocks.tsx';

/** What the loyalty program gives, in the words and pictures of editors, and the way to join. */
export default function LoyaltyDialog({ open, dismiss, onClosed }: DialogContentProps<Record<string, never>>) {
  const { locale, dialogs } = usePlatform();
  const report = useReport('content');
  const texts = loyaltyMessages(locale);
  const hasAccount = useHasAccount();
  const params = { mode: 'publish', siteId: locale.siteId, page: 'loyalty-modal' } as const;
  const { value, status, again } = useCall(getAugmentedPage, { params }, { remote: 'content' });
  const goOn = ({ result }: DialogHandle<void>) => result.catch(report);
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={value?.name || texts.title}
      closeLabel={texts.close}
      variant="modal"
      size="large"
      footer={
        hasAccount ? (
          <Link to="/account/loyalty" css={buttonStyle({ block: true })} onClick={dismiss}>
            {texts.account}
          </Link>
        ) : (
          <div css={{ display: 'grid', gap: space[3] }}>
            <Button block onClick={() => goOn(dialogs.open(signUpDialog, {}))}>
              {texts.join}
            </Button>
            <Button block variant="secondary" onClick={() => goOn(dialogs.open(signInDialog, {}))}>
              {texts.signIn}
            </Button>
          </div>
        )
      }
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
        {value && (
          // The dialog has its own edges: blocks keep none beside them.
          <div css={{ '--gutter': '0px' }}>
            <Blocks blocks={value.blocks} headed />
          </div>
        )}
        {status === 'error' && (
          <RetryAlert retryText={texts.tryAgain} onRetry={again}>
            {texts.failed}
          </RetryAlert>
        )}
        {!value && status !== 'error' && (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height="20rem" />
          </SkeletonGroup>
        )}
        <LegalLink page="loyalty" css={linkStyle}>
          {texts.terms}
        </LegalLink>
      </div>
    </Dialog>
  );
}

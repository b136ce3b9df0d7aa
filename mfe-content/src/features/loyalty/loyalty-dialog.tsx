import { getAugmentedPage } from 'shared-contracts/calls/content';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Dialog } from 'shared-ui/dialog';
import { linkStyle } from 'shared-ui/link';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { LegalLink } from 'storefront-kit/legal-link';
import { useCall } from 'storefront-kit/use-call';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { LoyaltyWays } from './loyalty-ways.tsx';

/** What the loyalty program gives, in the words and pictures of editors, and the way to join. */
export default function LoyaltyDialog({ open, dismiss, onClosed }: DialogContentProps<Record<string, never>>) {
  const { locale } = usePlatform();
  const texts = loyaltyMessages(locale);
  const params = { mode: 'publish', siteId: locale.siteId, page: 'loyalty-modal' } as const;
  const { value, status, again } = useCall(getAugmentedPage, { params }, { remote: 'content' });
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={value?.name || texts.title}
      closeLabel={texts.close}
      variant="modal"
      size="large"
      footer={<LoyaltyWays onLeave={dismiss} />}
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
        {value && (
          // The dialog has its own edges: blocks keep none beside them, and a hero would fill it.
          <div css={{ '--gutter': '0px' }}>
            <Blocks blocks={value.blocks.filter(({ type }) => type !== 'hero')} headed />
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

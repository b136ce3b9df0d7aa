import { getAugmentedPage } from 'shared-contracts/calls/content';
import { pageBlocksSlot } from 'shared-contracts/slots/content';
import { Slot } from 'storefront-kit/slot';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';

/** What the program gives, in the words of the editors of its page; nothing where they say nothing. */
export function JoinBenefits() {
  const { siteId } = useLocale();
  const params = { mode: 'publish', siteId, page: 'loyalty-modal' } as const;
  const { value } = useCall(getAugmentedPage, { params }, { remote: 'account' });
  const blocks = value?.blocks.filter(({ type }) => type === 'icon-and-text') ?? [];
  return (
    value &&
    blocks.length > 0 && (
      // The account's own column has its edges.
      <div css={{ '--gutter': '0px' }}>
        <Slot slot={pageBlocksSlot} props={{ page: { ...value, blocks } }} />
      </div>
    )
  );
}

import { PageBlocks } from 'storefront-kit/page-blocks';

/** What the program gives, in the words of the editors of its page. */
export const JoinBenefits = () => (
  // The account's own column has its edges.
  <div css={{ '--gutter': '0px' }}>
    <PageBlocks page="loyalty-modal" remote="account" only="icon-and-text" />
  </div>
);

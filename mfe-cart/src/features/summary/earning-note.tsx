import type { Cart } from 'shared-contracts/calls/cart-entities';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { earningWords } from 'storefront-kit/earning-words';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';

interface EarningNoteProps {
  readonly earning: Cart['earning'];
  /** Called when the page is left by the link. */
  readonly onLeave?: () => void;
}

/** What the order earns in the loyalty program; to who is no member, the way there (ACC-12). */
export function EarningNote({ earning, onLeave }: EarningNoteProps) {
  const locale = useLocale();
  if (!earning) return null;
  const { text, link } = earningWords(earning, locale);
  return (
    <Text look="small" figures>
      {text}{' '}
      {link && (
        <Link to="/account/loyalty" css={linkStyle} onClick={onLeave}>
          {link}
        </Link>
      )}
    </Text>
  );
}

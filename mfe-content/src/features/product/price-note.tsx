import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

interface PriceNoteProps {
  /** Goods that are mailed have no delivery that costs. */
  readonly digital?: boolean;
  readonly onLeave?: () => void;
}

/**
 * What a price contains and what comes on top, where prices include tax: with each price that somebody can order by
 * (Germany: PAngV section 6; Britain: Price Marking Order 2004).
 */
export function PriceNote({ digital = false, onLeave }: PriceNoteProps) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  if (!locale.taxIncluded || digital) return null;
  return (
    <Text look="small" tone="muted">
      {texts.taxIncluded}{' '}
      <Link to="/pages/delivery" css={linkStyle} {...(onLeave ? { onClick: onLeave } : {})}>
        {texts.delivery}
      </Link>
    </Text>
  );
}

import { ExternalIcon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { Text, VisuallyHidden } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import type { Shipment } from './shipment-progress.ts';
import { statusText } from './shipment-words.ts';

/** The events of a shipment, newest first, and its carrier's tracking link (ORD-03). */
export function ShipmentHistory({ shipment }: { readonly shipment: Shipment }) {
  const locale = useLocale();
  const texts = afterSalesMessages(locale);
  const { events = [], trackingUrl, trackingNumber = '' } = shipment;
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      {events.length > 0 && (
        <>
          <Text weight={600}>{texts.history}</Text>
          <ol css={{ display: 'grid', gap: space[1], paddingInlineStart: 0 }}>
            {events.toReversed().map(({ status, at }) => (
              <li
                key={status + at}
                css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[4] }}
              >
                <span>{statusText(status, shipment, locale)}</span>
                <time dateTime={at} css={{ color: color.muted }}>
                  {moment(at, locale)}
                </time>
              </li>
            ))}
          </ol>
        </>
      )}
      {trackingUrl && (
        <Link
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          css={{
            justifySelf: 'start',
            display: 'inline-flex',
            alignItems: 'center',
            gap: space[2],
            minHeight: '2.75rem',
          }}
        >
          {texts.follow(trackingNumber)}
          <ExternalIcon size={16} />
          <VisuallyHidden>{`(${texts.newTab})`}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

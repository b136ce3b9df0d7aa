import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import type { Shipment } from './shipment-progress.ts';
import { statusText } from './shipment-words.ts';
import { TrackingLink } from './tracking-link.tsx';

/** The events of a shipment, newest first, and its carrier's tracking link (ORD-03). */
export function ShipmentHistory({ shipment }: { readonly shipment: Shipment }) {
  const locale = useLocale();
  const texts = afterSalesMessages(locale);
  const { events = [] } = shipment;
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
      <TrackingLink shipment={shipment} />
    </div>
  );
}

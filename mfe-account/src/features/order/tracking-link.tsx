import { ExternalIcon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { VisuallyHidden } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { afterSalesMessages } from '../../messages/after-sales-messages.ts';
import type { Shipment } from './shipment-progress.ts';

/** Leads to the carrier's page about a parcel; nothing before the carrier has it. */
export function TrackingLink({ shipment }: { readonly shipment: Pick<Shipment, 'trackingUrl' | 'trackingNumber'> }) {
  const texts = afterSalesMessages(useLocale());
  const { trackingUrl, trackingNumber = '' } = shipment;
  if (!trackingUrl) return null;
  return (
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
  );
}

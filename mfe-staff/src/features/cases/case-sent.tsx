import type { ReactNode } from 'react';
import type { StaffCase } from 'shared-contracts/calls/staff-cases';
import { usePlatform } from 'shared-contracts/platform';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading } from 'shared-ui/text';
import { color, media, space, type } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { caseMessages } from '../../messages/case-messages.ts';

/** The fields of the form as they were sent; empty ones are left out. */
export function CaseSent({ detail }: { readonly detail: StaffCase }) {
  const { locale } = usePlatform();
  const texts = caseMessages(locale);
  const { kind, subject, category, serialNumber, purchasedOn, purchasedAt, country } = detail;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [texts.category, category],
    [kind === 'WARRANTY' ? texts.product : texts.subject, subject],
    [texts.serialNumber, serialNumber],
    [texts.orderNumber, detail.orderNumber && <OrderOf detail={detail} />],
    [texts.purchasedOn, purchasedOn && formatDate(purchasedOn, locale)],
    [texts.purchasedAt, purchasedAt],
    [texts.country, country && new Intl.DisplayNames(locale.tag, { type: 'region' }).of(country)],
  ];
  return (
    <section css={sheetStyle} aria-labelledby="sent">
      <Heading level={2} look="h3" id="sent">
        {`${texts.sent}: ${texts[kind]}`}
      </Heading>
      <dl css={{ display: 'grid', gap: space[3], overflowWrap: 'anywhere' }}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div
              key={label}
              css={{ display: 'grid', [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space[4] } }}
            >
              <dt css={{ ...type.small, color: color.muted }}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function OrderOf({ detail: { orderNumber, isKnownOrder } }: { readonly detail: StaffCase }) {
  const texts = caseMessages(usePlatform().locale);
  if (!isKnownOrder) return `${orderNumber} (${texts.unknownOrder})`;
  return (
    <Link to={`/staff/orders/${orderNumber}`} css={linkStyle}>
      {orderNumber}
    </Link>
  );
}

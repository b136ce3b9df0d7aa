import { lazy, Suspense } from 'react';
import { isFault } from 'shared-contracts/errors/is-fault';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { buttonStyle } from 'shared-ui/button';
import { ChevronLeftIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useLocation, useParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { AccountFrame } from '../features/area/account-frame.tsx';
import { areaColumn, formColumns } from '../features/area/form-columns.ts';
import { forgetKnownEmail } from '../features/look-up/known-email.ts';
import { LookUpHelp } from '../features/look-up/look-up-help.tsx';
import { LateOrderView } from '../features/order/late-order-view.tsx';
import { namedOrder } from '../features/order/order-page.ts';
import { useOrder } from '../features/order/use-order.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { historyMessages } from '../messages/history-messages.ts';

// Few are sent here to an order that is not theirs.
const OrderDoor = lazy(async () => ({ default: (await import('../features/order/order-door.tsx')).OrderDoor }));

const wayBack = buttonStyle({ variant: 'link' });

const titleOf = (orderNumber: string | undefined, locale: Locale): string =>
  [accountMessages(locale).yourOrder, orderNumber].filter(Boolean).join(' ');

export function head(_data: unknown, { locale, url }: { readonly locale: Locale; readonly url: URL }): Head {
  const [, , , , part] = url.pathname.split('/');
  return { title: titleOf(namedOrder(part), locale), robots: 'noindex' };
}

/** An order of the account, or one whose email is known; anybody else is asked for it (ORD-01, ORD-02). */
export default function OrderScreen() {
  const locale = useLocale();
  const texts = accountMessages(locale);
  const orderNumber = namedOrder(useParams().order);
  const hasAccount = useHasAccount();
  const { state } = useLocation();
  const { value: order, status, error, set, again } = useOrder(orderNumber);
  if (order) {
    const view = (
      <LateOrderView
        order={order}
        onOrder={set}
        back={
          hasAccount ? (
            // To the list as it was filtered.
            <Link to={`/account/orders${state?.list ?? ''}`} css={wayBack}>
              <ChevronLeftIcon size={18} />
              {historyMessages(locale).back}
            </Link>
          ) : (
            <Link to="/account" onClick={forgetKnownEmail} css={wayBack}>
              <ChevronLeftIcon size={18} />
              {texts.lookUpAnother}
            </Link>
          )
        }
      />
    );
    return hasAccount ? (
      <AccountFrame page="orders">{view}</AccountFrame>
    ) : (
      <Container css={areaColumn}>{view}</Container>
    );
  }
  const waiting = (
    <SkeletonGroup label={texts.finding}>
      <Skeleton height="24rem" />
    </SkeletonGroup>
  );
  // Whatever the services refuse, the email may still be known.
  const asksEmail = orderNumber === undefined || (error !== undefined && !isFault(error) && !error.is('API429'));
  const hasFailed = status === 'error' && !asksEmail;
  const door = (
    <>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], maxWidth: '36rem' }}>
        <Heading level={1}>
          {texts.yourOrder} <span css={{ display: 'inline-block' }}>{orderNumber}</span>
        </Heading>
        {hasFailed && (
          <RetryAlert retryText={texts.tryAgain} onRetry={again}>
            {error?.message || texts.failed}
          </RetryAlert>
        )}
        {asksEmail && (
          <Suspense fallback={waiting}>
            <OrderDoor orderNumber={orderNumber} onFound={set} />
          </Suspense>
        )}
        {!hasFailed && !asksEmail && waiting}
      </div>
      {asksEmail && <LookUpHelp />}
    </>
  );
  return hasAccount ? (
    <AccountFrame page="orders">
      <div css={[formColumns, { padding: 0 }]}>{door}</div>
    </AccountFrame>
  ) : (
    <Container css={formColumns}>{door}</Container>
  );
}

import { useState } from 'react';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { AccountNav } from '../features/area/account-nav.tsx';
import { formColumns } from '../features/area/form-columns.ts';
import { type HistoryFilters, noFilters } from '../features/history/history-filters.ts';
import { OrderList } from '../features/history/order-list.tsx';
import { LookUpForm } from '../features/look-up/look-up-form.tsx';
import { LookUpHelp } from '../features/look-up/look-up-help.tsx';
import { LateOrderView } from '../features/order/late-order-view.tsx';
import { AccountPanel } from '../features/sign-in/account-panel.tsx';
import { accountMessages } from '../messages/account-messages.ts';
import { historyMessages } from '../messages/history-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: accountMessages(locale).lookUpTitle,
  robots: 'noindex',
});

/**
 * Sign-in and sign-out, the account's orders, and look-up of an order by number and email (ORD-02). The server
 * renders the forms only: everything in them is personal.
 */
export default function AccountScreen() {
  const locale = useLocale();
  const texts = accountMessages(locale);
  const [parameters] = useSearchParams();
  const [order, setOrder] = useState<Order>();
  /** Kept here to survive a visit to an order's page. */
  const [filters, setFilters] = useState<HistoryFilters>(noFilters);
  const [cameBack, setCameBack] = useState(false);
  const session = useSession();
  const isSignedIn = session.status === 'consumer' || session.status === 'employee';
  if (order)
    return (
      <LateOrderView
        order={order}
        onOrder={setOrder}
        backLabel={isSignedIn ? historyMessages(locale).back : texts.lookUpAnother}
        onBack={() => {
          setOrder(undefined);
          setCameBack(true);
        }}
      />
    );
  return (
    <>
      <Container css={formColumns}>
        {isSignedIn && (
          <div css={{ gridColumn: '1 / -1' }}>
            <AccountNav current="orders" />
          </div>
        )}
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], maxWidth: '36rem' }}>
          {isSignedIn && (
            <OrderList key={session.consumerNo} filters={filters} onFilter={setFilters} onOpen={setOrder} />
          )}
          <div css={{ display: 'grid', gap: space[3] }}>
            <Heading level={isSignedIn ? 2 : 1} {...(isSignedIn ? { look: 'h3' } : {})}>
              {isSignedIn ? texts.lookUpAnother : texts.lookUpTitle}
            </Heading>
            <Text look="lead">{texts.lookUpText}</Text>
          </div>
          <LookUpForm
            orderNumber={cameBack ? '' : (parameters.get('order') ?? '')}
            takeFocus={cameBack}
            onFound={setOrder}
          />
        </div>
        <div css={{ display: 'grid', gap: space[6] }}>
          <AccountPanel />
          <LookUpHelp />
        </div>
      </Container>
      <PageBlocks page="account" remote="account" />
    </>
  );
}

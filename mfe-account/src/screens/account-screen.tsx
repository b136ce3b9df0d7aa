import { useEffect, useMemo } from 'react';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { useNavigate, useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount, useSession } from 'storefront-kit/use-session';
import { AccountNav } from '../features/area/account-nav.tsx';
import { formColumns } from '../features/area/form-columns.ts';
import { filtersIn, writeFilters } from '../features/history/history-filters.ts';
import { OrderList } from '../features/history/order-list.tsx';
import { keepKnownEmail, shopperIn } from '../features/look-up/known-email.ts';
import { LookUpForm } from '../features/look-up/look-up-form.tsx';
import { LookUpHelp } from '../features/look-up/look-up-help.tsx';
import { namedOrder, orderPage } from '../features/order/order-page.ts';
import { AccountPanel } from '../features/sign-in/account-panel.tsx';
import { accountMessages } from '../messages/account-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: accountMessages(locale).lookUpTitle,
  robots: 'noindex',
});

/**
 * Sign-in and sign-out, the account's orders, and look-up of an order by number and email (ORD-02). The server
 * renders the forms only: everything in them is personal.
 */
export default function AccountScreen() {
  const texts = accountMessages(useLocale());
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => filtersIn(parameters), [parameters]);
  const shopper = shopperIn(useSession());
  const isSignedIn = useHasAccount();
  const named = namedOrder(parameters.get('order') ?? '');
  // Mails from before orders had a page of their own lead here.
  useEffect(() => {
    if (named) navigate(orderPage(named), { replace: true });
  }, [named, navigate]);
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
            <OrderList
              key={shopper}
              filters={filters}
              onFilter={(next) =>
                setParameters(writeFilters(parameters, next), { replace: true, preventScrollReset: true })
              }
            />
          )}
          <div css={{ display: 'grid', gap: space[3] }}>
            <Heading level={isSignedIn ? 2 : 1} {...(isSignedIn ? { look: 'h3' } : {})}>
              {isSignedIn ? texts.lookUpAnother : texts.lookUpTitle}
            </Heading>
            <Text look="lead">{texts.lookUpText}</Text>
          </div>
          <LookUpForm
            orderNumber=""
            onFound={({ orderNumber }, email) => {
              keepKnownEmail(orderNumber, email, shopper);
              navigate(orderPage(orderNumber));
            }}
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

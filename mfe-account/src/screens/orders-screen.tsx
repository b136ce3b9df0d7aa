import { lazy, Suspense, useMemo } from 'react';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { AccordionItem } from 'shared-ui/accordion';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { AccountArea } from '../features/area/account-area.tsx';
import { formColumns } from '../features/area/form-columns.ts';
import { filtersIn, writeFilters } from '../features/history/history-filters.ts';
import { OrderList } from '../features/history/order-list.tsx';
import { LookUp } from '../features/look-up/look-up.tsx';
import { historyMessages } from '../messages/history-messages.ts';

// Only for who is not signed in.
const SignedOut = lazy(async () => ({ default: (await import('../features/sign-in/signed-out.tsx')).SignedOut }));

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: historyMessages(locale).title,
  robots: 'noindex',
});

/** The orders of the account, and the look-up of one that was placed without it (ORD-01, ORD-02). */
export default function OrdersScreen() {
  const locale = useLocale();
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => filtersIn(parameters), [parameters]);
  const { title } = historyMessages(locale);
  const { status } = useSession();
  // Whoever looks for an order need not be signed in.
  if (status === 'guest' || status === 'associate')
    return (
      <Suspense
        fallback={
          <Container css={formColumns}>
            <Heading level={1}>{title}</Heading>
          </Container>
        }
      >
        <SignedOut title={title} />
      </Suspense>
    );
  return (
    <AccountArea page="orders" title={title}>
      <OrderList
        filters={filters}
        onFilter={(next) => setParameters(writeFilters(parameters, next), { replace: true, preventScrollReset: true })}
      />
      <AccordionItem title={historyMessages(locale).missing}>
        <LookUp />
      </AccordionItem>
    </AccountArea>
  );
}

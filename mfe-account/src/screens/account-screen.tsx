import { lazy, Suspense, useEffect } from 'react';
import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { PageBlocks } from 'storefront-kit/page-blocks';
import { useNavigate, useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { AccountFrame } from '../features/area/account-frame.tsx';
import { namedOrder, orderPage } from '../features/order/order-page.ts';
import { SignedOut } from '../features/sign-in/signed-out.tsx';
import { areaMessages } from '../messages/area-messages.ts';

// Only for who is signed in.
const Overview = lazy(async () => ({ default: (await import('../features/overview/overview.tsx')).Overview }));

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: areaMessages(locale).nav,
  robots: 'noindex',
});

/**
 * The overview of the account; for anybody else sign-in, and look-up of an order by number and email (ORD-02). The
 * server renders the forms only: everything in them is personal.
 */
export default function AccountScreen() {
  const locale = useLocale();
  const texts = areaMessages(locale);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const session = useSession();
  const named = namedOrder(parameters.get('order') ?? '');
  // Mails from before orders had a page of their own lead here.
  useEffect(() => {
    if (named) navigate(orderPage(named), { replace: true });
  }, [named, navigate]);
  const blocks = <PageBlocks page="account" remote="account" />;
  if (session.status === 'consumer' || session.status === 'employee')
    return (
      <AccountFrame page="overview" blocks={blocks}>
        <Suspense
          fallback={
            <>
              <Heading level={1}>{texts.nav}</Heading>
              <SkeletonGroup label={texts.loading}>
                <Skeleton height="24rem" />
              </SkeletonGroup>
            </>
          }
        >
          <Overview key={session.consumerNo} />
        </Suspense>
      </AccountFrame>
    );
  return (
    <>
      <SignedOut title={texts.nav} />
      {blocks}
    </>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform';
import { color, layer, space } from 'shared-ui/tokens';
import { useIsNavigating } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import type { ChromeContent } from '../app/load-chrome.ts';
import { shellMessages } from '../app/messages.ts';
import { BenefitBar } from './benefit-bar.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { storeBarHeight } from './store-bar-place.ts';

/** Loaded in store mode only. */
const StoreModeBar = lazy(() => import('./store-mode-bar.tsx'));

interface ChromeProps {
  /** Checkout has no navigation. */
  readonly kind: 'full' | 'checkout';
  readonly content: ChromeContent;
  readonly children: ReactNode;
}

/** Header, main and footer around a screen. */
export function Chrome({ kind, content, children }: ChromeProps) {
  const texts = shellMessages(useLocale());
  const { pathname } = useLocation();
  const navigating = useIsNavigating();
  const session = useSession();
  const { config } = usePlatform();
  const atTill = session.status === 'associate';
  const brand = content.footer?.brand.name ?? config.shopName;
  return (
    <div
      data-chrome
      css={[
        { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
        atTill && { '--store-bar': storeBarHeight },
      ]}
    >
      <a
        href="#main"
        className="visually-hidden"
        css={{
          '&:focus': {
            position: 'absolute',
            top: space[2],
            left: space[2],
            zIndex: layer.toast,
            padding: space[3],
            background: color.surface,
            color: color.ink,
          },
        }}
      >
        {texts.skip}
      </a>
      {atTill && (
        <Suspense>
          <StoreModeBar store={session.store} />
        </Suspense>
      )}
      <ConnectionNotice />
      {kind === 'checkout' ? (
        <CheckoutHeader brand={brand} />
      ) : (
        <>
          {content.menu?.benefitBar && <BenefitBar bar={content.menu.benefitBar} />}
          <Header key={pathname} brand={brand} nodes={content.menu?.nodes ?? []} />
        </>
      )}
      <main id="main" tabIndex={-1} css={{ flex: 1, '&:focus': { outline: 'none' } }} aria-busy={navigating}>
        {/* Inside a landmark, like everything on the page. */}
        {navigating && <Progress label={texts.loading} />}
        {children}
      </main>
      <Footer kind={kind} content={content.footer} />
    </div>
  );
}

/** A progress bar at the top during navigation. */
function Progress({ label }: { readonly label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      css={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: layer.toast,
        background: color.ember,
        transformOrigin: 'left',
        animation: 'shell-progress 4s cubic-bezier(.1,.7,.2,1) 150ms both',
        '@keyframes shell-progress': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } },
      }}
    />
  );
}

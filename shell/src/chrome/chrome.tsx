import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { locationDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { coveredBottom } from 'shared-ui/covered-edge';
import { color, layer, space } from 'shared-ui/tokens';
import { afterFirstMove } from 'storefront-kit/after-first-move';
import { dialogResult } from 'storefront-kit/dialog-result';
import { useIsNavigating } from 'storefront-kit/routing';
import { useConsent } from 'storefront-kit/use-consent';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import type { ChromeContent } from '../app/load-chrome.ts';
import { shellMessages } from '../app/messages.ts';
import { previewAtom } from '../app/preview.ts';
import { storeBarHeight } from '../app/store-bar-place.ts';
import { BenefitBar } from './benefit-bar.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ConsentHost } from './consent/consent-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useLocaleHref } from './locale-href.ts';
import { PreviewBar } from './preview-bar.tsx';
import { StaffHeader } from './staff-header.tsx';
import { locationToSuggest, rememberAsked } from './suggested-location.ts';
import { UtilityBar } from './utility-bar.tsx';

/** Loaded in store mode only. */
const StoreModeBar = lazy(() => import('./store-mode-bar.tsx'));

interface ChromeProps {
  /** Checkout has no navigation; pages for staff have nothing for shoppers. */
  readonly kind: 'full' | 'checkout' | 'staff';
  readonly content: ChromeContent;
  readonly children: ReactNode;
}

/** Header, main and footer around a screen. */
export function Chrome({ kind, content, children }: ChromeProps) {
  const texts = shellMessages(useLocale());
  const { pathname } = useLocation();
  const navigating = useIsNavigating();
  const session = useSession();
  const { config, store } = usePlatform();
  // It never changes while the page is open.
  const preview = store.get(previewAtom);
  const isTill = session.status === 'associate' && kind !== 'staff';
  const brand = content.footer?.brand.name ?? config.shopName;
  return (
    <div
      data-chrome
      css={[
        { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
        isTill && { '--store-bar': storeBarHeight },
        // Behind what covers the lower edge: a padding would move the footer of a short page.
        { marginBottom: coveredBottom },
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
      {kind !== 'staff' && !isTill && !preview && <ConsentHost />}
      {isTill && (
        <Suspense>
          <StoreModeBar store={session.store} />
        </Suspense>
      )}
      <ConnectionNotice />
      {preview && <PreviewBar preview={preview} />}
      {kind === 'checkout' ? (
        <CheckoutHeader brand={brand} />
      ) : kind === 'staff' ? (
        <StaffHeader brand={brand} />
      ) : (
        <>
          {content.menu?.benefitBar && <BenefitBar bar={content.menu.benefitBar} />}
          {content.utility && <UtilityBar links={content.utility.links} />}
          <Header
            key={pathname}
            brand={brand}
            nodes={content.menu?.nodes ?? []}
            utility={content.utility?.links ?? []}
          />
        </>
      )}
      <main id="main" tabIndex={-1} css={{ flex: 1, '&:focus': { outline: 'none' } }} aria-busy={navigating}>
        {/* Inside a landmark, like everything on the page. */}
        {navigating && <Progress label={texts.loading} />}
        {children}
      </main>
      <Footer kind={kind} content={content.footer} />
      {kind === 'full' && !isTill && <LatePopups />}
    </div>
  );
}

/**
 * The question for the country, or else pop-ups. They cost nothing before somebody uses the page. Pop-ups wait for the answer
 * about consent, and stay away when it could not be remembered that they were closed.
 */
function LatePopups() {
  const { dialogs, locale, report } = usePlatform();
  const [Popups, setPopups] = useState<ComponentType>();
  const hrefOf = useLocaleHref();
  const { status, allowed } = useConsent();
  const arePopupsAllowed = status === 'chosen' && allowed.functional;
  const isDone = useRef(false);
  // Each page starts anew, as its address is part of the question.
  useEffect(
    () =>
      afterFirstMove(() => {
        if (isDone.current) return;
        const suggested = locationToSuggest(locale, { cookies: document.cookie, languages: navigator.languages });
        if (suggested) {
          // The next page asks instead of closing a dialog that is open.
          if (document.querySelector('dialog[open]')) return;
          isDone.current = true;
          const dialog = dialogs.open(locationDialog, { suggested, href: hrefOf(suggested) });
          // A dialog that could not be shown was not an answer.
          dialogResult(dialog).then(
            () => rememberAsked(suggested),
            (error: unknown) => report(error, { remote: 'shell', phase: 'event' }),
          );
          return;
        }
        if (!arePopupsAllowed) return;
        isDone.current = true;
        import('./popups.tsx').then(
          (module) => setPopups(() => module.default),
          (error: unknown) => report(error, { remote: 'shell', phase: 'load' }),
        );
      }),
    [dialogs, hrefOf, locale, report, arePopupsAllowed],
  );
  return Popups && arePopupsAllowed ? <Popups /> : null;
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

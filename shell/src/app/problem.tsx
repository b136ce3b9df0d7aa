import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { buttonStyle } from 'shared-ui/button';
import { ContourLines } from 'shared-ui/contour-lines';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from './messages.ts';
import type { RouteHandle } from './route-handle.ts';
import { useIsOnline } from './use-is-online.ts';

/** Why a screen cannot be shown: it does not exist, its code failed, or its code has not arrived yet. */
export type ProblemKind = 'missing' | 'broken' | 'slow';

/** Stands in place of a screen and offers a way on. */
export function Problem({ kind }: { readonly kind: ProblemKind }) {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
    // A page that only lacked the connection opens by itself.
    else if (wasOffline && kind !== 'missing') location.reload();
  }, [isOnline, kind, wasOffline]);
  const texts = shellMessages(useLocale());
  const { title, text, home } = useWords(kind);
  const { pathname, search } = useLocation();
  const isMissing = kind === 'missing';
  return (
    <div css={{ position: 'relative', overflow: 'hidden' }}>
      <ContourLines css={{ position: 'absolute', inset: 0 }} />
      <Container
        css={{
          position: 'relative',
          minHeight: '60vh',
          display: 'grid',
          alignContent: 'center',
          gap: space[5],
          paddingBlock: space[8],
        }}
      >
        <div role={kind === 'slow' ? 'status' : undefined} css={{ display: 'grid', gap: space[5] }}>
          <Heading level={1}>{title}</Heading>
          <Text measured>{text}</Text>
        </div>
        {/* Offline, a link would lead out of the shop to the browser's own page. */}
        {isOnline && (
          <p css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            {/* A full load requests again whatever failed. */}
            {!isMissing && (
              <a css={buttonStyle({ variant: 'primary' })} href={pathname + search}>
                {texts.tryAgain}
              </a>
            )}
            <Link
              css={buttonStyle({ variant: isMissing ? 'primary' : 'secondary' })}
              to="/"
              reloadDocument={!isMissing}
            >
              {home}
            </Link>
            <Link css={buttonStyle({ variant: 'secondary' })} to="/search" reloadDocument={!isMissing}>
              {texts.toSearch}
            </Link>
          </p>
        )}
      </Container>
    </div>
  );
}

interface Words {
  readonly title: string;
  readonly text: string;
  /** Label of the link to the home page. */
  readonly home: string;
}

function useWords(kind: ProblemKind): Words {
  const texts = shellMessages(useLocale());
  const isOnline = useIsOnline();
  const expose = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.expose;
  const home = texts.toHome;
  if (kind === 'missing') return { title: texts.notFoundTitle, text: texts.notFoundText, home };
  if (!isOnline) return { title: texts.offlineTitle, text: texts.offlineText, home };
  const onward = texts.keepShopping;
  if (kind === 'slow') return { title: texts.slowTitle, text: texts.slowText, home: onward };
  if (expose === 'cart') return { title: texts.brokenTitle, text: texts.brokenCartText, home: onward };
  if (expose === 'checkout') return { title: texts.brokenTitle, text: texts.brokenCheckoutText, home: onward };
  return { title: texts.brokenTitle, text: texts.brokenText, home };
}

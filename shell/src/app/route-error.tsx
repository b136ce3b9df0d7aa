import { use, useEffect, useState } from 'react';
import { useMatches, useRouteError } from 'react-router-dom';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { buttonStyle } from 'shared-ui/button';
import { ContourLines } from 'shared-ui/contour-lines';
import { Container } from 'shared-ui/layout';
import { Skeleton } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { ExposedContext } from './exposed.ts';
import { shellMessages } from './messages.ts';
import type { RouteHandle } from './route-handle.ts';

/** Shown in place of a broken screen: the rest of the page works, with a way forward. */
export function RouteError() {
  const error = useRouteError();
  const isLeaving = useVersionBefore(error);
  if (isLeaving) return <Skeleton height="60vh" />;
  return <Problem missing={isProductError(error) && error.status === 404} />;
}

/** Reports a screen whose code failed and switches to its previous version; true while the page reloads. */
function useVersionBefore(error: unknown): boolean {
  const { report } = usePlatform();
  const exposed = use(ExposedContext);
  const remote = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.remote;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!remote || isProductError(error)) return;
    const leave = async () => {
      // Before the report, which marks it as given up.
      if (await exposed?.giveUp(remote)) setLeaving(true);
      report(error, { remote, phase: 'render' });
    };
    leave().catch((fault) => report(fault, { remote: 'shell', phase: 'event' }));
  }, [error, exposed, remote, report]);
  return isLeaving;
}

function Problem({ missing }: { readonly missing: boolean }) {
  const texts = shellMessages(useLocale());
  const { pathname, search } = useLocation();
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
        <Heading level={1}>{missing ? texts.notFoundTitle : texts.brokenTitle}</Heading>
        <Text measured>{missing ? texts.notFoundText : texts.brokenText}</Text>
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          {/* A full load: it fetches anew what could not be had. */}
          {!missing && (
            <a css={buttonStyle({ variant: 'primary' })} href={pathname + search}>
              {texts.tryAgain}
            </a>
          )}
          <Link css={buttonStyle({ variant: missing ? 'primary' : 'secondary' })} to="/" reloadDocument={!missing}>
            {texts.toHome}
          </Link>
          <Link css={buttonStyle({ variant: 'secondary' })} to="/search" reloadDocument={!missing}>
            {texts.toSearch}
          </Link>
        </p>
      </Container>
    </div>
  );
}

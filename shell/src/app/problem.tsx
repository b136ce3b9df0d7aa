import { useEffect, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import { pageTypeOf } from 'shared-contracts/page-type';
import { pageBlocksSlot } from 'shared-contracts/slots/content';
import { buttonStyle } from 'shared-ui/button';
import { ContourLines } from 'shared-ui/contour-lines';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link, useLocation } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { frameRouteId } from './frame-route.ts';
import type { ChromeContent } from './load-chrome.ts';
import { shellMessages } from './messages.ts';
import { problemPage } from './problem-page.ts';
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
  const added = useAddedBlocks(kind);
  return (
    <>
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
          {isOnline &&
            added?.blocks.map((block) => block.type === 'secondary-nav' && <Links key={block.id} block={block} />)}
        </Container>
      </div>
      {added && <OtherBlocks page={added} />}
    </>
  );
}

/** What editors put on such a page: part of it when the server found the problem, else asked for. */
function useAddedBlocks(kind: ProblemKind): Page | undefined {
  const chrome = useRouteLoaderData(frameRouteId) as ChromeContent | undefined;
  const locale = useLocale();
  const isKnown = kind === 'slow' || chrome?.problem !== undefined;
  const { value } = useCall(getAugmentedPage, isKnown ? undefined : problemPage(locale), { remote: 'shell' });
  return kind === 'slow' ? undefined : (chrome?.problem ?? value);
}

/** Popular links. The shell draws them itself: they also help when content is what does not answer. */
function Links({ block: { title, targets } }: { readonly block: BlockOf<'secondary-nav'> }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} css={{ display: 'grid', gap: space[3] }}>
      <Text weight={600} id={titleId}>
        {title}
      </Text>
      <ul css={{ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }}>
        {targets.map(({ text, url }) => (
          <li key={url}>
            {/* A full load requests again whatever failed. */}
            <Link
              to={url}
              reloadDocument
              css={[linkStyle, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }]}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherBlocks({ page }: { readonly page: Page }) {
  const blocks = page.blocks.filter(({ type }) => type !== 'secondary-nav');
  return blocks.length > 0 ? <Slot slot={pageBlocksSlot} props={{ page: { ...page, blocks } }} /> : null;
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
  const page = pageTypeOf(useLocation());
  const home = texts.toHome;
  if (kind === 'missing') return { title: texts.notFoundTitle, text: texts.notFoundText, home };
  if (!isOnline) return { title: texts.offlineTitle, text: texts.offlineText, home };
  const onward = texts.keepShopping;
  if (kind === 'slow') return { title: texts.slowTitle, text: texts.slowText, home: onward };
  if (page === 'Cart') return { title: texts.brokenTitle, text: texts.brokenCartText, home: onward };
  if (page === 'Checkout') return { title: texts.brokenTitle, text: texts.brokenCheckoutText, home: onward };
  return { title: texts.brokenTitle, text: texts.brokenText, home };
}

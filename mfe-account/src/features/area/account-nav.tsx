import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { color, gutter, headerHeight, media, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useSession } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';

export type AreaPage =
  | 'overview'
  | 'orders'
  | 'events'
  | 'profile'
  | 'security'
  | 'addresses'
  | 'payment'
  | 'messages'
  | 'cases'
  | 'loyalty'
  | 'data';

const paths: Readonly<Record<AreaPage, string>> = {
  overview: '/account',
  orders: '/account/orders',
  events: '/account/events',
  profile: '/account/profile',
  security: '/account/security',
  addresses: '/account/addresses',
  payment: '/account/payment',
  messages: '/account/messages',
  cases: '/account/cases',
  loyalty: '/account/loyalty',
  data: '/account/data',
};

const list = css({
  display: 'flex',
  // Reaches the edges of the screen, so that an entry cut off shows that there are more.
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  gap: space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.line}`,
  maskImage: `linear-gradient(to right, transparent, #000 ${space[5]}, #000 calc(100% - ${space[5]}), transparent)`,
  // A mouse scrolls by the bar.
  [media.hover]: { scrollbarWidth: 'thin' },
  [media.wide]: {
    position: 'sticky',
    top: `calc(var(--store-bar, 0px) + ${headerHeight} + ${space[5]})`,
    display: 'grid',
    gap: space[1],
    margin: 0,
    padding: 0,
    overflow: 'visible',
    boxShadow: 'none',
    maskImage: 'none',
    // A list that is higher than the window scrolls with the page.
    '@media (max-height: 42em)': { position: 'static' },
  },
});
const entry = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  borderBottom: '2px solid transparent',
  color: color.slate,
  textDecoration: 'none',
  '&:hover': { color: color.ink, borderColor: color.line },
  '&[aria-current=page]': { color: color.ink, fontWeight: 600, borderColor: color.ember },
  // Inside, as the list cuts off what is around its entries.
  '&:focus-visible': { outlineOffset: -2 },
  [media.wide]: {
    paddingInline: space[4],
    border: 'solid transparent',
    borderWidth: '0 0 0 2px',
    borderRadius: `0 ${radius.input} ${radius.input} 0`,
    '&:hover': { background: color.tile },
    '&[aria-current=page]': { background: color.tile },
  },
});

/** Keeps its place until it is known whether somebody is signed in. */
const awaited = css({ visibility: 'hidden' });

/** Links to the account's pages, with the current one marked. */
export function AccountNav({ current }: { readonly current: AreaPage }) {
  const { locale } = usePlatform();
  const texts = areaMessages(locale);
  const session = useSession();
  const shownList = useRef<HTMLElement>(null);
  // Where the list scrolls, the current page is in sight, also after the window has changed its width.
  useEffect(() => {
    const entries = shownList.current;
    const marked = entries?.querySelector<HTMLElement>('[aria-current=page]');
    if (!entries || !marked) return;
    const observer = new ResizeObserver(() => {
      entries.scrollLeft = marked.offsetLeft - (entries.clientWidth - marked.offsetWidth) / 2;
    });
    observer.observe(entries);
    return () => observer.disconnect();
  }, [current]);
  // Neither the loyalty program nor favorites are for employees.
  const isEmployee = session.status === 'employee';
  const shown = (Object.keys(paths) as AreaPage[]).filter((page) => page !== 'loyalty' || !isEmployee);
  return (
    <nav ref={shownList} aria-label={texts.nav} css={[list, session.status === 'loading' && awaited]}>
      {shown.map((page) => (
        <Link key={page} to={paths[page]} css={entry} {...(page === current ? { 'aria-current': 'page' } : {})}>
          {texts[page]}
        </Link>
      ))}
      {!isEmployee && (
        <Link to="/favorites" css={entry}>
          {texts.favorites}
        </Link>
      )}
    </nav>
  );
}

import { css } from '@emotion/react';
import { usePlatform } from 'shared-contracts/platform';
import { color, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useSession } from 'storefront-kit/use-session';
import { areaMessages } from '../../messages/area-messages.ts';

export type AreaPage =
  | 'overview'
  | 'orders'
  | 'profile'
  | 'security'
  | 'addresses'
  | 'payment'
  | 'messages'
  | 'loyalty'
  | 'data';

const paths: Readonly<Record<AreaPage, string>> = {
  overview: '/account',
  orders: '/account/orders',
  profile: '/account/profile',
  security: '/account/security',
  addresses: '/account/addresses',
  payment: '/account/payment',
  messages: '/account/messages',
  loyalty: '/account/loyalty',
  data: '/account/data',
};

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  // On phones the links wrap; their targets must not overlap.
  gap: `${space[1]} ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
});
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  color: color.slate,
  textDecoration: 'none',
  '&:hover': { color: color.ink, borderColor: color.line },
  '&[aria-current=page]': { color: color.ink, fontWeight: 600, borderColor: color.ember },
});

/** Links to the account's pages, with the current one marked. */
export function AccountNav({ current }: { readonly current: AreaPage }) {
  const { locale } = usePlatform();
  const texts = areaMessages(locale);
  const session = useSession();
  // The loyalty program is not for employees.
  const shown = (Object.keys(paths) as AreaPage[]).filter(
    (page) => page !== 'loyalty' || session.status === 'consumer',
  );
  return (
    <nav aria-label={texts.nav} css={line}>
      {shown.map((page) => (
        <Link key={page} to={paths[page]} css={entry} {...(page === current ? { 'aria-current': 'page' } : {})}>
          {texts[page]}
        </Link>
      ))}
      {session.status === 'consumer' && (
        <Link to="/favorites" css={entry}>
          {texts.favorites}
        </Link>
      )}
    </nav>
  );
}

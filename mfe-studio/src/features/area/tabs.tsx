import { Row } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

interface TabsProps {
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly label: string }[];
  /** The page that is open. */
  readonly current: string;
}

/** Links between pages of one subject. */
export function Tabs({ label, pages, current }: TabsProps) {
  return (
    <nav aria-label={label}>
      <Row as="ul" gap={4}>
        {pages.map(({ to, label: name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              css={[
                linkStyle,
                {
                  display: 'inline-block',
                  paddingBlock: space[2],
                  '&[aria-current]': { fontWeight: 600, textDecoration: 'none' },
                },
              ]}
            >
              {name}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

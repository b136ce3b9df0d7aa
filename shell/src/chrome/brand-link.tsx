import { Logo } from 'shared-ui/logo';
import { Link } from 'storefront-kit/routing';

interface BrandLinkProps {
  readonly brand: string;
  readonly to: string;
  /** The page that it leads to. */
  readonly page: string;
  readonly className?: string;
}

/** The brand at the start of each header, which leads to its first page. */
export function BrandLink({ brand, to, page, className }: BrandLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${brand}, ${page}`}
      className={className}
      css={{
        color: 'inherit',
        textDecoration: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '2.75rem',
      }}
    >
      <Logo wordmark={brand} />
    </Link>
  );
}

import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { color, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { hasRole, useStaff } from 'storefront-kit/use-staff';
import { shellMessages } from '../app/messages.ts';
import { BrandLink } from './brand-link.tsx';

/** The header of pages for staff: the brand, which leads to their start page, the studio for editors, and nothing for shoppers. */
export function StaffHeader({ brand }: { readonly brand: string }) {
  const { staffArea, studio } = shellMessages(useLocale());
  const isEditor = hasRole(useStaff(), 'editor');
  return (
    <header css={{ borderBottom: `1px solid ${color.line}` }}>
      <Container css={{ display: 'flex', alignItems: 'center', gap: space[4], minHeight: '4.25rem' }}>
        <BrandLink brand={brand} to="/staff" page={staffArea} />
        <p css={{ color: color.muted, borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space[4] }}>
          {staffArea}
        </p>
        {isEditor && (
          <Link to="/studio" css={[linkStyle, { marginInlineStart: 'auto' }]}>
            {studio}
          </Link>
        )}
      </Container>
    </header>
  );
}

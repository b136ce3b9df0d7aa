import { Container } from 'shared-ui/layout';
import { color, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { BrandLink } from './brand-link.tsx';

/** The header of pages for staff: the brand, which leads to their start page, and nothing for shoppers. */
export function StaffHeader({ brand }: { readonly brand: string }) {
  const { staffArea } = shellMessages(useLocale());
  return (
    <header css={{ borderBottom: `1px solid ${color.line}` }}>
      <Container css={{ display: 'flex', alignItems: 'center', gap: space[4], minHeight: '4.25rem' }}>
        <BrandLink brand={brand} to="/staff" page={staffArea} />
        <p css={{ color: color.muted, borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space[4] }}>
          {staffArea}
        </p>
      </Container>
    </header>
  );
}

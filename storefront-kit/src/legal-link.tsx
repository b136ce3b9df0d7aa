import type { ReactNode } from 'react';
import { type LegalPage, legalPages } from 'shared-contracts/legal-pages';
import { Link } from './routing.tsx';

interface LegalLinkProps {
  readonly page: LegalPage;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a legal page beside what it applies to. It opens a tab of its own, so that nothing typed is lost. */
export const LegalLink = ({ page, ...rest }: LegalLinkProps) => (
  <Link to={legalPages[page]} target="_blank" {...rest} />
);

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type LegalPage, legalPages } from 'shared-contracts/legal-pages';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test } from 'vitest';
import { LegalLink } from './legal-link.tsx';
import { fakePlatform } from './testing/platform.ts';

afterEach(cleanup);

test.each(Object.entries(legalPages))('leads to the page of %s in a tab of its own [ACC-23]', (page, path) => {
  render(
    <PlatformProvider platform={fakePlatform()}>
      <MemoryRouter>
        <LegalLink page={page as LegalPage}>Read it</LegalLink>
      </MemoryRouter>
    </PlatformProvider>,
  );
  const link = screen.getByRole('link', { name: 'Read it' });
  expect(link.getAttribute('href')).toBe(`/en-us${path}`);
  expect(link.getAttribute('target')).toBe('_blank');
});

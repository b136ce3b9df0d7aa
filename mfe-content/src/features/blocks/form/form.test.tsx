import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { formExample } from 'shared-contracts/blocks/form';
import { PlatformProvider } from 'shared-contracts/platform';
import { SlotHostContext } from 'storefront-kit/slot';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';
import { FormBlock } from './form.tsx';

afterEach(cleanup);

test.each([
  ['sign-in', 'Sign in', '/en-us/account'],
  ['sign-up', 'Create an account', '/en-us/sign-up'],
  ['newsletter', 'Subscribe to the newsletter', '/en-us/newsletter'],
] as const)('leads to the page of %s while there is no form [CNT-17]', async (form, name, href) => {
  await renderBlocks([{ ...formExample, form }]);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test.each([
  ['sign-in', 'account.form', { form: 'sign-in', place: 'inline' }],
  ['sign-up', 'account.form', { form: 'sign-up', place: 'inline' }],
  ['newsletter', 'account.newsletter', {}],
] as const)('shows the form %s of the account within the page [CNT-17]', (form, slot, props) => {
  const Host = ({ name, props }: { readonly name: string; readonly props: object }) => (
    <p>
      {name} {JSON.stringify(props)}
    </p>
  );
  render(
    <PlatformProvider platform={fakePlatform()}>
      <MemoryRouter initialEntries={['/en-us']}>
        <SlotHostContext value={Host}>
          <FormBlock block={{ ...formExample, form }} />
        </SlotHostContext>
      </MemoryRouter>
    </PlatformProvider>,
  );
  expect(screen.getByText(`${slot} ${JSON.stringify(props)}`)).toBeTruthy();
});

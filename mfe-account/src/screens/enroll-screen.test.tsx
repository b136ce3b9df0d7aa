import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test } from 'vitest';
import EnrollScreen from './enroll-screen.tsx';

test('leads to the account while the flag is off [ACC-05]', async () => {
  const platform = fakePlatform({ session: { status: 'guest', consumerNo: 'c-1' } });
  const { container } = render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <EnrollScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/account', { replace: true }));
  expect(container.querySelector('form')).toBeNull();
});

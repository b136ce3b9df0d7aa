import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginAttempt, pendingAttempt } from '../model/place-attempt.ts';
import ConfirmationScreen from './confirmation-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('remembers the attempt until the shopper leaves the order, for a reload that has begun before [CHK-19]', async () => {
  beginAttempt({ cartId: 'one', expectedTotal: 34_900, payment: { code: 'CREDIT_CARD', additionalData: {} } });
  const { unmount } = render(
    <PlatformProvider platform={fakePlatform({ answer: () => Promise.resolve(exampleOrder) })}>
      <MemoryRouter initialEntries={[`/en-us/order-confirmation?order=${exampleOrder.orderNumber}`]}>
        <ConfirmationScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'We have your order' });
  expect(pendingAttempt()).toMatchObject({ cartId: 'one' });
  unmount();
  expect(pendingAttempt()).toBeUndefined();
});

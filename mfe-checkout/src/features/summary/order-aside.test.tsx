import { cleanup, render, screen } from '@testing-library/react';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import { OrderContents } from './order-aside.tsx';

afterEach(cleanup);

const show = (earning: typeof exampleCart.earning) =>
  render(
    <PlatformProvider platform={fakePlatform()}>
      <OrderContents cart={{ ...exampleCart, earning }} />
    </PlatformProvider>,
  );

test('tells what the order earns, and leads nobody out of checkout [ACC-12]', () => {
  show({ points: 235, membership: 'guest' });
  expect(screen.getByText('Members earn up to 235 points with this order.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  cleanup();
  show(undefined);
  expect(screen.queryByText(/points/)).toBeNull();
});

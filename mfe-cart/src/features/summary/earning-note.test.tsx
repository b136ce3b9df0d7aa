import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Cart } from 'shared-contracts/calls/cart-entities';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { EarningNote } from './earning-note.tsx';

afterEach(cleanup);

function open(membership: NonNullable<Cart['earning']>['membership']) {
  const onLeave = vi.fn<() => void>();
  render(
    <PlatformProvider platform={fakePlatform()}>
      <MemoryRouter initialEntries={['/en-us/cart']}>
        <EarningNote earning={{ points: 235, membership }} onLeave={onLeave} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return onLeave;
}

test('tells what the order earns, and leads who is no member to the program [ACC-12]', () => {
  const onLeave = open('guest');
  expect(screen.getByText(/^Members earn up to 235 points/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Sign in or join' });
  expect(link.getAttribute('href')).toBe('/en-us/account/loyalty');
  fireEvent.click(link);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('leads members nowhere', () => {
  open('member');
  expect(screen.getByText('This order earns 235 points.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import type { SavedInstrument } from 'shared-contracts/calls/consumer-wallet';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { Rewards } from './rewards.tsx';

afterEach(cleanup);

const card: SavedInstrument = {
  paymentInstrumentId: '0b4e5f5a-6a0e-4a39-9c66-1f4a2f7a1c12',
  type: 'REWARD_CARD',
  default: false,
  lastFour: '4021',
  balance: 2500,
  currency: 'USD',
  expiresAt: '2027-03-31T22:00:00.000Z',
};

function show(rewards: readonly SavedInstrument[]) {
  render(
    <PlatformProvider platform={fakePlatform({})}>
      <Rewards rewards={rewards} onChanged={vi.fn()} />
    </PlatformProvider>,
  );
}

test('shows what is left on a reward, and until when it can be used [ACC-11]', () => {
  show([card]);
  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('Reward card');
  expect(text).toContain('$25.00');
  expect(text).toContain('Valid until Mar 31, 2027');
});

test('says nothing of an end that a reward does not have [ACC-11]', () => {
  const { expiresAt: _, ...endless } = card;
  show([endless]);
  expect(screen.getByRole('listitem').textContent).not.toContain('Valid until');
});

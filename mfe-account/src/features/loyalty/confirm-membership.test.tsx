import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { confirmLoyalty } from 'shared-contracts/calls/consumer-wallet';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, expect, test } from 'vitest';
import { ConfirmMembership } from './confirm-membership.tsx';

afterEach(cleanup);

function follow(...answers: readonly (() => unknown)[]) {
  const services = fakeServices({});
  services.next(confirmLoyalty.name, ...answers);
  const platform = fakePlatform({ answer: services.answer });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <ConfirmMembership token="t-1" />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, services };
}
const toMembership = () => screen.getByRole('link', { name: 'To my membership' }).getAttribute('href');

test('confirms a membership by the mailed link, and leads to it [ACC-12]', async () => {
  const { platform, services } = follow(() => confirmLoyalty.example);
  expect((await screen.findByRole('status')).textContent).toBe(
    'You are a member now. Your member number is 4K7Q-2X9D.',
  );
  expect(services.calls(confirmLoyalty.name).map(({ input }) => input.body)).toEqual([{ token: 't-1' }]);
  expect(platform.session.reset).toHaveBeenCalledOnce();
  expect(toMembership()).toBe('/en-us/account/loyalty');
});

test('leads to another email when the link is used or too old [ACC-12]', async () => {
  follow(refuse('AUT402', 'This link has expired.'));
  expect((await screen.findByRole('alert')).textContent).toBe('This link has expired.');
  expect(toMembership()).toBe('/en-us/account/loyalty');
});

test('tries again after a failure [ACC-12]', async () => {
  follow(refuse('GEN500'), () => confirmLoyalty.example);
  expect((await screen.findByRole('alert')).textContent).toContain('The membership could not be confirmed.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status')).toBeTruthy();
});

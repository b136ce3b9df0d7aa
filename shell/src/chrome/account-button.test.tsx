// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, expect, test } from 'vitest';
import { AccountButton } from './account-button.tsx';

afterEach(cleanup);

const { consumerDetails } = getConsumer.example;
const stranger: ConsumerProfile = {
  ...getConsumer.example,
  consumerDetails: { ...consumerDetails, firstName: 'Mara', lastName: 'Lindqvist', email: 'mara@example.org' },
};
const member: ConsumerProfile = {
  ...stranger,
  isLoyaltyMember: true,
  loyaltySummary: { points: { balance: 1250 } },
};
const consumer: SessionState = { status: 'consumer', consumerNo: 'c-1' };
const employee: SessionState = { status: 'employee', consumerNo: 'c-2', isEmployeeDiscountTCAccepted: true };

function show(session: SessionState, profile = stranger, locale: LocaleId = 'en-us') {
  const services = fakeServices({ [getConsumer.name]: () => profile });
  const platform = fakePlatform({ session, locale, answer: services.answer });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/${locale}/`]}>
        <AccountButton />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { services, platform };
}
const press = (name = 'Account') => fireEvent.click(screen.getByRole('button', { name }));
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('leads a guest to the account', () => {
  const { services } = show({ status: 'guest', consumerNo: 'c-3' });
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/en-us/account');
  expect(screen.queryByRole('button')).toBeNull();
  expect(services.names()).toEqual([]);
});

test.each([
  [member, 'en-us', 'Account', '1,250 points'],
  [member, 'de-de', 'Konto', '1.250 Punkte'],
  [stranger, 'en-us', 'Account', 'mara@example.org'],
] as const)('names who is signed in, each time it opens (%#) [ACC-12]', async (profile, locale, name, line) => {
  const { services } = show(consumer, profile, locale);
  expect(services.names()).toEqual([]);
  press(name);
  expect(await screen.findByText('Mara Lindqvist')).toBeTruthy();
  expect(screen.getByText(line)).toBeTruthy();
  press(name);
  services.next(getConsumer.name, () => ({
    ...profile,
    consumerDetails: { ...profile.consumerDetails, firstName: 'Ida' },
  }));
  press(name);
  expect(await screen.findByText('Ida Lindqvist')).toBeTruthy();
});

test('leads to the pages of the account, and employees to no program', () => {
  show(consumer);
  press();
  expect(links()).toEqual([
    ['Your account', '/en-us/account'],
    ['Orders', '/en-us/account/orders'],
    ['Loyalty program', '/en-us/account/loyalty'],
  ]);
  cleanup();
  show(employee);
  press();
  expect(links().map(([text]) => text)).toEqual(['Your account', 'Orders']);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

test('works without knowing who is signed in', async () => {
  const { services } = show(consumer);
  services.next(getConsumer.name, refuse('GEN500'));
  press();
  await expect.poll(() => services.names()).toEqual([getConsumer.name]);
  expect(links()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

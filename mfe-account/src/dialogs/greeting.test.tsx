import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { getConsumer, updateConsumer } from 'shared-contracts/calls/consumer';
import { getWelcomePromotion } from 'shared-contracts/calls/consumer-wallet';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import InterestsDialog from './interests.tsx';
import WelcomeDialog from './welcome.tsx';

afterEach(cleanup);

type Greeting = ComponentType<DialogContentProps<Record<string, never>, unknown>>;

function open(Content: Greeting, answers: Readonly<Record<string, () => unknown>> = {}) {
  const made: [string, object][] = [];
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'c-2' },
    answer({ name, example }, input) {
      made.push([name, input]);
      return answers[name]?.() ?? example;
    },
  });
  const ends = { resolve: vi.fn(), dismiss: vi.fn(), onClosed: vi.fn() };
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <Content open props={{}} {...ends} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { ...ends, platform, made };
}
const { example } = getConsumer;
const profileOf = (change: object) => ({ [getConsumer.name]: () => ({ ...example, ...change }) });
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as HTMLButtonElement);

describe('the welcome [ACC-04] [ACC-12]', () => {
  test('names a new member, and shows the code', async () => {
    const { resolve } = open(WelcomeDialog as Greeting, {
      ...profileOf({ isLoyaltyMember: true }),
      [getWelcomePromotion.name]: () => ({ code: 'HELLO-4K7Q', redeemed: false }),
    });
    expect(await screen.findByText('Welcome, Mara')).toBeTruthy();
    expect(await screen.findByText('HELLO-4K7Q')).toBeTruthy();
    press('Continue');
    expect(resolve).toHaveBeenCalledWith(true);
  });

  test('says where the link is that confirms a membership', async () => {
    const enrollment = {
      type: 'Loyalty',
      optin: true,
      doubleOptin: false,
      country: 'DE',
      region: 'EMEA',
      channel: 'email',
    };
    open(WelcomeDialog as Greeting, profileOf({ enrollments: [enrollment] }));
    expect(await screen.findByText(/^We have mailed a link to mara@example.org/)).toBeTruthy();
  });

  test('greets without a name when the account cannot be read, and leads on', async () => {
    const refuse = () => {
      throw new ProductError('GEN500', 'Said by the services.');
    };
    const { resolve } = open(WelcomeDialog as Greeting, { [getConsumer.name]: refuse });
    expect(await screen.findByText('Your account could not be loaded.')).toBeTruthy();
    expect(screen.getByText('Welcome')).toBeTruthy();
    press('Continue');
    expect(resolve).toHaveBeenCalledWith(true);
  });
});

describe('the interests [ACC-04] [ACC-09]', () => {
  test('are saved, and said to be', async () => {
    const { made, resolve, platform } = open(InterestsDialog as Greeting);
    fireEvent.click(await screen.findByLabelText('Skiing'));
    press('Save and continue');
    await waitFor(() => expect(resolve).toHaveBeenCalled());
    const body = { consumerProfile: { preferences: { interests: 'skiing' } } };
    expect(made).toContainEqual([updateConsumer.name, { body }]);
    expect(platform.toasts.shown().map(({ text }) => text)).toEqual(['Your preferences are saved.']);
  });

  test('can be passed over', async () => {
    const { made, resolve, platform } = open(InterestsDialog as Greeting);
    fireEvent.click(await screen.findByText('Not now'));
    expect(resolve).toHaveBeenCalled();
    expect(made.map(([name]) => name)).toEqual([getConsumer.name]);
    expect(platform.toasts.shown()).toEqual([]);
  });
});

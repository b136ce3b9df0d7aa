import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { copyData, deleteAccount } from 'shared-contracts/calls/my-data';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataCopy } from './data-copy.tsx';
import { DeleteAccount } from './delete-account.tsx';

const consumer: SessionState = { status: 'consumer', consumerNo: 'mara' };
const employee: SessionState = { status: 'employee', consumerNo: 'emil', isEmployeeDiscountTCAccepted: true };
const saved = vi.fn<(file: Blob) => string>();

interface Options {
  readonly session?: SessionState;
  readonly balance?: number;
  readonly credit?: ConsumerProfile['consumerDetails']['consumerCredit'];
}

function show({ session = consumer, balance = 0, credit }: Options = {}) {
  const services = fakeServices({
    [getConsumer.name]: () => ({
      ...getConsumer.example,
      consumerDetails: { ...getConsumer.example.consumerDetails, ...(credit ? { consumerCredit: credit } : {}) },
      ...(balance > 0 ? { isLoyaltyMember: true, loyaltySummary: { points: { balance } } } : {}),
    }),
    [copyData.name]: () => copyData.example,
    [deleteAccount.name]: () => ({}),
  });
  const platform = fakePlatform({ session, answer: services.answer });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <DataCopy />
        <DeleteAccount />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, services };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pressTwice = async () => {
  await press('Delete account');
  await press('Yes, delete it');
};

beforeEach(() => {
  history.replaceState(null, '', '/en-us/account/data');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(saved.mockReturnValue('blob:copy') as never);
  // The test's browser would go to what it should save.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('saves a copy of the data as a file of the day', async () => {
  const { platform } = show();
  await press('Download a copy');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.calls[0]!;
  expect(JSON.parse(await file.text())).toEqual(copyData.example);
  expect(platform.toasts.show).toHaveBeenCalledWith({
    tone: 'success',
    text: 'Your copy is ready. Keep it where only you can read it.',
  });
});

test('asks who is at the page before it copies, and copies nothing for nobody', async () => {
  const { platform, services } = show();
  services.next(copyData.name, refuse('AUT473', 'Please confirm that it is you.'));
  await press('Download a copy');
  await waitFor(() => expect(platform.dialogs.opened()).toHaveLength(1));
  platform.dialogs.opened()[0]!.dismiss();
  expect((await screen.findByRole('alert')).textContent).toContain('Please confirm that it is you.');
  expect(saved).not.toHaveBeenCalled();

  services.next(copyData.name, refuse('AUT473'));
  await press('Download a copy');
  await waitFor(() => expect(platform.dialogs.opened()).toHaveLength(1));
  platform.dialogs.opened()[0]!.resolve(true);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('deletes the account after a question, and leaves as a guest without another sign-out', async () => {
  const { platform, services } = show();
  await press('Delete account');
  expect(services.calls(deleteAccount.name)).toEqual([]);
  await press('Yes, delete it');

  await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledOnce());
  expect(platform.navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(services.calls(deleteAccount.name)).toHaveLength(1);
  expect(platform.session.signOut).toHaveBeenCalledExactlyOnceWith({ hasEnded: true });
  expect(platform.toasts.show).toHaveBeenCalledExactlyOnceWith({
    tone: 'success',
    text: 'Your account is deleted. We have mailed you a confirmation.',
  });
});

test('keeps the account when it was not meant, or could not be deleted', async () => {
  const { platform, services } = show();
  await press('Delete account');
  await press('Keep my account');
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy();
  services.next(deleteAccount.name, refuse('GEN500'));
  await pressTwice();
  expect((await screen.findByRole('alert')).textContent).toContain('Your account could not be deleted.');
  expect(platform.session.signOut).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy();
});

test('knows that the account is gone when the answer to the first attempt was lost', async () => {
  const { platform, services } = show();
  services.next(deleteAccount.name, refuse('NET503'), refuse('AUT498'));
  await pressTwice();
  await screen.findByRole('alert');
  expect(platform.session.signOut).not.toHaveBeenCalled();
  await pressTwice();
  await waitFor(() => expect(platform.session.signOut).toHaveBeenCalledExactlyOnceWith({ hasEnded: true }));
});

test('does not take a session that has ended for a deleted account', async () => {
  const { platform, services } = show();
  services.next(deleteAccount.name, refuse('AUT498', 'Please sign in again.'));
  await pressTwice();
  expect((await screen.findByRole('alert')).textContent).toContain('Please sign in again.');
  expect(platform.session.signOut).not.toHaveBeenCalled();
});

test('says so, and offers nothing more, when the page cannot be left', async () => {
  const { platform } = show();
  platform.session.signOut.mockRejectedValue(new Error('The line was cut'));
  await pressTwice();
  expect(await screen.findByText('Your account is deleted. We have mailed you a confirmation.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  await waitFor(() =>
    expect(platform.toasts.show).toHaveBeenCalledWith({
      tone: 'error',
      text: 'Your account is deleted. Please reload the page to go on shopping.',
    }),
  );
});

test('does not begin twice while it deletes', async () => {
  const { services } = show();
  services.next(deleteAccount.name, () => new Promise(() => undefined));
  await pressTwice();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
  expect(screen.getByRole('button', { name: /Deleting/ }).getAttribute('aria-busy')).toBe('true');
});

test.each([
  [1, 'Your point ends with the account.'],
  [1240, 'Your 1,240 points end with the account.'],
])('says to who has %i points that they end', async (balance, text) => {
  show({ balance });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('says that a credit ends, as far as it is not spent', async () => {
  const credit = { type: 'athlete', currency: 'USD', currentSpend: 40_000, annualCredit: 100_000 } as const;
  show({ credit });
  expect(await screen.findByText('What is left of your yearly credit ends with the account.')).toBeTruthy();
  cleanup();
  show({ credit: { ...credit, currentSpend: 100_000 } });
  await screen.findByRole('button', { name: 'Delete account' });
  expect(screen.queryByText(/yearly credit/)).toBeNull();
});

test('offers employees the copy only', () => {
  show({ session: employee });
  expect(screen.getByText(/^Your employer looks after this account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download a copy' })).toBeTruthy();
});

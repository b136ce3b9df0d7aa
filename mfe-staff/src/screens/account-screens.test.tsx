import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { disableAccount, enableAccount, findAccount, signOutAccount } from 'shared-contracts/calls/staff-accounts';
import { ProductError } from 'shared-contracts/errors/product-error';
import { afterEach, describe, expect, test } from 'vitest';
import { button, open, press, recording, signedIn, signOut, type } from '../testing/staff-page.tsx';
import AccountsScreen from './accounts-screen.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

const page = ['/staff/accounts', '/staff/accounts', <AccountsScreen key="accounts" />] as const;
const { account } = findAccount.example;
if (!account) throw new Error('The example has an account');
const params = { accountId: account.accountId };

async function show(options: Parameters<typeof open>[3] = {}) {
  const platform = open(...page, { staff: signedIn('support'), ...options });
  await screen.findByLabelText('Email address of the account');
  return platform;
}

/** Presses the button in the dialog, whose name is that of the one which opened it. */
const pressLast = (name: string) => fireEvent.click(screen.getAllByRole('button', { name, hidden: true }).at(-1)!);

async function find(email = ' mara@example.org ') {
  type('Email address of the account', email);
  press('Find');
  await screen.findByRole('region', { name: 'Mara Lindqvist' });
}

describe('accounts of customers', () => {
  test('are found by the whole address, and shown with what can be done', async () => {
    const { of, answer } = recording();
    await show({ answer });
    type('Email address of the account', 'mara');
    press('Find');
    expect(screen.getByText('Enter the whole email address.')).toBeDefined();
    expect(of(findAccount)).toEqual([]);
    await find();
    expect(of(findAccount).map(({ input }) => input)).toEqual([{ body: { email: 'mara@example.org' } }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mara Lindqvist'));
    expect(screen.getByText('Signed in on 2 devices')).toBeDefined();
    expect(screen.getByText('Active')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enable account' })).toBeNull();
  });

  test('are signed out after a reason, and after saying what happens', async () => {
    const { of, answer } = recording();
    const platform = await show({ answer });
    await find();
    press('Sign out everywhere');
    press('Continue');
    expect(screen.getByText('Write down why.')).toBeDefined();
    type('Reason', 'Stolen phone');
    press('Continue');
    expect(screen.getByText('The customer can sign in again right away.')).toBeDefined();
    expect(of(signOutAccount)).toEqual([]);
    pressLast('Sign out everywhere');
    await waitFor(() => expect(of(signOutAccount)).toHaveLength(1));
    expect(of(signOutAccount)[0]?.input).toEqual({ params, body: { reason: 'Stolen phone' } });
    expect(await screen.findByText('Signed in nowhere')).toBeDefined();
    expect(platform.toasts.show).toHaveBeenCalledWith({
      tone: 'success',
      text: 'The account is signed out everywhere.',
    });
  });

  test('are disabled, and enabled again', async () => {
    const { of, answer } = recording();
    await show({ answer });
    await find();
    press('Disable account');
    type('Reason', 'Somebody else has the mailbox');
    press('Continue');
    expect(screen.getByText('Nobody can sign in until the account is enabled again.')).toBeDefined();
    pressLast('Disable account');
    await waitFor(() => expect(of(disableAccount)).toHaveLength(1));
    expect(await screen.findByText('Disabled')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Disable account', hidden: true })).toBeNull());
    press('Enable account');
    type('Reason', 'New password set');
    press('Continue');
    pressLast('Enable account');
    await waitFor(() => expect(of(enableAccount)).toHaveLength(1));
    expect(await screen.findByText('Active')).toBeDefined();
  });

  test('keep the reason when a change is refused, and repeat it under the same key', async () => {
    const refusal = new ProductError('GEN503', '', { status: 503 });
    const { of, answer } = recording({ [disableAccount.name]: refusal });
    await show({ answer });
    await find();
    press('Disable account');
    type('Reason', 'Stolen');
    press('Continue');
    pressLast('Disable account');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).not.toBe('');
    pressLast('Disable account');
    await waitFor(() => expect(of(disableAccount)).toHaveLength(2));
    expect(new Set(of(disableAccount).map(({ key }) => key)).size).toBe(1);
    press('Back');
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Stolen');
  });

  test('are gone from the page when they were deleted meanwhile', async () => {
    const { answer } = recording({ [signOutAccount.name]: new ProductError('PRO404', '', { status: 404 }) });
    await show({ answer });
    await find();
    press('Sign out everywhere');
    type('Reason', 'Stolen');
    press('Continue');
    pressLast('Sign out everywhere');
    expect(await screen.findByText(/^No account has this address/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Mara Lindqvist' })).toBeNull();
  });

  test('say that there is none, that the search failed, and who may look', async () => {
    await show({ answer: () => ({}) });
    type('Email address of the account', 'nobody@example.org');
    press('Find');
    expect(await screen.findByText(/^No account has this address/)).toBeDefined();
    cleanup();
    const { answer } = recording({ [findAccount.name]: new ProductError('NET503', '', { status: 503 }) });
    await show({ answer });
    type('Email address of the account', 'mara@example.org');
    press('Find');
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work. Please try again.');
    expect(button('Find')).toBeDefined();
    cleanup();
    open(...page, { staff: signedIn('operator') });
    expect(await screen.findByText(/^This page is for customer service/)).toBeDefined();
  });
});

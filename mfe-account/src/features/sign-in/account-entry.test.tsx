// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { requestPasswordReset } from 'shared-contracts/calls/auth';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import type { AccountFormProps } from 'shared-contracts/slots/account';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import SignInDialog from '../../dialogs/sign-in.tsx';
import AccountForm from '../../slots/account-form.tsx';

afterEach(cleanup);

function open(
  props: AccountFormProps,
  session: SessionState = { status: 'guest', consumerNo: 'c-1' },
  onCall: (name: string, input: object) => void = () => undefined,
) {
  const platform = fakePlatform({
    session,
    answer: ({ name, example }, input) => {
      onCall(name, input);
      return example;
    },
    botToken: undefined,
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <AccountForm {...props} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}

test('signs in within a page, and names where the form stands [CNT-17]', async () => {
  const onDone = vi.fn();
  const platform = open({ form: 'sign-in', place: 'inline', subject: 'summit-weekend', isStep: true, onDone });
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'lena@demo.example' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(platform.session.signIn).toHaveBeenCalledWith({
    username: 'lena@demo.example',
    password: 'Fell-Runner-27',
    formLocation: 'inline:step:sign-in:summit-weekend',
  });
});

test('changes between signing in and creating an account without leaving the page [CNT-17]', async () => {
  open({ form: 'sign-in', place: 'inline' });
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  const firstName = await screen.findByRole('textbox', { name: 'First name' });
  await waitFor(() => expect(document.activeElement).toBe(firstName));
  fireEvent.click(screen.getByRole('button', { name: 'I have an account' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })));
});

test('keeps what was typed in both forms when one changes between them [ACC-16]', async () => {
  open({ form: 'sign-in', place: 'modal' });
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'mara@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  fireEvent.input(await screen.findByRole('textbox', { name: 'First name' }), { target: { value: 'Mara' } });
  // What is not shown cannot be found, and is not read out.
  expect(screen.getAllByRole('textbox', { name: 'Email' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'I have an account' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'mara@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Mara');
});

test('asks for a new password without leaving the page, with the email that was typed [ACC-06]', async () => {
  const asked = vi.fn();
  open({ form: 'sign-in', place: 'modal' }, undefined, asked);
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'lena@demo.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await screen.findByRole('button', { name: 'Send the link' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(document.activeElement).toBe(email);
  expect(email).toHaveProperty('value', 'lena@demo.example');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  const sent = await screen.findByText(/^If there is an account for lena@demo.example/);
  expect(document.activeElement?.contains(sent)).toBe(true);
  expect(asked).toHaveBeenCalledWith(requestPasswordReset.name, { body: { email: 'lena@demo.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lena@demo.example');
  expect(screen.getByLabelText('Password')).toBeDefined();
});

test('lists what is missing and links to it, or leads to the one field that is wrong [ACC-03]', async () => {
  const platform = open({ form: 'sign-in', place: 'inline' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  press();
  const summary = await screen.findByRole('region', { name: '2 entries need another look' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByText('Please enter the email address of your account.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Password: Please enter your password.' }));
  expect(document.activeElement).toBe(password);
  fireEvent.input(email, { target: { value: 'lena@demo.example' } });
  await screen.findByRole('region', { name: '1 entry needs another look' });
  fireEvent.input(password, { target: { value: 'Fell-Runner-27' } });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  fireEvent.input(password, { target: { value: '' } });
  press();
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('region')).toBeNull();
  expect(platform.session.signIn).not.toHaveBeenCalled();
});

test('is reached by keyboard from the email to the password at once, and offers an account to new visitors', () => {
  open({ form: 'sign-in', place: 'inline' });
  const order = [...document.querySelectorAll('input, button, a')].map(
    (element) => element.getAttribute('aria-label') ?? (element.getAttribute('name') || element.textContent),
  );
  expect(order.slice(0, 5)).toEqual(['email', 'password', 'Show password', 'Forgot your password?', 'Sign in']);
  expect(order.at(-1)).toBe('Create an account');
  expect(screen.getByText('New here?')).toBeTruthy();
});

test('begins with the email that was typed elsewhere on the page [ACC-03]', () => {
  const platform = fakePlatform({
    session: { status: 'guest', consumerNo: 'c-1' },
    answer: ({ example }) => example,
  });
  const ends = { resolve: vi.fn(), dismiss: vi.fn(), onClosed: vi.fn() };
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <SignInDialog open props={{ email: 'lena@demo.example' }} {...ends} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'lena@demo.example');
});

test('says so when somebody is signed in already [CNT-17]', () => {
  open({ form: 'sign-up', place: 'inline' }, { status: 'consumer', consumerNo: 'c-1' });
  expect(screen.getByText('You are signed in.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

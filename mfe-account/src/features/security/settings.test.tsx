import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { changePassword } from 'shared-contracts/calls/auth';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { changeEmail } from 'shared-contracts/calls/email-change';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, describe, expect, test } from 'vitest';
import { EmailSetting } from './email-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';

afterEach(cleanup);

function show(part: React.ReactNode) {
  const services = fakeServices({
    [getConsumer.name]: () => getConsumer.example,
    [changeEmail.name]: () => ({}),
    [changePassword.name]: () => ({}),
  });
  const platform = fakePlatform({
    session: { status: 'consumer', consumerNo: 'lena' },
    answer: services.answer,
  });
  render(<PlatformProvider platform={platform}>{part}</PlatformProvider>);
  return { platform, services };
}

const button = (name: string) => screen.getByRole('button', { name });
const fill = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('the email in the settings [SEC-02]', () => {
  test('is shown, and its form opens in place, takes the focus, and gives it back', async () => {
    show(<EmailSetting />);
    expect(await screen.findByText(`You sign in as ${getConsumer.example.consumerDetails.email}.`)).toBeTruthy();
    const change = button('Change email');
    expect([change.getAttribute('aria-expanded'), screen.queryByRole('textbox')]).toEqual(['false', null]);
    fireEvent.click(change);
    const email = screen.getByRole('textbox', { name: 'New email address' });
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(change.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(change.getAttribute('aria-controls') ?? '')?.contains(email)).toBe(true);
    fireEvent.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(change);
    expect(change.hasAttribute('aria-controls')).toBe(false);
  });

  test('closes its form once the link is sent, and keeps it open with what is wrong', async () => {
    const { services } = show(<EmailSetting />);
    services.next(changeEmail.name, refuse('AUT453', 'This address has an account already.'));
    fireEvent.click(button('Change email'));
    fill('New email address', 'new@example.org');
    fireEvent.click(button('Send the link'));
    expect(await screen.findByText('This address has an account already.')).toBeTruthy();
    fireEvent.click(button('Send the link'));
    expect((await screen.findByRole('status')).textContent).toContain('We have sent a link to new@example.org.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(button('Change email'));
  });
});

describe('the password in the settings [ACC-06]', () => {
  test('closes its form once it has changed, says so, and forgets what was typed', async () => {
    const { platform, services } = show(<PasswordSetting />);
    fireEvent.click(button('Change password'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
    fill('Current password', 'Cairn-2026');
    fill('New password', 'Scree-2027');
    fill('New password again', 'Scree-2027');
    fireEvent.click(button('Save new password'));
    const text = 'Your password has changed, and other devices are signed out.';
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'success', text }));
    expect(services.calls(changePassword.name)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    expect(document.activeElement).toBe(button('Change password'));
    fireEvent.click(button('Change password'));
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import {
  addSubscription,
  type ConsumerProfile,
  getConsumer,
  getSubscriptions,
  type Subscription,
  updateNotifications,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { confirmTextMessages } from 'shared-contracts/calls/text-messages';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Messages } from './messages.tsx';

afterEach(cleanup);

const base = { type: 'Newsletter', country: 'US', region: 'NORA', optinDate: '2026-11-25T10:00:00.000Z' } as const;
const news = (optin: boolean, doubleOptin: boolean): Subscription => ({
  ...base,
  channel: 'email',
  optin,
  doubleOptin,
  recipient: 'mara@example.org',
});
const sms = (optin: boolean, doubleOptin: boolean): Subscription => ({
  ...base,
  channel: 'sms',
  optin,
  doubleOptin,
  recipient: '+15035550142',
});

interface Shown {
  readonly subscriptions?: readonly Subscription[];
  readonly offersTextMessages?: boolean;
  readonly notifications?: Partial<ConsumerProfile['notifications']>;
  readonly phone?: string;
  readonly isMember?: boolean;
  readonly locale?: LocaleId;
  /** Answers changes. */
  readonly change?: (call: AnyCall, body: object) => unknown;
}

async function open({
  subscriptions = [],
  offersTextMessages = true,
  notifications,
  phone,
  isMember = false,
  locale,
  change,
}: Shown = {}) {
  const profile = {
    ...getConsumer.example,
    isLoyaltyMember: isMember,
    notifications: { ...getConsumer.example.notifications, ...notifications },
    consumerDetails: { ...getConsumer.example.consumerDetails, ...(phone ? { phone } : {}) },
  };
  const changes = vi.fn((call: AnyCall, body: object): unknown => change?.(call, body));
  const platform = fakePlatform({
    ...(locale ? { locale } : {}),
    session: { status: 'consumer', consumerNo: 'c-2' },
    answer: (call: AnyCall, input) => {
      if (call.name === getConsumer.name) return profile;
      if (call.name === getSubscriptions.name) return { subscriptions, offersTextMessages };
      return changes(call, (input as { body: object }).body);
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <Messages />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await screen.findAllByRole('region');
  return { platform, changes };
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('newsletter in the account [ACC-15]', () => {
  test.each([
    ['off', [], 'You do not get the newsletter.', ['Get the newsletter']],
    ['waiting', [news(true, false)], /^We have mailed a link to mara@/, ['Mail the link again', 'Cancel newsletter']],
    ['on', [news(true, true)], 'It has gone to mara@example.org since Nov 25, 2026.', ['Stop the newsletter']],
    [
      'ended',
      [{ ...news(false, false), optoutDate: '2026-11-26T10:00:00.000Z' }],
      'You do not get the newsletter. It ended on Nov 26, 2026.',
      ['Get the newsletter'],
    ],
  ] as const)('shows that it is %s, and the ways on', async (_, subscriptions, line, buttons) => {
    await open({ subscriptions });
    const newsletter = part('Newsletter by email');
    expect(newsletter.getByText(line)).toBeDefined();
    expect(newsletter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  test('begins, and moves the focus to what says so', async () => {
    const change = () => ({ subscriptions: [news(true, true)], offersTextMessages: true });
    const { changes } = await open({ change });
    press('Get the newsletter');
    const line = await screen.findByText(/^It has gone to/);
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(changes.mock.calls.map(([{ name }, body]) => [name, body])).toEqual([
      [addSubscription.name, { channel: 'email', type: 'Newsletter', optin: true }],
    ]);
  });

  test('tells why it did not end, and keeps its state', async () => {
    const change = () => {
      throw new ProductError('GEN500', 'Not now.');
    };
    await open({ subscriptions: [news(true, true)], change });
    press('Stop the newsletter');
    expect(await screen.findByText('Not now.')).toBeDefined();
    expect(screen.getByText(/^It has gone to/)).toBeDefined();
  });
});

describe('newsletter for members in the account [ACC-15]', () => {
  const membersNews = (optin: boolean): Subscription => ({ ...news(optin, optin), type: 'LoyaltyNewsletter' });

  test('begins and ends apart from that of the shop', async () => {
    const change = (_call: AnyCall, body: object) => ({
      subscriptions: [membersNews((body as { optin: boolean }).optin)],
      offersTextMessages: true,
    });
    const { changes } = await open({ isMember: true, change });
    const section = part('Newsletter for members');
    fireEvent.click(section.getByRole('button', { name: 'Get the newsletter for members' }));
    fireEvent.click(await section.findByRole('button', { name: 'Stop the newsletter for members' }));
    await section.findByText('You do not get the newsletter for members.');
    expect(part('Newsletter by email').getByText('You do not get the newsletter.')).toBeDefined();
    expect(changes.mock.calls.map(([{ name }, body]) => [name, body])).toEqual([
      [addSubscription.name, { channel: 'email', type: 'LoyaltyNewsletter', optin: true }],
      [updateSubscription.name, { channel: 'email', type: 'LoyaltyNewsletter', optin: false }],
    ]);
  });

  test('is offered to members, and shown to who gets it', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Newsletter for members' })).toBeNull();
    cleanup();
    await open({ subscriptions: [membersNews(true)] });
    expect(
      part('Newsletter for members').getByRole('button', { name: 'Stop the newsletter for members' }),
    ).toBeDefined();
  });
});

describe('text messages in the account [ACC-15]', () => {
  const type = (label: RegExp, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });
  const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I want text messages/ });

  test('can be agreed to only once the number is valid', async () => {
    const { changes } = await open();
    expect(consent().disabled).toBe(true);
    expect(screen.getByText('Enter a valid number first.')).toBeDefined();
    type(/^Mobile phone/, '503 555 014');
    press('Send me a code');
    expect(await screen.findByText('Please enter a valid phone number.')).toBeDefined();
    expect(consent().disabled).toBe(true);
    type(/^Mobile phone/, '503 555 0142');
    expect(consent().disabled).toBe(false);
    press('Send me a code');
    expect(await screen.findByText('Please agree to go on.')).toBeDefined();
    expect(changes).not.toHaveBeenCalled();
  });

  test('begin with the account’s number, ask for the code, and keep the number that is refused', async () => {
    const refused = new ProductError('TXT409', 'This number was stopped.');
    let isStopped = true;
    const change = (call: AnyCall) => {
      if (isStopped) throw refused;
      const isConfirmed = call.name === confirmTextMessages.name;
      return { subscriptions: [sms(true, isConfirmed)], offersTextMessages: true };
    };
    const { changes } = await open({ phone: '+15035550142', change });
    fireEvent.click(consent());
    press('Send me a code');
    expect(await screen.findByText('This number was stopped.')).toBeDefined();
    expect(screen.getByDisplayValue('+15035550142')).toBeDefined();
    isStopped = false;
    press('Send me a code');
    const code = await screen.findByRole('textbox', { name: /^Code from the message/ });
    expect(screen.getByText(/^We have sent a code to \+1 503 555 0142/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(code));
    type(/^Code/, ' 123456 ');
    press('Confirm the number');
    expect(await screen.findByText('On for +1 503 555 0142 since Nov 25, 2026.')).toBeDefined();
    expect(changes.mock.lastCall?.[1]).toEqual({ code: '123456' });
    // Now order updates may come as text messages.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Both' }).disabled).toBe(false);
  });

  test.each([
    ['at the number', 'API422', 'Please enter a valid phone number.', 'true'],
    ['at the number', 'TXT409', 'This number has stopped text messages.', 'true'],
    ['on top', 'API429', 'That was too often.', null],
  ])('say %s why a number gets no code after %s, and keep it [PLT-06]', async (_where, id, text, isInvalid) => {
    const change = () => {
      throw new ProductError(id, id === 'API422' ? 'Some details could not be read.' : text);
    };
    await open({ phone: '+18765551234', change });
    fireEvent.click(consent());
    press('Send me a code');
    await screen.findByText(text);
    const field = screen.getByRole('textbox', { name: /^Mobile phone/ });
    expect([field.getAttribute('aria-invalid'), screen.getByDisplayValue('+18765551234')]).toEqual([isInvalid, field]);
  });

  test('say what is wrong with a code, and keep it', async () => {
    const change = () => {
      throw new ProductError('AUT461', 'This code is not right.');
    };
    await open({ subscriptions: [sms(true, false)], change });
    press('Confirm the number');
    expect(await screen.findByText('Please enter the code.')).toBeDefined();
    type(/^Code/, '000000');
    press('Confirm the number');
    expect(await screen.findByText('This code is not right.')).toBeDefined();
    expect(screen.getByDisplayValue('000000')).toBeDefined();
  });

  test('send another code, take another number and go back, and end', async () => {
    const change = (call: AnyCall) => ({
      subscriptions: [sms(call.name === addSubscription.name, false)],
      offersTextMessages: true,
    });
    const { platform, changes } = await open({ subscriptions: [sms(true, false)], change });
    press('Send another code');
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalled());
    expect(changes.mock.lastCall?.[1]).toEqual({ channel: 'sms', optin: true, phone: '+15035550142' });
    press('Use another number');
    const phone = screen.getByRole('textbox', { name: /^Mobile phone/ });
    await waitFor(() => expect(document.activeElement).toBe(phone));
    press('Back');
    press('Cancel text messages');
    expect(await screen.findByText('You get no text messages.')).toBeDefined();
    expect(changes.mock.lastCall?.[0].name).toBe(updateSubscription.name);
  });

  test('are not offered where the shop sends none', async () => {
    await open({ offersTextMessages: false });
    expect(screen.queryByRole('region', { name: 'Text messages' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save choices' })).toBeDefined();
  });
});

describe('notification preferences [ACC-15]', () => {
  test('are saved as they were chosen', async () => {
    const change = (_call: AnyCall, body: object) => body;
    const { platform, changes } = await open({
      subscriptions: [sms(true, true)],
      notifications: { rewards: false },
      change,
    });
    fireEvent.click(screen.getByRole('radio', { name: 'By text message' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /back in stock$/ }));
    press('Save choices');
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalled());
    expect(changes.mock.calls.map(([{ name }, body]) => [name, body])).toEqual([
      [updateNotifications.name, { orderUpdates: 'sms', backInStock: false, rewards: false }],
    ]);
  });

  test('offer text messages only to a confirmed number', async () => {
    const change = (_call: AnyCall, body: object) => body;
    const { changes } = await open({
      subscriptions: [sms(true, false)],
      notifications: { orderUpdates: 'both' },
      change,
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By text message' }).disabled).toBe(true);
    // What was chosen before the number changed is kept.
    const both = screen.getByRole<HTMLInputElement>('radio', { name: 'Both' });
    expect([both.checked, both.disabled]).toEqual([true, true]);
    expect(screen.getByText('Text messages can be chosen once your number is confirmed.')).toBeDefined();
    press('Save choices');
    await waitFor(() => expect(changes.mock.lastCall?.[1]).toMatchObject({ orderUpdates: 'both' }));
    fireEvent.click(screen.getByRole('radio', { name: 'By email' }));
    press('Save choices');
    await waitFor(() => expect(changes.mock.lastCall?.[1]).toMatchObject({ orderUpdates: 'email' }));
  });
});

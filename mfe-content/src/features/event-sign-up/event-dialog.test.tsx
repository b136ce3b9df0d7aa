import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { eventSignUpExample } from 'shared-contracts/blocks/event-sign-up';
import type { AnyCall } from 'shared-contracts/call';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EventSignUpBlock } from '../blocks/event-sign-up/event-sign-up.tsx';
import EventDialog from './event-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const consumer = { status: 'consumer', consumerNo: 'me' } as const;
const event = { ...eventSignUpExample, richText: [] };

function open(register: (input: object) => unknown, session: SessionState = consumer) {
  const platform = fakePlatform({
    session,
    answer: (call: AnyCall, input) => (call.name === getConsumer.name ? getConsumer.example : register(input)),
  });
  const resolve = vi.fn();
  const dialog = { open: true, resolve, dismiss: vi.fn(), onClosed: vi.fn(), keep: vi.fn() };
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <EventDialog {...dialog} props={{ event }} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, resolve };
}
const hidden = { hidden: true };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, ...hidden }));
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name, ...hidden }));
async function fill() {
  await screen.findByRole('textbox', { name: /^Email/, ...hidden });
  check('Sun, May 2');
  check('I accept the terms of the event.');
}

describe('registering for an event [ACC-16]', () => {
  test('shows the email of the account, which cannot be changed', async () => {
    open(() => registerForEvent.example);
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email/, ...hidden });
    expect([email.value, email.disabled]).toEqual(['mara@example.org', true]);
  });

  test('confirms in place of the form with days and address, and focuses the button that closes it', async () => {
    const { resolve } = open(() => ({ ...registerForEvent.example, attendingDays: ['2027-05-02'] }));
    await fill();
    press('Register');
    expect(await screen.findByText('See you at the bench')).toBeDefined();
    expect(screen.queryByRole('checkbox', hidden)).toBeNull();
    expect(screen.getByText('Sun, May 2')).toBeDefined();
    expect(screen.getByText('We send a confirmation to mara@example.org.')).toBeDefined();
    expect(screen.queryByText(/registered already/)).toBeNull();
    const close = screen.getByText('Close', { selector: '[role=status] button *, [role=status] button' });
    expect(document.activeElement?.contains(close)).toBe(true);
    fireEvent.click(close);
    expect(resolve).toHaveBeenCalled();
  });

  test('says so when the shopper was registered before', async () => {
    open(() => ({ ...registerForEvent.example, alreadyRegistered: true }));
    await fill();
    press('Register');
    expect(await screen.findByText(/^You were registered already\./)).toBeDefined();
  });

  test('disables all inputs while it is sent, and keeps them after an error that can be dismissed', async () => {
    let fail: (error: Error) => void = () => undefined;
    open(() => new Promise((_resolve, reject) => (fail = reject)));
    await fill();
    press('Register');
    await screen.findByText('Registering');
    for (const box of screen.getAllByRole('checkbox', hidden)) expect(box.closest('fieldset[disabled]')).not.toBeNull();
    fail(new ProductError('EVT410', 'This event is over.'));
    expect(await screen.findByText('This event is over.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Sun, May 2', checked: true, ...hidden })).toBeDefined();
    press('Dismiss message');
    await waitFor(() => expect(screen.queryByText('This event is over.')).toBeNull());
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox', hidden)[0]);
  });

  test('asks guests for an account first', () => {
    open(() => registerForEvent.example, { status: 'guest', consumerNo: 'c-1' });
    expect(screen.getByText('First sign in, or create an account.')).toBeDefined();
    expect(screen.queryByRole('checkbox', hidden)).toBeNull();
  });

  test.each([
    ['2027-05-03T11:00:00Z', true],
    ['2027-05-03T13:00:00Z', false],
  ])('is offered until the event is over: at %s %s', (now, isOffered) => {
    vi.useFakeTimers({ now: new Date(now) });
    render(
      <PlatformProvider platform={fakePlatform({ session: consumer })}>
        <EventSignUpBlock block={event} />
      </PlatformProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Save a place' }) !== null).toBe(isOffered);
    expect(screen.queryByText('This event is over.') === null).toBe(isOffered);
  });
});

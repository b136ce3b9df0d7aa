import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { eventSignUpExample } from 'shared-contracts/blocks/event-sign-up';
import type { AnyCall } from 'shared-contracts/call';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import {
  type EventPlaces,
  type EventRegistration,
  getEventPlaces,
  getEventRegistrations,
} from 'shared-contracts/calls/events';
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

const free = [
  { day: '2027-05-01', placesLeft: 12 },
  { day: '2027-05-02', placesLeft: 12 },
];
const full = free.map(({ day }) => ({ day, placesLeft: 0 }));
const oneFull = [full[0]!, { day: '2027-05-02', placesLeft: 3 }];
const own = getEventRegistrations.example.registrations[0] as EventRegistration;

interface Known {
  readonly session?: SessionState;
  /** Places by day, each time that they are read; the last ones stay. */
  readonly days?: readonly (EventPlaces['days'] | ProductError)[];
  readonly registrations?: readonly EventRegistration[] | ProductError;
}

/** What the services know, and `register` what they answer to the form. */
function services(
  register: (input: object) => unknown,
  { session = consumer, days = [free], registrations = [] }: Known,
) {
  const left = [...days];
  const orThrow = <T,>(value: T | ProductError): T => {
    if (value instanceof ProductError) throw value;
    return value;
  };
  return fakePlatform({
    session,
    answer: async (call: AnyCall, input) => {
      if (call.name === getConsumer.name) return getConsumer.example;
      if (call.name === getEventRegistrations.name) return { registrations: orThrow(registrations) };
      if (call.name === getEventPlaces.name)
        return { eventId: event.eventId, days: orThrow(left.length > 1 ? left.shift()! : left[0]!) };
      return register(input);
    },
  });
}

function open(register: (input: object) => unknown, known: Known = {}) {
  const platform = services(register, known);
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

function showBlock(known: Known = {}) {
  const platform = services(() => ({}), known);
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <EventSignUpBlock block={event} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
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
    expect(screen.getByText('A confirmation is on its way to mara@example.org.')).toBeDefined();
    expect(screen.queryByText(/already registered/)).toBeNull();
    const close = screen.getByText('Close', { selector: '[role=status] button *, [role=status] button' });
    expect(document.activeElement?.contains(close)).toBe(true);
    fireEvent.click(close);
    expect(resolve).toHaveBeenCalled();
  });

  test('says so when the shopper was registered before', async () => {
    open(() => ({ ...registerForEvent.example, alreadyRegistered: true }));
    await fill();
    press('Register');
    expect(await screen.findByText(/^You were already registered\./)).toBeDefined();
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
    open(() => registerForEvent.example, { session: { status: 'guest', consumerNo: 'c-1' } });
    expect(screen.getByText('First sign in, or create an account.')).toBeDefined();
    expect(screen.queryByRole('checkbox', hidden)).toBeNull();
  });

  test.each([
    ['2027-05-03T11:00:00Z', true],
    ['2027-05-03T13:00:00Z', false],
  ])('is offered until the event is over: at %s %s', (now, isOffered) => {
    vi.useFakeTimers({ now: new Date(now) });
    showBlock();
    expect(screen.queryByRole('button', { name: 'Save a place' }) !== null).toBe(isOffered);
    expect(screen.queryByText('This event is over.') === null).toBe(isOffered);
  });
});

/** Refused for want of places, as the services say it. */
const refused = (field: 'attendingDays' | 'plusOne') =>
  new ProductError('EVT409', 'There are not enough places left on the days that you chose.', {
    details: [{ errorId: 'EVT409', message: '', field, additionalInfo: { days: '2027-05-02' } }],
  });

describe('places at an event [ACC-16]', () => {
  test('marks full days, which cannot be chosen, and says where few places are left', async () => {
    open(() => registerForEvent.example, { days: [oneFull] });
    const first = await screen.findByRole('checkbox', { name: 'Sat, May 1', ...hidden });
    expect(first.matches(':disabled')).toBe(true);
    expect(screen.getByText('Full')).toBeDefined();
    expect(screen.getByText('3 places left')).toBeDefined();
    expect(screen.getByText('Your guest takes a place, too.')).toBeDefined();
  });

  test('shows no form for a full event, but where a registration can be changed', async () => {
    open(() => registerForEvent.example, { days: [full] });
    expect(await screen.findByText('All places are taken.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'your account', ...hidden })).toBeDefined();
    expect(screen.queryByRole('checkbox', hidden)).toBeNull();
  });

  test('says before it asks for an account which days are full', async () => {
    open(() => registerForEvent.example, { days: [oneFull], session: { status: 'guest', consumerNo: 'c-1' } });
    expect(await screen.findByText('Already full: Sat, May 1')).toBeDefined();
  });

  test('changes one’s own registration for a full event, beginning with what it is', async () => {
    const register = vi.fn(() => ({ ...registerForEvent.example, alreadyRegistered: true }));
    open(register, { days: [full], registrations: [own] });
    for (const name of ['Sat, May 1', 'Sun, May 2'])
      expect((await screen.findByRole('checkbox', { name, ...hidden })).matches(':checked:not(:disabled)')).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /guest/, ...hidden }).value).toBe('Noah');
    check('Sat, May 1');
    check('I accept the terms of the event.');
    press('Register');
    await screen.findByText(/^You were already registered/);
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ attendingDays: '2027-05-02', plusOne: 'Noah' }) }),
    );
  });

  test.each([
    ['attendingDays', 'No places left: Sun, May 2. Please choose another day.', /^Sun, May 2/],
    ['plusOne', 'Only one place left: Sun, May 2. Without a guest, it is yours.', /guest/],
  ] as const)(
    'shows a refusal of %s beside it, keeps what was typed, and reads the places again',
    async (field, text, at) => {
      open(() => Promise.reject(refused(field)), { days: [free, oneFull] });
      await fill();
      const guest = screen.getByRole<HTMLInputElement>('textbox', { name: /guest/, ...hidden });
      fireEvent.change(guest, { target: { value: 'Ada' } });
      press('Register');
      expect(await screen.findByText(text)).toBeDefined();
      expect(await screen.findByText('3 places left')).toBeDefined();
      expect(guest.value).toBe('Ada');
      expect(screen.getByRole('checkbox', { name: 'Sun, May 2', checked: true, ...hidden })).toBeDefined();
      const role = field === 'plusOne' ? 'textbox' : 'checkbox';
      const control = screen.getByRole(role, { name: at, ...hidden });
      await waitFor(() => expect(document.activeElement).toBe(control));
      expect(screen.queryByRole('alert', hidden)).toBeNull();
    },
  );

  test('lets a full day that was chosen before be taken back', async () => {
    open(() => Promise.reject(refused('attendingDays')), { days: [free, full] });
    await fill();
    press('Register');
    await screen.findByText(/^No places left/);
    await waitFor(() => expect(screen.getAllByText('Full')).toHaveLength(2));
    const box = screen.getByRole('checkbox', { name: 'Sun, May 2', ...hidden });
    expect(box.matches(':checked:not(:disabled)')).toBe(true);
    fireEvent.click(box);
    expect(box.matches(':disabled')).toBe(true);
  });

  test('takes the form where former services know of neither places nor registrations', async () => {
    const unknown = new ProductError('API404', '');
    open(() => registerForEvent.example, { days: [unknown], registrations: unknown });
    await fill();
    press('Register');
    expect(await screen.findByText('See you at the bench')).toBeDefined();
  });

  test('offers the days as a file for calendars once registered', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    open(() => ({ ...registerForEvent.example, attendingDays: ['2027-05-02'] }));
    await fill();
    press('Register');
    await screen.findByText('See you at the bench');
    press('Add to calendar');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = await (saved.mock.calls[0]![0] as Blob).text();
    for (const line of ['DTSTART:20270502T090000Z', 'LOCATION:Westend workshop\\, 12 Mill Lane\\, Leeds'])
      expect(file).toContain(line);
    saved.mockRestore();
  });
});

describe('the block of an event [ACC-16]', () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save a place' });

  test('shows its hours and place, and leads to its own page from others', async () => {
    showBlock();
    expect(screen.getByText('10 AM – 4 PM · Westend workshop, 12 Mill Lane, Leeds')).toBeDefined();
    expect(screen.getByRole('link', { name: event.title }).getAttribute('href')).toBe('/en-us/pages/open-bench');
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  test('says which days are full', async () => {
    showBlock({ days: [oneFull] });
    expect(await screen.findByText('Already full: Sat, May 1')).toBeDefined();
    expect(button().disabled).toBe(false);
  });

  test('says that it is full, and opens for nobody new', async () => {
    showBlock({ days: [full] });
    expect(await screen.findByText(/^All places are taken/)).toBeDefined();
    expect(button().disabled).toBe(true);
  });

  test('opens for a shopper who is registered although it is full', async () => {
    const { dialogs } = showBlock({ days: [full], registrations: [own] });
    const opened = vi.spyOn(dialogs, 'open');
    fireEvent.click(await screen.findByRole('button', { name: 'Change your registration' }));
    expect(opened).toHaveBeenCalledOnce();
  });
});

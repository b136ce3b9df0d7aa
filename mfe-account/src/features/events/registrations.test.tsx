import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getEventRegistrations } from 'shared-contracts/calls/events';
import { cancelRegistrationDialog } from 'shared-contracts/dialogs/account';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Registrations } from './registrations.tsx';

const saved = vi.hoisted(() => vi.fn<(name: string, content: Blob) => void>());
vi.mock(import('storefront-kit/save-blob'), () => ({ saveBlob: saved }));

afterEach(cleanup);
beforeEach(() => saved.mockClear());
const { registrations } = getEventRegistrations.example;

function show(...answers: readonly (typeof registrations)[]) {
  const left = [...answers];
  const platform = fakePlatform({ answer: () => ({ registrations: left.length > 1 ? left.shift() : left[0] }) });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <Registrations />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform;
}

test('shows what is coming with its days, hours, place, and guest, and what is over below [ACC-16]', async () => {
  show(registrations);
  const coming = await screen.findByRole('region', { name: 'Coming up' });
  for (const text of ['Two days at the bench', 'Sat, May 1 · Sun, May 2', '10 AM – 4 PM', 'With Noah', /12 Mill Lane/])
    expect(within(coming).getByText(text)).toBeDefined();
  expect(within(coming).getByRole('link', { name: 'See the event: Two days at the bench' }).getAttribute('href')).toBe(
    '/en-us/pages/open-bench',
  );
  const past = screen.getByRole('region', { name: 'Been and gone' });
  for (const text of ['A walk by headlamp', 'Sep 19, 2026']) expect(within(past).getByText(text)).toBeDefined();
  expect(within(past).queryByRole('button')).toBeNull();
});

test('leads to the events when there is nothing [ACC-16]', async () => {
  show([]);
  expect((await screen.findByRole('link', { name: 'See all events' })).getAttribute('href')).toBe(
    '/en-us/pages/events',
  );
  expect(screen.queryByRole('region')).toBeNull();
});

test('names an event that is gone, and was registered for before titles were kept [ACC-16]', async () => {
  const { title: _title, url: _url, ...bare } = registrations[0]!;
  show([bare]);
  expect(await screen.findByText('An event that is no longer on our pages')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^See the event/ })).toBeNull();
});

test('saves the days as a file for calendars [ACC-16]', async () => {
  show(registrations);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar: Two days at the bench' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [name, file] = saved.mock.calls[0] as [string, Blob];
  expect([name, file.type]).toEqual(['event.ics', 'text/calendar;charset=utf-8']);
  const text = await file.text();
  for (const line of ['DTSTART:20270501T090000Z', 'SUMMARY:Two days at the bench']) expect(text).toContain(line);
  expect(text).toMatch(/^URL:http.*\/en-us\/pages\/open-bench\r$/m);
});

test('asks before it cancels, says that it has, and reads the list again [ACC-16]', async () => {
  const platform = show(registrations, registrations.slice(1));
  const open = vi.spyOn(platform.dialogs, 'open');
  open.mockReturnValue({ result: Promise.resolve(true), dismiss: () => undefined } as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel registration: Two days at the bench' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(cancelRegistrationDialog, { registration: registrations[0] });
  expect(await screen.findByText('You are not registered for anything at the moment.')).toBeDefined();
  expect(platform.toasts.show).toHaveBeenCalledWith({
    tone: 'success',
    text: 'Registration canceled: Two days at the bench',
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coming up' }));
});

test('keeps the focus where the last registration was canceled [ACC-16]', async () => {
  const platform = show(registrations.slice(0, 1), []);
  const open = vi.spyOn(platform.dialogs, 'open');
  open.mockReturnValue({ result: Promise.resolve(true), dismiss: () => undefined } as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel registration: Two days at the bench' }));
  expect(await screen.findByText('You are not registered for anything at the moment.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coming up' }));
});

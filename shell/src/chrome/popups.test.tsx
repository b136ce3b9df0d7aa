// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Popup } from 'shared-contracts/calls/chrome';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Popups from './popups.tsx';

const popup = (id: string, more: Partial<Popup> = {}): Popup => ({
  id,
  name: id,
  delay: 2000,
  title: `About ${id}`,
  minimizedTitle: `Small ${id}`,
  logoSize: 'small',
  body: `Text of ${id}`,
  targets: [{ text: `Go to ${id}`, url: `/pages/${id}` }],
  ...more,
});

interface Visit {
  readonly path?: string;
  readonly session?: SessionState;
  readonly answer?: () => unknown;
}
async function visit(popups: readonly Popup[], { path = '/en-us/', session, answer = () => ({ popups }) }: Visit = {}) {
  const platform = fakePlatform({ answer, ...(session ? { session } : {}) });
  const element = (
    <PlatformProvider platform={platform}>
      <Popups />
    </PlatformProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const { unmount } = render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { platform, unmount };
}
const isShown = (id: string) => screen.queryByRole('complementary', { name: `About ${id}` }) !== null;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  // Outside of EMEA, closing them is remembered without an answer about consent.
  history.replaceState(null, '', '/en-us/');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

test('comes minimized and opens after its delay, without taking the focus [CNT-05]', async () => {
  await visit([popup('letters')]);
  expect(screen.getByText('Small letters')).toBeTruthy();
  expect(button('Open').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('Text of letters').closest('[hidden]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.queryByText('About letters')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('About letters')).toBeTruthy();
  expect(screen.getByText('Text of letters').closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('is minimized and opened again by hand, and minimized by Escape [CNT-05]', async () => {
  await visit([popup('letters', { delay: 0 })]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  fireEvent.click(button('Minimize'));
  fireEvent.click(button('Open'));
  fireEvent.keyDown(button('Minimize'), { key: 'Escape' });
  expect(button('Open')).toBeTruthy();
});

test('shows the first that was not dismissed; what is dismissed stays away [CNT-05]', async () => {
  const both = [popup('letters'), popup('join')];
  const first = await visit(both);
  expect([isShown('letters'), isShown('join')]).toEqual([true, false]);
  fireEvent.click(button('Dismiss message'));
  expect([isShown('letters'), isShown('join')]).toEqual([false, false]);
  first.unmount();
  const second = await visit(both);
  expect([isShown('letters'), isShown('join')]).toEqual([false, true]);
  // Following its link dismisses it too.
  fireEvent.click(screen.getByText('Go to join'));
  second.unmount();
  await visit(both);
  expect([isShown('letters'), isShown('join')]).toEqual([false, false]);
});

test('does not ask for an account those who have one, nor on the page that it leads to [CNT-05]', async () => {
  const member: SessionState = {
    status: 'consumer',
    consumerNo: 'c-1',
    email: 'a@example.org',
    firstName: 'A',
  } as SessionState;
  const account = popup('account', { targets: [{ text: 'Join', url: '/sign-up' }] });
  const letters = await visit([account, popup('newsletter')], { session: member });
  expect([isShown('account'), isShown('newsletter')]).toEqual([false, true]);
  letters.unmount();
  await visit([popup('newsletter')], { path: '/en-us/pages/newsletter' });
  expect(isShown('newsletter')).toBe(false);
});

test('says nothing when pop-ups cannot be read, and reports it', async () => {
  const { platform } = await visit([], { answer: () => Promise.reject(new Error('down')) });
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(platform.faults).toHaveBeenCalledTimes(1);
});

test.each([
  ['/newsletter', 'account.newsletter'],
  ['/sign-up', 'account.sign-up'],
  ['/loyalty', 'content.loyalty'],
])('opens what %s shows over the page [CNT-17]', async (url, dialog) => {
  const { platform } = await visit([popup('letters', { delay: 0, targets: [{ text: 'Go', url }] })]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(platform.dialogs.opened().map(({ name }) => name)).toEqual([dialog]);
  expect(isShown('letters')).toBe(false);
});

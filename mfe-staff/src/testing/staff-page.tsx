import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { acceptStaffLink, type StaffMember } from 'shared-contracts/calls/staff';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { LocaleId } from 'shared-contracts/locale';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import type { StaffRole } from 'shared-contracts/staff-role';
import { staffAtom } from 'shared-contracts/staff-session';
import { type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';

const opened: Platform[] = [];
/** Signs everybody out on the pages that were opened, so that these remember nothing. */
export const signOut = (): void => {
  for (const { store } of opened.splice(0)) store.set(staffAtom, { status: 'none' });
};
/** Somebody of the staff. */
export const memberWith = (...roles: StaffRole[]): StaffMember => ({ ...acceptStaffLink.example, roles });
export const signedIn = (...roles: StaffRole[]) => ({ status: 'signed-in', member: memberWith(...roles) }) as const;

/** Opens a page, answered by the examples of the calls. */
export function open(
  at: string,
  path: string,
  element: ReactElement,
  options: FakePlatformOptions = {},
  locale = 'en-us',
) {
  const platform = fakePlatform({ answer: (call) => call.example, locale: locale as LocaleId, ...options });
  render(
    <MemoryRouter initialEntries={[`/${locale}${at}`]}>
      <PlatformProvider platform={platform}>
        <Routes>
          <Route path={`/${locale}${path}`} element={element} />
        </Routes>
      </PlatformProvider>
    </MemoryRouter>,
  );
  opened.push(platform);
  return platform;
}

// The tests' browser shows no native dialog, so that what is in one counts as hidden.
/** A button on the page or in a dialog. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Answers by the examples, and keeps what is sent. */
export function recording(fail: Readonly<Record<string, ProductError>> = {}) {
  const sent: { readonly call: string; readonly input: object; readonly key: string | undefined }[] = [];
  const answer: FakePlatformOptions['answer'] = (call, input, options) => {
    sent.push({ call: call.name, input, key: options?.idempotencyKey });
    const error = fail[call.name];
    if (error) throw error;
    return call.example;
  };
  return { sent, answer, of: (call: AnyCall) => sent.filter((one) => one.call === call.name) };
}

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { decidePhoto, getPhotoQueue } from 'shared-contracts/calls/photos';
import { acceptStaffLink, openStaffLink, type StaffMember } from 'shared-contracts/calls/staff';
import { answerAsShop, decideText, getTextQueue } from 'shared-contracts/calls/text-moderation';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import type { StaffRole } from 'shared-contracts/staff-role';
import { type FakePlatform, type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test } from 'vitest';
import LinkScreen from './link-screen.tsx';
import PhotosScreen from './photos-screen.tsx';
import SignInScreen from './sign-in-screen.tsx';
import StaffScreen from './staff-screen.tsx';
import TextsScreen from './texts-screen.tsx';

afterEach(cleanup);

const memberWith = (...roles: StaffRole[]): StaffMember => ({ ...acceptStaffLink.example, roles });
const example = (call: AnyCall) => call.example;

function open(at: string, element: ReactElement, options: FakePlatformOptions = {}): FakePlatform {
  const platform = fakePlatform({ answer: example, ...options });
  render(
    <MemoryRouter initialEntries={[`/en-us${at}`]}>
      <PlatformProvider platform={platform}>{element}</PlatformProvider>
    </MemoryRouter>,
  );
  return platform;
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
// The tests' browser shows no native dialog, so that what is in one counts as hidden.
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const refused = (id: 'AUT401' | 'AUT402' | 'AUT454' | 'AUT460' | 'AUT461' | 'STF409', message: string) =>
  new ProductError(id, message, { status: 401 });

describe('the start page of staff', () => {
  test('shows operators the staff and the audit record', async () => {
    const staff = { status: 'signed-in', member: memberWith('operator') } as const;
    open('/staff', <StaffScreen />, { staff });
    expect(await screen.findByText('Invited ines@example.org: Editor')).toBeDefined();
    expect(screen.getByRole('region', { name: 'People' }).textContent).toContain('Active');
    expect(screen.getByRole('heading', { name: 'Signed in as ines@example.org' })).toBeDefined();
  });

  test('shows an editor the own account only', async () => {
    const staff = { status: 'signed-in', member: memberWith('editor') } as const;
    const asked: string[] = [];
    open('/staff', <StaffScreen />, {
      staff,
      answer(call) {
        asked.push(call.name);
        return call.example;
      },
    });
    expect(await screen.findByText('This session')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
    expect(asked).toEqual(['staff.sessions']);
  });

  test('leads to the sign-in when nobody is signed in', async () => {
    const platform = open('/staff', <StaffScreen />);
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/staff/sign-in', { replace: true }));
  });

  test('says why the last operator cannot be deactivated, and asks once more before that', async () => {
    const staff = { status: 'signed-in', member: memberWith('operator') } as const;
    const changes: string[] = [];
    open('/staff', <StaffScreen />, {
      staff,
      answer(call) {
        if (call.method === 'GET') return call.example;
        changes.push(call.name);
        throw refused('STF409', 'The shop needs an operator.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage ines@example.org' }));
    press('Deactivate');
    expect(changes).toEqual([]);
    press('Yes, deactivate now');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('The shop needs an operator.');
    expect(changes).toEqual(['staff.deactivate']);
  });

  test('invites nobody without a role', async () => {
    const staff = { status: 'signed-in', member: memberWith('operator') } as const;
    const changes: string[] = [];
    open('/staff', <StaffScreen />, {
      staff,
      answer(call) {
        if (call.method !== 'GET') changes.push(call.name);
        return call.example;
      },
    });
    type('Email', 'ivo@example.org');
    press('Send the invitation');
    expect(await screen.findByText('Choose at least one role.')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Moderator' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(changes).toEqual(['staff.invite']));
  });
});

describe('the sign-in of staff', () => {
  test('asks for the code after the password, and leads on to the page that asked', async () => {
    const platform = open('/staff/sign-in?to=/studio', <SignInScreen />);
    platform.staff.signIn.mockRejectedValueOnce(refused('AUT460', 'Enter your code.'));
    type('Email', 'ines@example.org');
    type('Password', 'Ridge-2027');
    press('Sign in');
    await screen.findByLabelText('Code');
    platform.staff.signIn.mockRejectedValueOnce(refused('AUT461', 'This code is not right.'));
    type('Code', '000000');
    press('Sign in');
    expect(await screen.findByText('This code is not right.')).toBeDefined();
    expect(platform.staff.signIn).toHaveBeenLastCalledWith({
      email: 'ines@example.org',
      password: 'Ridge-2027',
      secondFactor: '000000',
    });
    cleanup();
    const signedIn = open('/staff/sign-in?to=/studio', <SignInScreen />, {
      staff: { status: 'signed-in', member: memberWith('editor') },
    });
    await waitFor(() => expect(signedIn.navigate).toHaveBeenCalledWith('/studio', { replace: true }));
  });

  test('keeps what was typed when it is refused', async () => {
    const platform = open('/staff/sign-in', <SignInScreen />);
    platform.staff.signIn.mockRejectedValueOnce(refused('AUT401', 'Email or password is not right.'));
    type('Email', 'ines@example.org');
    type('Password', 'Wrong-2026');
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('Email or password is not right.');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ines@example.org');
  });
});

describe('the link of an invitation', () => {
  test('shows the key of the app, and each refusal at its field', async () => {
    const platform = open('/staff/link?token=t-1', <LinkScreen />);
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    platform.staff.acceptLink.mockRejectedValueOnce(refused('AUT454', 'This password is on a list.'));
    type('Choose a password', 'Ridge-2027');
    type('Code', '123456');
    press('Finish and sign in');
    expect(await screen.findByText('This password is on a list.')).toBeDefined();
    press('Finish and sign in');
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/staff', { replace: true }));
    expect(platform.staff.acceptLink).toHaveBeenLastCalledWith({
      token: 't-1',
      password: 'Ridge-2027',
      secondFactor: '123456',
    });
  });

  test('asks for the own password after a reset', async () => {
    open('/staff/link?token=t-1', <LinkScreen />, {
      answer: (call) => ({
        ...(call.example as object),
        ...(call.name === openStaffLink.name && { password: 'current' }),
      }),
    });
    expect(await screen.findByLabelText('Your password')).toBeDefined();
  });

  test('says that it has expired, and what to do without one', async () => {
    open('/staff/link?token=t-1', <LinkScreen />, {
      answer() {
        throw refused('AUT402', 'This link has expired.');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.');
    cleanup();
    open('/staff/link', <LinkScreen />);
    expect(screen.getByText(/only opens with the link from an invitation/)).toBeDefined();
  });
});

describe('photos of shoppers', () => {
  const config = { socialMedia: { url: 'https://photos.example', key: 'key' } };
  const staff = { status: 'signed-in', member: memberWith('moderator') } as const;
  const [photo] = getPhotoQueue.example.photos;
  const reported = { ...photo!, photoId: 'photo-0002', caption: 'An advert', products: [{ styleId: 'TF000000' }] };
  const reports = [{ reason: 'advertising', text: 'A shop', reportedAt: '2026-11-22T18:40:00.000Z' }] as const;
  const answer = (call: AnyCall, input: object) =>
    call.name === getPhotoQueue.name && JSON.stringify(input).includes('reported')
      ? { photos: [{ ...reported, reports }] }
      : call.example;

  test('shows moderators what waits and what was reported, and takes their decisions [CNT-12]', async () => {
    const decided: object[] = [];
    open('/staff/photos', <PhotosScreen />, {
      ...{ staff, config },
      answer(call, input) {
        if (call.name === decidePhoto.name) decided.push(input);
        return answer(call, input);
      },
    });
    const waiting = await screen.findByRole('img', { name: photo!.caption });
    expect(waiting.getAttribute('src')).toBe(photo!.image.url);
    expect(screen.getByText('TF000000: not a product of this shop')).toBeDefined();
    expect(screen.getByText('A shop')).toBeDefined();
    press(`Approve: ${photo!.caption}`);
    await waitFor(() => expect(screen.queryByRole('img', { name: photo!.caption })).toBeNull());
    press('Take down: An advert');
    expect(await screen.findByText('No photo is reported.')).toBeDefined();
    expect(decided).toMatchObject([
      { params: { photoId: photo!.photoId }, body: { status: 'approved', revision: 1 } },
      { params: { photoId: 'photo-0002' }, body: { status: 'refused', revision: 1 } },
    ]);
  });

  test('keeps a photo about which somebody else has decided, says so, and reads the list again', async () => {
    let reads = 0;
    open('/staff/photos', <PhotosScreen />, {
      ...{ staff, config },
      answer(call, input) {
        if (call.name === decidePhoto.name) throw new ProductError('PHO409', 'Somebody else.', { status: 409 });
        reads += 1;
        return answer(call, input);
      },
    });
    await screen.findByRole('img', { name: photo!.caption });
    press(`Refuse: ${photo!.caption}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else.');
    press('Read the list again');
    await waitFor(() => expect(reads).toBe(3));
  });

  test('is for moderators only, and says when the shop has no photos', async () => {
    open('/staff/photos', <PhotosScreen />, { config, staff: { ...staff, member: memberWith('editor') } });
    expect(await screen.findByText(/This page is for moderators/)).toBeDefined();
    cleanup();
    open('/staff/photos', <PhotosScreen />, { staff });
    expect(await screen.findByText('This shop shows no photos of shoppers.')).toBeDefined();
  });
});

describe('what shoppers write [CAT-06]', () => {
  const staff = { status: 'signed-in', member: memberWith('moderator') } as const;
  const [review] = getTextQueue.example.texts;
  const textId = '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d99';
  const question = { ...review!, kind: 'question', textId, title: undefined, body: 'Does it shrink?' };
  const reported = { ...review!, textId: `${textId}1`, title: 'Buy here', isHidden: true };

  test('is approved, taken down, or answered for the shop', async () => {
    const sent: [string, unknown][] = [];
    open('/staff/texts', <TextsScreen />, {
      staff,
      answer(call, input) {
        if (call.name !== getTextQueue.name) {
          sent.push([call.name, input]);
          return call.example;
        }
        const { queue } = (input as { query: { queue: string } }).query;
        return { texts: queue === 'pending' ? [review, question] : [reported] };
      },
    });
    await screen.findByRole('article', { name: `Review: ${review!.title}` });
    expect(screen.getByText('Hidden by reports')).toBeDefined();
    press('Take down: Buy here');
    expect(await screen.findByText('No review is reported.')).toBeDefined();
    press(`Approve: ${review!.title}`);
    await waitFor(() => expect(screen.queryByRole('article', { name: `Review: ${review!.title}` })).toBeNull());
    press('Approve and answer');
    expect(screen.getByText('Type an answer.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Answer for the shop'), { target: { value: 'No.' } });
    press('Approve and answer');
    expect(await screen.findByText('No text is waiting.')).toBeDefined();
    expect(sent).toMatchObject([
      [decideText.name, { params: { textKind: 'review', textId: `${textId}1` }, body: { status: 'refused' } }],
      [decideText.name, { params: { textId: review!.textId }, body: { status: 'approved', revision: 1 } }],
      [answerAsShop.name, { params: { questionId: textId }, body: { body: 'No.' } }],
    ]);
  });

  test('is for moderators only', async () => {
    open('/staff/texts', <TextsScreen />, { staff: { ...staff, member: memberWith('editor') } });
    expect(await screen.findByText(/This page is for moderators/)).toBeDefined();
  });
});

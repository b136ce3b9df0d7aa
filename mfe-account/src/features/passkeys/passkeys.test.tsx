import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  getPasskeys,
  type Passkey,
  removePasskey,
} from 'shared-contracts/calls/passkeys';
import { ProductError } from 'shared-contracts/errors/product-error';
import { formLocationOf } from 'shared-contracts/form-location';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { type FakePlatform, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import PasskeyOfferSlot from '../../slots/passkey-offer.tsx';
import { domError, fakePasskeyDevice } from '../../testing/fake-passkey-device.ts';
import { readFirstWay, rememberWay } from '../sign-in/first-way.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { devicePasskeysAvailable } from './passkey-support.ts';
import { Passkeys } from './passkeys.tsx';

vi.mock('./passkey-support.ts', { spy: true });

const tidy = () => {
  cleanup();
  vi.restoreAllMocks();
  vi.mocked(devicePasskeysAvailable).mockClear();
  vi.unstubAllGlobals();
};
beforeEach(() => localStorage.clear());
afterEach(tidy);

const consumer: SessionState = { status: 'consumer', consumerNo: 'lena' };
const [known] = getPasskeys.example.passkeys as [Passkey];
const phone = { ...known, id: '5f3b6f0e-7a53-4b0c-8e9a-6a1f3a6f2d22', name: 'Safari on iOS' };

interface Shown {
  readonly passkeys?: readonly Passkey[];
  readonly session?: SessionState;
  /** Errors by call, thrown once each. */
  readonly refusals?: Readonly<Record<string, Error>>;
}

function show(part: React.ReactNode, { passkeys = [], session = consumer, refusals = {} }: Shown = {}) {
  const bodies: [string, unknown][] = [];
  const asked: string[] = [];
  const left = new Map(Object.entries(refusals));
  const platform: FakePlatform = fakePlatform({
    session,
    answer: (call: AnyCall, input: { readonly body?: unknown }) => {
      asked.push(call.name);
      if (input.body) bodies.push([call.name, input.body]);
      const refusal = left.get(call.name);
      left.delete(call.name);
      if (refusal) throw refusal;
      return call.name === getPasskeys.name ? { passkeys } : call.example;
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/account/security']}>{part}</MemoryRouter>
    </PlatformProvider>,
  );
  return { asked, bodies, platform };
}

const unconfirmed = new ProductError('AUT473', 'Please confirm that it is you.', { status: 403 });

async function confirmIn({ dialogs }: FakePlatform): Promise<void> {
  await waitFor(() => expect(dialogs.opened().map((dialog) => dialog.name)).toEqual(['account.confirm']));
  dialogs.opened()[0]!.resolve(true);
}

describe('the list of passkeys [BEY-01]', () => {
  test('adds a passkey named after the device, and remembers the way to sign in', async () => {
    const device = fakePasskeyDevice();
    const { bodies } = show(<Passkeys />);
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Your passkey is ready. Next time, sign in with it.')).toBeTruthy();
    expect(screen.getByText('Firefox on Windows')).toBeTruthy();
    expect(screen.getByText('Not used yet')).toBeTruthy();
    expect(device.create).toHaveBeenCalledOnce();
    expect(bodies).toEqual([
      [beginPasskey.name, {}],
      [
        addPasskey.name,
        {
          name: 'Firefox on Windows',
          registration: expect.objectContaining({ id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' }),
        },
      ],
    ]);
    expect(readFirstWay()).toBe('passkey');
  });

  test.each([
    ['NotAllowedError', 'No passkey was created, and nothing has changed. You can try again whenever you like.'],
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['NotSupportedError', 'This device cannot create a passkey. Try another device, or set up a screen lock first.'],
  ])('tells calmly that the device has made none: %s', async (name, text) => {
    fakePasskeyDevice().create.mockRejectedValue(domError(name));
    const { bodies, platform } = show(<Passkeys />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect((await screen.findByRole('status')).textContent).toContain(text);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(platform.toasts.shown()).toEqual([]);
    expect(platform.faults).not.toHaveBeenCalled();
    expect(bodies.map(([call]) => call)).toEqual([beginPasskey.name]);
    expect(readFirstWay()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  });

  test('reports what else goes wrong with the device, and says that it did not work', async () => {
    fakePasskeyDevice().create.mockRejectedValue(domError('SecurityError'));
    const { platform } = show(<Passkeys />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const text = 'The passkey could not be added. Please try again.';
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'error', text }));
    expect(platform.faults).toHaveBeenCalledOnce();
  });

  test('shows why the services refuse to add one', async () => {
    fakePasskeyDevice();
    const text = 'Your account has as many passkeys as it can have.';
    const { platform } = show(<Passkeys />, { refusals: { [beginPasskey.name]: new ProductError('AUT472', text) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'error', text }));
  });

  test('removes one after a question, keeps the focus, and forgets the way with the last', async () => {
    fakePasskeyDevice();
    rememberWay('passkey');
    const { bodies } = show(<Passkeys />, { passkeys: [phone, known] });
    for (const [name, way] of [
      ['Safari on iOS', 'passkey'],
      ['Firefox on Windows', undefined],
    ] as const) {
      fireEvent.click(await screen.findByRole('button', { name: `Remove the passkey ${name}` }));
      fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
      expect(readFirstWay()).toBe(way);
    }
    expect(bodies).toEqual([
      [removePasskey.name, { id: phone.id }],
      [removePasskey.name, { id: known.id }],
    ]);
  });

  test('asks who is at the page where the services want to know, and then goes on', async () => {
    const device = fakePasskeyDevice();
    const refusals = { [beginPasskey.name]: unconfirmed, [removePasskey.name]: unconfirmed };
    const { bodies, platform } = show(<Passkeys />, { passkeys: [phone], refusals });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await confirmIn(platform);
    expect(await screen.findByText('Your passkey is ready. Next time, sign in with it.')).toBeTruthy();
    expect(device.create).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the passkey Safari on iOS' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
    await confirmIn(platform);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    const calls = bodies.map(([call]) => call);
    expect(calls.filter((call) => call === beginPasskey.name)).toHaveLength(2);
    expect(calls.filter((call) => call === removePasskey.name)).toHaveLength(2);
  });

  test('lists and removes passkeys in a browser that cannot use them', async () => {
    show(<Passkeys />, { passkeys: [known] });
    expect(await screen.findByText(/^This browser cannot use passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove the passkey Firefox on Windows' })).toBeTruthy();
  });

  test('is not there for employees, who cannot have any', () => {
    const session = { status: 'employee', consumerNo: 'emil', isEmployeeDiscountTCAccepted: true } as const;
    show(<Passkeys />, { session });
    expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  });
});

describe('signing in with a passkey [BEY-01]', () => {
  const guest: SessionState = { status: 'guest', consumerNo: 'c-1' };
  const location = formLocationOf({ place: 'page', form: 'sign-in' });
  const open = (shown: Shown = {}) => {
    const onDone = vi.fn();
    return { ...show(<PasskeySignIn location={location} onDone={onDone} />, { session: guest, ...shown }), onDone };
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

  test('hands on what the device has signed, and remembers the way', async () => {
    const device = fakePasskeyDevice();
    const { platform, onDone } = open();
    press();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [{ publicKey }] = device.get.mock.calls[0] as [{ publicKey: Record<string, unknown> }];
    expect(publicKey).toMatchObject({ rpId: beginPasskeySignIn.example.options.rpId, userVerification: 'required' });
    expect(platform.session.signInWith).toHaveBeenCalledWith({
      passkey: expect.objectContaining({
        id: 'cGFzc2tleQ',
        response: expect.objectContaining({ userHandle: 'b3duZXI', signature: 'c2lnbmVk' }),
      }),
      formLocation: location,
    });
    expect(platform.toasts.shown()).toMatchObject([{ text: 'You are signed in.' }]);
    expect(readFirstWay()).toBe('passkey');
  });

  test.each([['passkey'], [undefined]] as const)('tells where the form stands, with %s first', async (way) => {
    fakePasskeyDevice();
    if (way) rememberWay(way);
    const { platform } = show(<SignInForm location={location} onDone={vi.fn()} />, { session: guest });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() =>
      expect(platform.session.signInWith).toHaveBeenCalledWith(expect.objectContaining({ formLocation: location })),
    );
  });

  test('stays calm when somebody closes the browser’s dialog', async () => {
    fakePasskeyDevice().get.mockRejectedValueOnce(domError('NotAllowedError'));
    const { platform, onDone } = open();
    press();
    expect((await screen.findByRole('status')).textContent).toContain('No passkey was used.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(platform.session.signInWith).not.toHaveBeenCalled();
    expect(platform.faults).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByText(/No passkey was used/)).toBeNull();
  });

  test.each([
    [
      new ProductError('AUT470', 'This passkey was not accepted.', { status: 401 }),
      'This passkey was not accepted.',
      undefined,
    ],
    [new ProductError('NET503', ''), 'Signing in with a passkey did not work.', 'passkey'],
  ])('says why it failed, and comes first no longer once it was not accepted: %s', async (error, text, way) => {
    fakePasskeyDevice();
    rememberWay('passkey');
    const { platform, onDone } = open();
    platform.session.signInWith.mockRejectedValue(error);
    press();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(onDone).not.toHaveBeenCalled();
    expect(readFirstWay()).toBe(way);
  });

  test('is not offered by a browser that cannot use passkeys', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the offer after an order [BEY-01]', () => {
  const title = 'Sign in faster next time';
  // Once its code is loaded, the offer comes as soon as it is decided.
  beforeAll(async () => {
    fakePasskeyDevice();
    show(<PasskeyOfferSlot />);
    await screen.findByRole('heading', { name: title });
    tidy();
  });

  /** Shows all that follows from the answers. @returns the calls that were made */
  const decide = async (shown?: Shown) => {
    const { asked } = await act(async () => show(<PasskeyOfferSlot />, shown));
    expect(devicePasskeysAvailable).toHaveResolvedTimes(1);
    return asked;
  };

  test('creates a passkey and tells where it is kept', async () => {
    fakePasskeyDevice();
    const { bodies } = show(<PasskeyOfferSlot />);
    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Create a passkey' }));
    expect((await screen.findByRole('status')).textContent).toContain('Your passkey is ready.');
    expect(screen.getByRole('link', { name: 'Sign-in and security' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(bodies.map(([call]) => call)).toEqual([beginPasskey.name, addPasskey.name]);
  });

  test('does not come again once it was declined on this device', async () => {
    fakePasskeyDevice();
    show(<PasskeyOfferSlot />);
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('status').textContent).toContain('No problem.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    cleanup();
    vi.mocked(devicePasskeysAvailable).mockClear();
    expect(await decide()).toEqual([]);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  test('asks who is at the page where the services want to know, and then creates one', async () => {
    fakePasskeyDevice();
    const { platform } = show(<PasskeyOfferSlot />, { refusals: { [beginPasskey.name]: unconfirmed } });
    fireEvent.click(await screen.findByRole('button', { name: 'Create a passkey' }));
    await confirmIn(platform);
    expect((await screen.findByRole('status')).textContent).toContain('Your passkey is ready.');
  });

  test.each([
    ['a guest', { session: { status: 'guest', consumerNo: 'c-1' } }, true, []],
    ['a consumer who has a passkey', { passkeys: [known] }, true, [getPasskeys.name]],
    [
      'somebody whose passkeys cannot be read',
      { refusals: { [getPasskeys.name]: new ProductError('NET503', '') } },
      true,
      [getPasskeys.name],
    ],
    ['somebody whose device keeps none', {}, false, []],
    ['somebody whose browser cannot use them', {}, undefined, []],
  ] as const)('is not made to %s', async (_, shown, hasOwn, reads) => {
    if (hasOwn !== undefined) fakePasskeyDevice(hasOwn);
    expect(await decide(shown)).toEqual(reads);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });
});

test('ignores a way to sign in that this release does not know', () => {
  localStorage.setItem('shop.account.way', 'carrier-pigeon');
  expect(readFirstWay()).toBeUndefined();
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ContextType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type ConsumerProfile, enrolConsumer, getConsumer } from 'shared-contracts/calls/consumer';
import {
  getLoyaltyToken,
  getLoyaltyVouchers,
  getPointsHistory,
  getWelcomePromotion,
} from 'shared-contracts/calls/consumer-wallet';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { getInvitation, getInvitations } from 'shared-contracts/calls/invitations';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { SlotHostContext } from 'storefront-kit/slot';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Loyalty } from './loyalty.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stranger = getConsumer.example;
const member: ConsumerProfile = {
  ...stranger,
  isLoyaltyMember: true,
  memberId: '4K7Q-2X9D',
  loyaltyOptInDate: '2025-03-09T10:00:00.000Z',
};
const unconfirmed: ConsumerProfile = {
  ...stranger,
  enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: false, country: 'DE', region: 'EMEA', channel: 'email' }],
};
const consumer: SessionState = { status: 'consumer', consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10' };

/** Stands for the shell: names the blocks of a page. */
const BlocksHost: ContextType<typeof SlotHostContext> = ({ props }) => {
  const { page } = props as { readonly page: { readonly blocks: readonly { readonly id: string }[] } };
  return <p>{`blocks: ${page.blocks.map(({ id }) => id).join()}`}</p>;
};

interface Options {
  readonly locale?: LocaleId;
  readonly session?: SessionState;
  readonly at?: string;
}

function open(profile: ConsumerProfile, { locale = 'en-us', session = consumer, at = '/' }: Options = {}) {
  const services = fakeServices({
    [getConsumer.name]: () => profile,
    [enrolConsumer.name]: () => member,
    [getLoyaltyVouchers.name]: () => getLoyaltyVouchers.example,
    [getPointsHistory.name]: () => ({ total: 0, start: 0, changes: [], pending: [] }),
    [getWelcomePromotion.name]: () => getWelcomePromotion.example,
    [getLoyaltyToken.name]: () => getLoyaltyToken.example,
    [getInvitations.name]: () => getInvitations.example,
    [getInvitation.name]: () => getInvitation.example,
  });
  const platform = fakePlatform({ locale, session, answer: services.answer });
  render(
    <PlatformProvider platform={platform}>
      <SlotHostContext value={BlocksHost}>
        <MemoryRouter initialEntries={[at]}>
          <Loyalty />
        </MemoryRouter>
      </SlotHostContext>
    </PlatformProvider>,
  );
  return { platform, services };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const agree = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /^I agree/ }));

test('joins once the terms are agreed to, greets the member, and tells the session [ACC-12]', async () => {
  const { platform, services } = open(stranger);
  await press('Join now');
  expect(await screen.findByText('Please agree to the terms to join.')).toBeTruthy();
  expect(services.calls(enrolConsumer.name)).toEqual([]);
  await agree();
  await press('Join now');
  const balance = await screen.findByText('640 points');
  expect(services.calls(enrolConsumer.name).map(({ input }) => input.body)).toEqual([
    { enrollments: [{ type: 'Loyalty', optin: true }] },
  ]);
  expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'success', text: 'Welcome! You are a member now.' });
  expect(platform.session.reset).toHaveBeenCalledOnce();
  expect(document.activeElement?.contains(balance)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('shows beside the offer what editors say the program gives, and nothing else of their page [ACC-12]', async () => {
  const { services } = open(stranger);
  services.next(getAugmentedPage.name, () => ({
    ...getAugmentedPage.example,
    blocks: [
      { id: 'words', name: 'Words', type: 'rich-text', paragraphs: ['A cairn grows.'] },
      { id: 'gives', name: 'Benefits', type: 'icon-and-text', variant: 'inline', items: [] },
    ],
  }));
  expect(await screen.findByText('blocks: gives')).toBeTruthy();
});

test.each([
  ['en-us', null],
  ['de-de', 'Danach senden wir Ihnen einen Link per E-Mail. Sobald Sie ihn geöffnet haben, sind Sie Mitglied.'],
] as const)('says before joining in %s whether a mailed link follows: %s [ACC-12]', async (locale, text) => {
  open(stranger, { locale });
  await screen.findByRole('checkbox');
  expect(screen.queryByText(/per E-Mail|mail you a link/)?.textContent ?? null).toBe(text);
});

test('leads to the profile when the date of birth is missing [ACC-12]', async () => {
  const { services } = open(stranger);
  services.next(enrolConsumer.name, refuse('PRO411', 'Please add your date of birth.'));
  await agree();
  await press('Join now');
  expect((await screen.findByRole('alert')).textContent).toContain('Please add your date of birth.');
  expect(screen.getByRole('link', { name: 'Add my date of birth' }).getAttribute('href')).toBe(
    '/en-us/account/profile',
  );
});

test('shows a member the member number, points with their value, and vouchers [ACC-12]', async () => {
  open(member);
  expect(await screen.findByText('4K7Q-2X9D')).toBeTruthy();
  expect(screen.getByText('Mar 9, 2025')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Member number 4K7Q-2X9D as a QR code' })).toBeTruthy();
  expect(screen.getByText('640 points')).toBeTruthy();
  expect(screen.getByText('worth $6.40 at checkout')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('$10.00for 500 pointsYours to use');
});

test('tells how far the next voucher is, as a progress bar with a text [ACC-12]', async () => {
  const { services } = open({ ...member });
  services.next(getLoyaltyVouchers.name, () => ({
    ...getLoyaltyVouchers.example,
    applicableLoyaltyVouchers: [
      { points: 500, amountInCurrency: 1000, available: true, eligible: true },
      { points: 1000, amountInCurrency: 2000, available: true, eligible: false },
    ],
  }));
  const bar = await screen.findByRole('progressbar', { name: '360 points to your $20.00 voucher' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['640', '1000']);
  expect(screen.getByText('360 points to go')).toBeTruthy();
});

test('shows a member without points the way to the first [ACC-12]', async () => {
  const { services } = open(member);
  services.next(getLoyaltyVouchers.name, () => ({
    currentLoyaltyPoints: 0,
    pointsValue: 0,
    currency: 'USD',
    applicableLoyaltyVouchers: [],
  }));
  expect(await screen.findByText(/No points yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find something' })).toBeTruthy();
  expect(screen.getByText(/There are no vouchers in this country/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([0, 640])(
  'tells a member with %s points which are on the way, and from when they count [ACC-12]',
  async (balance) => {
    const { services } = open(member);
    services.next(getLoyaltyVouchers.name, () => ({
      ...getLoyaltyVouchers.example,
      currentLoyaltyPoints: balance,
      pendingPoints: 1,
    }));
    expect(await screen.findByText(/^1 point on the way\. .* can no longer be sent back\.$/)).toBeTruthy();
    expect(screen.queryByText(/No points yet/)).toBeNull();
  },
);

test.each([
  [false, 'WELCOME10', /You have used/],
  [true, 'You have used your welcome code. Thank you!', /WELCOME10/],
])('shows the welcome code unless it is used: %s [ACC-12]', async (redeemed, shown, hidden) => {
  const { services } = open(member);
  services.next(getWelcomePromotion.name, () => ({ ...getWelcomePromotion.example, redeemed }));
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText(hidden)).toBeNull();
  expect(screen.queryAllByText('Welcome: 10% off.')).toHaveLength(redeemed ? 0 : 1);
});

test('shows points where a shop has no welcome promotion, and offers to read it again when that failed [ACC-12]', async () => {
  const { services } = open(member);
  services.next(getWelcomePromotion.name, refuse('GEN500'));
  expect(await screen.findByText('Your welcome code could not be loaded.')).toBeTruthy();
  services.next(getWelcomePromotion.name, refuse('4044'));
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Welcome gift' })).toBeNull());
  expect(screen.getByText('640 points')).toBeTruthy();
});

test.each([
  ['REW130', 'Rewards are for loyalty members.', stranger, 'Join now'],
  ['REW135', 'Please confirm your membership by the link in our email first.', unconfirmed, 'Send another email'],
  ['4044', 'We could not find a membership with these details.', stranger, 'Join now'],
] as const)(
  'shows %s with its text, and goes on with what the services know [ACC-12]',
  async (id, text, later, way) => {
    const { services } = open(member);
    services.next(getLoyaltyVouchers.name, refuse(id, text));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    services.next(getConsumer.name, () => later);
    await press('Try again');
    expect(await screen.findByRole('button', { name: way })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('mails another link to an unconfirmed member, and says where it goes or why not [ACC-12]', async () => {
  const { platform, services } = open(unconfirmed);
  services.next(enrolConsumer.name, () => unconfirmed, refuse('API429', 'That was too quick.'));
  await press('Send another email');
  await waitFor(() =>
    expect(platform.toasts.show).toHaveBeenCalledWith({
      tone: 'success',
      text: 'Another email is on its way to mara@example.org.',
    }),
  );
  await press('Send another email');
  expect((await screen.findByRole('alert')).textContent).toContain('That was too quick.');
});

test('checks whether the link has been opened, and goes on when it has [ACC-12]', async () => {
  const { platform, services } = open(unconfirmed);
  await press('I have opened the link');
  await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledOnce());
  expect(platform.session.reset).not.toHaveBeenCalled();
  services.next(getConsumer.name, () => member);
  await press('I have opened the link');
  expect(await screen.findByText('640 points')).toBeTruthy();
  expect(platform.session.reset).toHaveBeenCalledOnce();
});

describe('the history of points', () => {
  const { changes, pending } = getPointsHistory.example;
  const firstPage = { total: 4, start: 0, changes, pending };
  const lastPage = {
    total: 4,
    start: 3,
    changes: [{ kind: 'ended' as const, points: -75, at: '2025-03-09T10:00:00.000Z' }],
    pending: [],
  };
  const rows = async () => {
    const history = within(await screen.findByRole('region', { name: 'Points history' }));
    return (await history.findAllByRole('listitem')).map(({ textContent }) => textContent);
  };
  const shown = [
    'On the wayOrder TF-9D3R-6WNPYours after May 11, 2026189 points',
    'Given backOrder TF-4H8S-2KVBMarch 12, 2026+500 points',
    'SpentOrder TF-4H8S-2KVBMarch 10, 2026−500 points',
    'EarnedOrder TF-7K2M-9QXDFebruary 2, 2026+640 points',
  ];

  test('shows what changed them and which orders bring more, and older changes on demand [ACC-12]', async () => {
    const { services } = open(member);
    services.next(
      getPointsHistory.name,
      () => firstPage,
      refuse('GEN500'),
      () => lastPage,
    );
    expect(await rows()).toEqual(shown);
    expect(screen.getByRole('link', { name: 'Order TF-7K2M-9QXD' }).getAttribute('href')).toBe(
      '/en-us/account/orders/TF-7K2M-9QXD',
    );
    expect(screen.getByText('3 of 4 changes')).toBeTruthy();
    await press('Show older');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await press('Show older');
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    expect(document.activeElement?.tagName).toBe('UL');
    expect(await rows()).toEqual([...shown, 'Ended when you left the programMarch 9, 2025−75 points']);
    expect(services.calls(getPointsHistory.name).map(({ input }) => input.query?.start)).toEqual([undefined, 3, 3]);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says of goods that have not arrived what they wait for, and is not there without anything to tell [ACC-12]', async () => {
    const { services } = open(member);
    const { orderNumber, points } = pending[0]!;
    services.next(getPointsHistory.name, () => ({
      total: 0,
      start: 0,
      changes: [],
      pending: [{ orderNumber, points }],
    }));
    expect(await rows()).toEqual([
      `On the wayOrder ${orderNumber}Yours once the goods have arrived and can no longer be sent back189 points`,
    ]);
    cleanup();
    open(member);
    await screen.findByText('WELCOME10');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Points history' })).toBeNull());
  });

  test('does not take the points along when it cannot be read [ACC-12]', async () => {
    const { services } = open(member);
    services.next(getPointsHistory.name, refuse('GEN500'), () => firstPage);
    expect((await screen.findByRole('alert')).textContent).toContain('Your points history could not be loaded.');
    expect(screen.getByText('640 points')).toBeTruthy();
    await press('Try again');
    expect(await rows()).toEqual(shown);
  });
});

describe('leaving the program', () => {
  const leaving = { enrollments: [{ type: 'Loyalty', optin: false }] };

  test('says what ends before it does, and offers to join once it has [ACC-12]', async () => {
    const { platform, services } = open(member);
    await press('Leave the program');
    expect(screen.getByText(/^Leave the program\? Your points, those on the way/)).toBeTruthy();
    await press('Stay a member');
    expect(services.calls(enrolConsumer.name)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave the program' }));
    services.next(enrolConsumer.name, refuse('GEN500'), () => stranger);
    await press('Leave the program');
    await press('Yes, leave');
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work. Please try again.');
    await press('Leave the program');
    await press('Yes, leave');
    expect(await screen.findByRole('button', { name: 'Join now' })).toBeTruthy();
    expect(services.calls(enrolConsumer.name).map(({ input }) => input.body)).toEqual([leaving, leaving]);
    expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'success', text: 'You have left the program.' });
    expect(platform.session.reset).toHaveBeenCalledOnce();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('calls off joining before the link is opened [ACC-12]', async () => {
    const { platform, services } = open(unconfirmed);
    services.next(enrolConsumer.name, () => stranger);
    await press('I do not want to join after all');
    expect(screen.getByText('Call it off? The link in our email then no longer works.')).toBeTruthy();
    await press('Yes, call it off');
    expect(await screen.findByRole('button', { name: 'Join now' })).toBeTruthy();
    expect(services.calls(enrolConsumer.name).map(({ input }) => input.body)).toEqual([leaving]);
    expect(platform.toasts.show).toHaveBeenCalledWith({
      tone: 'success',
      text: 'You are not joining the program.',
    });
  });
});

test('hands the code of who invited a member to the program with the token, and nothing without one [ACC-12]', async () => {
  const { services } = open(member, { at: '/?referral_code=2222-3333' });
  await screen.findByText('640 points');
  await waitFor(() =>
    expect(services.calls(getLoyaltyToken.name).map(({ input }) => input.body)).toEqual([
      { usid: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10', referralCode: '2222-3333' },
    ]),
  );
  cleanup();
  const other = open(member);
  await screen.findByText('640 points');
  expect(other.services.names()).not.toContain(getLoyaltyToken.name);
});

describe('inviting friends [ACC-12]', () => {
  const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your invitation link' });

  test('gives a link to sign up by, with what it brings and what has come of it', async () => {
    const copy = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText: copy } });
    const { platform } = open(member);
    const { code } = getInvitations.example;
    const url = `http://localhost/en-us/sign-up?referral_code=${code}`;
    expect((await linkField()).value).toBe(url);
    expect(
      screen.getByText(
        /\$75\.00 or more .* each of you gets 1,000 points worth \$10\.00\. For up to 10 friends a year\.$/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('3 people have joined through your link. Rewards so far: 1.')).toBeTruthy();
    await press('Copy link');
    await waitFor(() => expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'success', text: 'Link copied.' }));
    expect(copy).toHaveBeenCalledWith(url);
  });

  test('selects the link where the browser copies nothing, and says that nobody has joined yet', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    const { platform, services } = open(member);
    services.next(getInvitations.name, () => ({ ...getInvitations.example, accepted: 0, rewarded: 0 }));
    const field = await linkField();
    const select = vi.spyOn(field, 'select');
    expect(screen.getByText('Nobody has joined through your link yet.')).toBeTruthy();
    await press('Copy link');
    await waitFor(() =>
      expect(platform.toasts.show).toHaveBeenCalledWith({ tone: 'info', text: 'Copy the link from the field.' }),
    );
    await waitFor(() => expect(select).toHaveBeenCalled());
  });

  test('tells who was invited what is still to come, in a market without invitations, too', async () => {
    const { services } = open(member);
    const { code, accepted, rewarded, offer } = getInvitations.example;
    services.next(getInvitations.name, () => ({
      code,
      accepted,
      rewarded,
      ...(offer ? { followed: { ...offer, isRewarded: false } } : {}),
    }));
    expect(await screen.findByText(/^You were invited\. .* you get 1,000 points/)).toBeTruthy();
    expect(screen.queryByText('Invite friends')).toBeNull();
  });

  test('says so when the link cannot be read, and reads again', async () => {
    const { services } = open(member);
    services.next(getInvitations.name, refuse('NET503', ''));
    expect(await screen.findByText('Your invitation link could not be loaded.')).toBeTruthy();
    await press('Try again');
    expect(await linkField()).toBeTruthy();
  });

  test('reads what was promised once the code has been handed on', async () => {
    const { services } = open(member, { at: '/?referral_code=2222-3333' });
    const { promise: isKept, resolve: keep } = Promise.withResolvers<object>();
    services.next(getLoyaltyToken.name, () => isKept);
    const field = await linkField();
    expect(services.calls(getInvitations.name)).toHaveLength(1);
    keep(getLoyaltyToken.example);
    await waitFor(() => expect(services.calls(getInvitations.name)).toHaveLength(2));
    // What was shown stays.
    expect(await linkField()).toBe(field);
  });

  test('keeps the code of who has to open the mailed link first, and reports nothing', async () => {
    const { services, platform } = open(unconfirmed, { at: '/?referral_code=2222-3333' });
    services.next(getLoyaltyToken.name, refuse('REW135', 'Please confirm your membership.'));
    await screen.findByText('Please confirm your membership');
    await waitFor(() => expect(services.calls(getLoyaltyToken.name)).toHaveLength(1));
    expect(await screen.findByText(/^Your invitation is saved\. It counts once you have opened the link/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(platform.faults).not.toHaveBeenCalled();
  });

  test('hands the code on again when that has failed', async () => {
    const { services } = open(member, { at: '/?referral_code=2222-3333' });
    services.next(getLoyaltyToken.name, refuse('NET503', ''));
    expect((await screen.findByRole('alert')).textContent).toContain('Your invitation could not be saved.');
    await press('Try again');
    await waitFor(() => expect(services.calls(getLoyaltyToken.name)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each([
    ['a member', member],
    ['somebody who has not joined', stranger],
  ])('says that an invitation is not for %s who is not new', async (_who, profile) => {
    const { services } = open(profile, { at: '/?referral_code=2222-3333' });
    services.next(getInvitation.name, () => ({ ...getInvitation.example, isForYou: false }));
    expect(await screen.findByText(/^Invitations are for new customers who have not ordered yet/)).toBeTruthy();
  });

  test.each([
    ['nothing to a member', member, false],
    ['that it is over to somebody who has not joined', stranger, true],
  ])('tells of an invitation that is over %s', async (_what, profile, isShown) => {
    const { services } = open(profile, { at: '/?referral_code=2222-3333' });
    services.next(getInvitation.name, refuse('4044', 'We could not find a membership.'));
    await waitFor(() => expect(services.calls(getInvitation.name)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryAllByText('This invitation is not valid here, or no longer.')).toHaveLength(isShown ? 1 : 0),
    );
  });

  test('tells who has an account and has not joined what joining brings, and hands the code on then', async () => {
    const { services } = open(stranger, { at: '/?referral_code=2222-3333' });
    expect(await screen.findByText(/^You are invited: join the loyalty program before your first order/)).toBeTruthy();
    expect(services.names()).not.toContain(getLoyaltyToken.name);
    await agree();
    await press('Join now');
    await linkField();
    expect(services.calls(getLoyaltyToken.name)).toHaveLength(1);
  });
});

test('tells employees that the program is not for them, and asks the services nothing [ACC-12]', async () => {
  const session = { status: 'employee', consumerNo: 'c-3', isEmployeeDiscountTCAccepted: true } as const;
  const { services } = open(stranger, { session });
  expect(screen.getByText(/^The program is for customers/)).toBeTruthy();
  expect(services.names()).toEqual([]);
});

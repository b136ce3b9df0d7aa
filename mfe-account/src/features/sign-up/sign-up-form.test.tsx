import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { retrieveUserData } from 'shared-contracts/calls/consumer-service';
import { getAddressRules, getCountryList } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillInSignUp } from '../../testing/fill-in-sign-up.ts';
import { SignUpForm } from './sign-up-form.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(cleanup);

const us = {
  countryCode: 'US',
  fields: [
    {
      name: 'postalCode',
      label: 'ZIP code',
      required: true,
      pattern: '\\d{5}',
      mask: 'XXXXX-XXXX',
      autocomplete: '',
      width: 4,
    },
    {
      name: 'phone',
      label: '',
      required: true,
      pattern: '[2-9]\\d{9}',
      mask: '(XXX) XXX - XXXX',
      dialCode: '1',
      autocomplete: '',
      width: 4,
    },
  ],
};
const gb = {
  countryCode: 'GB',
  fields: [
    {
      name: 'phone',
      label: '',
      required: true,
      pattern: '0?\\d{10}',
      mask: 'XXXXX XXXXXX',
      dialCode: '44',
      trunkPrefix: '0',
      autocomplete: '',
      width: 4,
    },
  ],
};
const countries = [
  { code: 'US', name: 'United States', dialCode: '1' },
  { code: 'GB', name: 'United Kingdom', dialCode: '44' },
];
const known = { ...retrieveUserData.example, firstName: 'Mara', lastName: 'Lindqvist', postalCode: '97205' };

type Props = Partial<ComponentProps<typeof SignUpForm>>;

/** Opens the form; the services answer the request to sign up with what `signUp` does. */
function show(signUp: (body: unknown, options: unknown) => unknown, props: Props = {}, more: object = {}, search = '') {
  const platform = fakePlatform({
    answer: ({ name }: AnyCall, input, options) => {
      const { params, body } = input as { readonly params?: { readonly countryCode: string }; readonly body?: unknown };
      if (name === getAddressRules.name) return params?.countryCode === 'GB' ? gb : { ...us, ...more };
      if (name === getCountryList.name) return { countries };
      if (name === retrieveUserData.name) return known;
      return signUp(body, options);
    },
    botToken: undefined,
  });
  const form = (
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/en-us/sign-up${search}`]}>
        <SignUpForm location="page:single:sign-up:none" onDone={() => undefined} {...props} />
      </MemoryRouter>
    </PlatformProvider>
  );
  return { ...render(form), form, platform };
}
const type = (name: string | RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
const textIn = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

function open(refusal: ProductError) {
  const signUp = vi.fn(async (): Promise<unknown> => Promise.reject(refusal));
  show(() => signUp());
  fillInSignUp();
  submit();
  return { signUp };
}
const description = (name: string | RegExp) => {
  const field = screen.getByRole('textbox', { name });
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
};

describe('a refused sign-up [ACC-04] [PLT-06]', () => {
  test.each([
    ['AUT439', 'Email'],
    ['PRO400', 'Email'],
    ['AUT442', 'Phone (optional)'],
    ['AUT444', 'Phone (optional)'],
    ['PRO411', /^Date of birth/],
  ])('shows %s at its field in the services’ words', async (id, name) => {
    open(new ProductError(id, 'Said by the services.'));
    await waitFor(() => expect(description(name)).toBe('Said by the services.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says of a number that the services do not know that it is none', async () => {
    const details = [{ errorId: 'API422' as const, message: 'Said by the services.', field: 'phone' }];
    open(new ProductError('API422', 'Said by the services.', { details }));
    await waitFor(() => expect(description('Phone (optional)')).toMatch(/^Please enter a valid phone number/));
  });

  test('scrolls any other error into view as an alert', async () => {
    open(new ProductError('AUT500', 'We could not do that.'));
    expect((await screen.findByRole('alert')).textContent).toBe('We could not do that.');
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  });

  test('validates the form again when the birth date is missing', async () => {
    const { signUp } = open(new ProductError('PRO411', 'Said by the services.'));
    signUp.mockImplementation(async () => {
      fireEvent.input(screen.getByRole('textbox', { name: /^Date of birth/ }), { target: { value: '' } });
      throw new ProductError('PRO411', 'Said by the services.');
    });
    await waitFor(() => expect(description(/^Date of birth/)).toBe('Please enter your date of birth.'));
  });
});

describe('signing up [ACC-04]', () => {
  const accept = () =>
    vi.fn(async (_body: unknown, _options: unknown): Promise<unknown> => ({ email: '', isLoyaltyMember: false }));

  test('formats postal code and phone while they are typed, the phone as the chosen country writes it', async () => {
    show(accept());
    // Before the rules have loaded.
    type('Postal code', '972051234');
    await waitFor(() => expect(textIn('Postal code')).toBe('97205-1234'));
    type('Phone (optional)', '5035550142');
    expect(textIn('Phone (optional)')).toBe('(503) 555 - 0142');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Country code' }), { target: { value: 'GB' } });
    type('Phone (optional)', '07700900123');
    await waitFor(() => expect(textIn('Phone (optional)')).toBe('07700 900123'));
  });

  test('lets only who has typed a valid phone choose text messages', async () => {
    const signUp = accept();
    show(signUp);
    fillInSignUp();
    expect(box(/^Text me/).disabled).toBe(true);
    type('Phone (optional)', '503555');
    expect(box(/^Text me/).disabled).toBe(true);
    await waitFor(() => {
      type('Phone (optional)', '5035550142');
      expect(box(/^Text me/).disabled).toBe(false);
    });
    fireEvent.click(box(/^Text me/));
    submit();
    await waitFor(() =>
      expect(signUp.mock.calls[0]?.[0]).toMatchObject({
        phoneCode: '1',
        optInAccepted: true,
        subscriptions: { smsNotificationConsent: true },
      }),
    );
  });

  test.each([
    [/^I agree/, 'Please agree to the terms of use.'],
    [/^I have read/, 'Please confirm that you have read the privacy policy.'],
  ])('asks for each agreement: %s', async (name, text) => {
    const signUp = accept();
    show(signUp);
    fillInSignUp();
    fireEvent.click(box(name));
    submit();
    await waitFor(() => expect(box(name).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(text)).toBeDefined();
    expect(signUp).not.toHaveBeenCalled();
  });

  test('lists what is missing in the order of the form, each in its own words', async () => {
    const signUp = accept();
    show(signUp);
    submit();
    const summary = await screen.findByRole('region', { name: '8 entries need another look' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name: Please enter a first name.',
      'Last name: Please enter a last name.',
      'Email: Please enter an email address.',
      'Password: Something in the list below is still missing from the password.',
      'Postal code: Please enter a postal code.',
      'Date of birth: Please enter your date of birth.',
      'Terms of use: Please agree to the terms of use.',
      'Privacy policy: Please confirm that you have read the privacy policy.',
    ]);
    fireEvent.click(within(summary).getByRole('link', { name: /^Postal code/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Postal code' }));
    expect(signUp).not.toHaveBeenCalled();
  });

  test('leads to the one field that is wrong, without a list', async () => {
    show(accept());
    fillInSignUp();
    type('Postal code', '');
    submit();
    const postalCode = screen.getByRole('textbox', { name: 'Postal code' });
    await waitFor(() => expect(document.activeElement).toBe(postalCode));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('says why it asks for postal code and date of birth', () => {
    show(accept());
    expect(description('Postal code')).toBe('This is not a delivery address.');
    expect(description(/^Date of birth/)).toMatch(/^MM\/DD\/YYYY\. Accounts are for people aged 13 and over\. We ask/);
  });

  test('links each agreement to its page', () => {
    show(accept());
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-us/pages/loyalty-terms',
      '/en-us/pages/sms-terms',
      '/en-us/pages/terms',
      '/en-us/pages/privacy',
    ]);
  });

  test('asks for phone, gender, and text messages where the market requires them', async () => {
    const signUp = accept();
    show(signUp, {}, { signUpRequires: ['phone', 'gender', 'sms'] });
    fillInSignUp();
    await screen.findByRole('textbox', { name: 'Phone' });
    submit();
    const gender = screen.getByRole('combobox', { name: 'Gender' });
    await waitFor(() => expect(gender.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-invalid')).toBe('true');
    expect(box(/^Text me/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(gender, { target: { value: 'undisclosed' } });
    type('Phone', '5035550142');
    await waitFor(() => expect(box(/^Text me/).disabled).toBe(false));
    fireEvent.click(box(/^Text me/));
    submit();
    await waitFor(() =>
      expect(signUp.mock.calls[0]?.[0]).toMatchObject({ gender: 'undisclosed', optInAccepted: true }),
    );
  });

  test('asks who opens an account from an order for what the market requires besides', async () => {
    const signUp = accept();
    const person = {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'm@example.org',
      postalCode: '97205',
      phone: '5035550142',
    };
    show(signUp, { person }, { signUpRequires: ['sms'] });
    await waitFor(() => expect(box(/^Text me/).disabled).toBe(false));
    type(/^Date of birth/, '02/09/1990');
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
    for (const name of [/^Text me/, /^I agree/, /^I have read/]) fireEvent.click(box(name));
    submit();
    await waitFor(() => expect(signUp.mock.calls[0]?.[0]).toMatchObject({ phone: '5035550142', optInAccepted: true }));
  });

  test('fills in what the shop knows of who follows a link, but nothing that was typed', async () => {
    show(accept(), { consumerId: known.consumerId, email: 'mara@example.org' });
    type('First name', 'Marit');
    await waitFor(() => expect(textIn('Last name')).toBe('Lindqvist'));
    expect([textIn('First name'), textIn('Email'), textIn('Postal code')]).toEqual([
      'Marit',
      'mara@example.org',
      '97205',
    ]);
  });

  test('names where the visitor comes from', async () => {
    const signUp = accept();
    show(signUp, {}, {}, '?leadSource=trail-fest&storeNum=US01&enrollment_marketing_source=autumn');
    fillInSignUp();
    submit();
    await waitFor(() => expect(signUp.mock.calls[0]?.[1]).toEqual({ source: 'trail-fest' }));
    expect(signUp.mock.calls[0]?.[0]).toMatchObject({ source: { store: 'US01', campaignName: 'autumn' } });
  });

  test('keeps what was typed, but no password, for another form; and nothing once the account exists', async () => {
    const done = vi.fn();
    const { form, unmount } = show(accept(), { onDone: done });
    fillInSignUp();
    unmount();
    const again = render(form);
    expect([textIn('First name'), textIn(/^Date of birth/), box(/^I agree/).checked]).toEqual([
      'Mara',
      '02/09/1990',
      true,
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Fell-Runner-27' } });
    submit();
    await waitFor(() => expect(done).toHaveBeenCalled());
    again.unmount();
    render(form);
    expect(textIn('First name')).toBe('');
  });
});

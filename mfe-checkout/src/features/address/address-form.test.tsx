import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type Address, address } from 'shared-contracts/calls/cart-entities';
import { locales } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { type AddressValues, addressOf, formValues, isComplete, valuesOf } from 'storefront-kit/address-values';
import { fakePlatform } from 'storefront-kit/testing/platform';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkoutServices, rule, rules } from '../../testing/checkout-services.ts';
import { AddressForm } from './address-form.tsx';

afterEach(cleanup);

const canada = locales['en-ca'];
const typed: AddressValues = {
  firstName: ' Mara ',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  addressLine1: '12 Alder Street',
  addressLine2: '',
  postalCode: 'v6b 1a1',
  city: 'Vancouver',
  province: 'BC',
};
const mara: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  addressLine1: '12 Alder Street',
  postalCode: 'V6B 1A1',
  city: 'Vancouver',
  province: 'BC',
  stateCode: 'BC',
  country: 'CA',
};

describe('building the address to send [CHK-03]', () => {
  test("trims and formats by the rules, omits empty fields, and uses the shop's country", () => {
    expect(addressOf(rules, typed, canada)).toEqual(mara);
  });

  test('keeps a chosen country, and includes a state only with a province', () => {
    const country = { name: 'country', label: 'Country', required: true, autocomplete: 'country', width: 12 } as const;
    const { province: _, ...rest } = typed;
    const sent = addressOf([...rules, country], { ...rest, country: 'US' }, canada);
    expect(sent.country).toBe('US');
    expect(sent).not.toHaveProperty('stateCode');
  });

  test('contains only fields the rules ask for', () => {
    expect(addressOf(rules, { ...typed, phone: '5035550142' }, canada)).not.toHaveProperty('phone');
  });

  test('survives a round trip through the form', () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);
    const any = fc.record({
      firstName: word,
      lastName: word,
      addressLine1: word,
      city: word,
      province: fc.stringMatching(/^[A-Z]{2}$/),
      postalCode: word,
    });
    fc.assert(
      fc.property(any, (values) => {
        const once = addressOf(rules, values, canada);
        expect(v.is(address, once)).toBe(true);
        expect(addressOf(rules, valuesOf(once), canada)).toEqual(once);
      }),
    );
  });

  test('is complete when every rule accepts it', () => {
    expect(isComplete(rules, mara)).toBe(true);
    expect(isComplete(rules, { ...mara, postalCode: '12345' })).toBe(false);
    expect(isComplete(rules, { ...mara, firstName: 'M' })).toBe(false);
    expect(isComplete(rules, undefined)).toBe(false);
    expect(isComplete([], mara)).toBe(false);
  });

  test('is complete without a code for its phone, which is of its own country then [ACC-10]', () => {
    const phone = { inputMode: 'tel', dialCode: '1', pattern: '[2-9]\\d{9}' } as const;
    const phones = [...rules, rule('phoneCode', { options: [{ value: '1', label: '+1' }] }), rule('phone', phone)];
    expect(isComplete(phones, { ...mara, phone: '6045550143' })).toBe(true);
    expect(isComplete(phones, { ...mara, phone: '6045550143', phoneCode: '33' })).toBe(false);
    expect(formValues(phones, {})).toMatchObject({ phoneCode: '1', phone: '', province: '' });
  });

  test('returns empty form values without an address', () => {
    expect(valuesOf(undefined)).toEqual({});
    expect(valuesOf(mara)).not.toHaveProperty('addressLine2');
  });
});

describe('the address form [CHK-03]', () => {
  function show(
    values: AddressValues = {},
    serverErrors?: Partial<Record<keyof AddressValues, string>>,
    asked = rules,
  ) {
    const onSubmit = vi.fn((_: Address) => Promise.resolve());
    const onInput = vi.fn();
    const form = (errors = serverErrors) => (
      <PlatformProvider platform={fakePlatform({ answer: checkoutServices().answer })}>
        <AddressForm
          id="shipping"
          rules={asked}
          values={values}
          onSubmit={onSubmit}
          onInput={onInput}
          {...(errors ? { serverErrors: errors } : {})}
        />
      </PlatformProvider>
    );
    const { rerender } = render(form());
    // happy-dom reports a preset select as changed by the user, which the form then leaves alone.
    if (values.province)
      fireEvent.change(screen.getByRole('combobox', { name: 'Province' }), { target: { value: values.province } });
    return { onSubmit, onInput, refuse: (errors: typeof serverErrors) => rerender(form(errors)) };
  }
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const submit = () => fireEvent.submit(field('City').form as HTMLFormElement);

  test('shows the fields of the rules in order, and marks optional ones', () => {
    show();
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'First name',
      'Last name',
      'Email',
      'Street',
      'Floor (optional)',
      'Postal code',
      'City',
      'Province',
    ]);
    expect(field('Floor (optional)').getAttribute('aria-required')).toBe('false');
  });

  test('sends a phone with its country, which a number with a code chooses [ACC-10]', async () => {
    const phones = [
      rule('phoneCode', {
        label: 'Country code',
        options: [
          { value: '1', label: '+1 Canada' },
          { value: '49', label: '+49 Germany' },
        ],
      }),
      rule('phone', {
        label: 'Phone',
        inputMode: 'tel',
        dialCode: '1',
        pattern: '[2-9]\\d{9}',
        mask: '(XXX) XXX - XXXX',
        otherFormats: [{ dialCode: '49', trunkPrefix: '0', pattern: '0\\d{6,13}', mask: 'XXXX - XXX - XXX' }],
      }),
    ];
    const { onSubmit } = show(typed, undefined, [...rules, ...phones]);
    const code = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    expect(code.value).toBe('1');
    fireEvent.input(field('Phone'), { target: { value: '0761555019' } });
    fireEvent.blur(field('Phone'));
    expect(await screen.findByText('A valid phone number is required')).toBeTruthy();
    fireEvent.change(code, { target: { value: '49' } });
    submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '0761555019', phoneCode: '49' });
    fireEvent.input(field('Phone'), { target: { value: '+1 604 555 0143' } });
    await waitFor(() => expect(code.value).toBe('1'));
    submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.calls[1]?.[0]).toMatchObject({ phone: '6045550143', phoneCode: '1' });
  });

  test('asks for the phone of who takes the delivery only where one is known [ACC-10]', async () => {
    const recipient = rule('recipientContactPhone', { label: 'Recipient', required: false });
    show(typed, undefined, [...rules, recipient]);
    expect(screen.queryByRole('textbox', { name: /^Recipient/ })).toBeNull();
    cleanup();
    const { onSubmit } = show({ ...typed, recipientContactPhone: '2065550199' }, undefined, [...rules, recipient]);
    submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ recipientContactPhone: '2065550199' });
  });

  test('sends a complete address', async () => {
    const { onSubmit } = show(typed);
    submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...mara, country: 'US' });
  });

  test('shows an error when a field is left, and clears it when corrected', async () => {
    show(typed);
    fireEvent.input(field('Email'), { target: { value: 'mara@' } });
    fireEvent.blur(field('Email'));
    expect(await screen.findByText('Email is not valid')).toBeTruthy();
    fireEvent.input(field('Email'), { target: { value: 'mara@example.org' } });
    await waitFor(() => expect(screen.queryByText('Email is not valid')).toBeNull());
  });

  test('sends nothing invalid, lists the errors, and focuses the first field', async () => {
    const { onSubmit } = show({ ...typed, postalCode: '12345', city: '' });
    submit();
    const summary = await screen.findByRole('region', { name: '2 entries need another look' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Postal code: Please check the format',
      'City: This field is required',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Postal code').value).toBe('12345');
  });

  test('shows an error from the services beside its field', async () => {
    const { refuse } = show(typed);
    refuse({ city: 'We do not deliver there' });
    await screen.findByRole('region', { name: '1 entry needs another look' });
    expect(field('City').getAttribute('aria-invalid')).toBe('true');
  });

  test("capitalizes where the country's rules do, and reports input so that it survives a reload", async () => {
    const { onInput } = show();
    fireEvent.input(field('Postal code'), { target: { value: 'v6b 1a1' } });
    expect(field('Postal code').value).toBe('V6B 1A1');
    await waitFor(() => expect(onInput).toHaveBeenLastCalledWith(expect.objectContaining({ postalCode: 'V6B 1A1' })));
  });
});

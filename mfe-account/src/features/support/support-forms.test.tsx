// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { contactUs, openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';
import { SupportPage } from './support-page.tsx';
import { WarrantyForm } from './warranty-form.tsx';

const answer = vi.fn();
const onOpened = vi.fn();
beforeEach(() => answer.mockImplementation(async ({ example }: AnyCall) => example));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const categories = [
  {
    id: 'order',
    label: 'An order',
    subjects: [
      { id: 'order-change', label: 'Change or cancel it' },
      { id: 'order-delivery', label: 'Where it is' },
    ],
  },
  { id: 'other', label: 'Something else', subjects: [{ id: 'other-message', label: 'A message' }] },
];

function open(form: React.ReactNode, isSignedIn = false, state?: object): void {
  const session = isSignedIn ? ({ status: 'consumer', consumerNo: 'c-2' } as const) : undefined;
  render(
    <PlatformProvider platform={fakePlatform({ answer, ...(session ? { session } : {}) })}>
      <MemoryRouter initialEntries={[{ pathname: '/en-us/contact', state }]}>{form}</MemoryRouter>
    </PlatformProvider>,
  );
}
const openContact = (isSignedIn?: boolean) =>
  open(<ContactForm categories={categories} onOpened={onOpened} />, isSignedIn);
const openWarranty = () => open(<WarrantyForm orderNumber="TF-7K2M-9QXD" onOpened={onOpened} />);

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const options = (name: RegExp) => [...field(name).querySelectorAll('option')].map(({ textContent }) => textContent);
const typePerson = () => {
  type(/First name/, 'Mara');
  type(/Last name/, 'Lindqvist');
  type(/Email/, 'mara@example.org');
};
const typeMessage = () => {
  type(/What is it about/, 'other');
  type(/Your message/, 'Do you mend tents?');
  typePerson();
};
/** The calls that opened a case: body and idempotency key. */
const sent = () =>
  answer.mock.calls
    .filter(([{ name }]) => name === contactUs.name || name === openWarrantyCase.name)
    .map(([, { body }, { idempotencyKey }]) => ({ body, idempotencyKey }));

describe('the contact form [ACC-18]', () => {
  test('offers the subjects of the chosen category, and takes the only one of a category itself', () => {
    openContact();
    expect(options(/What is it about/)).toEqual(['Please choose', 'An order', 'Something else']);
    expect(options(/More precisely/)).toEqual(['Please choose']);
    type(/What is it about/, 'order');
    expect(options(/More precisely/)).toEqual(['Please choose', 'Change or cancel it', 'Where it is']);
    type(/More precisely/, 'order-delivery');
    type(/What is it about/, 'other');
    expect(field(/More precisely/).value).toBe('other-message');
    type(/What is it about/, 'order');
    expect(field(/More precisely/).value).toBe('');
  });

  test('counts the characters of the message, and keeps one that is too long', async () => {
    openContact();
    type(/Your message/, ' Hello ');
    expect(screen.getByText('5 of 4,000 characters')).toBeTruthy();
    type(/Your message/, 'a'.repeat(4001));
    send();
    expect(await screen.findByText('Value must contain at most 4000 characters')).toBeTruthy();
    expect(field(/Your message/).value).toHaveLength(4001);
    expect(sent()).toEqual([]);
  });

  test('begins with the message that a link has taken along', () => {
    open(<ContactForm categories={categories} onOpened={onOpened} />, false, { message: 'SC-4K7Q-2X9D: where to?' });
    expect(field(/Your message/).value).toBe('SC-4K7Q-2X9D: where to?');
  });

  test('uses the message of a link once: another one begins empty', async () => {
    const states: unknown[] = [];
    function Location() {
      states.push(useLocation().state);
      return null;
    }
    const props = { title: 'Write to us', intro: '', points: [], sentTitle: 'Sent', next: () => [] };
    open(
      <SupportPage {...props} other={{ to: '/warranty', text: 'Warranty' }}>
        {(onSent) => (
          <>
            <ContactForm categories={categories} onOpened={onSent} />
            <Location />
          </>
        )}
      </SupportPage>,
      false,
      { message: 'SC-4K7Q-2X9D: where to?' },
    );
    await waitFor(() => expect(states.at(-1)).toBeNull());
    expect(field(/Your message/).value).toBe('SC-4K7Q-2X9D: where to?');
    type(/What is it about/, 'other');
    typePerson();
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Write another one' }));
    expect(field(/Your message/).value).toBe('');
  });

  test('begins with the name and email of the account, and leaves what was typed before', async () => {
    let found: (profile: unknown) => void = () => undefined;
    answer.mockReturnValue(
      new Promise((resolve) => {
        found = resolve;
      }),
    );
    openContact(true);
    type(/Email/, 'other@example.org');
    found(getConsumer.example);
    await waitFor(() => expect(field(/First name/).value).toBe('Mara'));
    expect(field(/Email/).value).toBe('other@example.org');
  });

  test('sends a message once, however often the button is pressed', async () => {
    openContact();
    typeMessage();
    // Pressed twice, or by Enter before the button knows that it is busy.
    send();
    fireEvent.submit(screen.getByRole('button', { name: /^Send/ }).closest('form') as HTMLFormElement);
    await waitFor(() => expect(onOpened).toHaveBeenCalled());
    expect(onOpened.mock.calls).toEqual([[{ caseNumber: 'SC-4K7Q-2X9D', email: 'mara@example.org' }]]);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      category: 'other',
      subject: 'other-message',
      message: 'Do you mend tents?',
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara@example.org',
      recaptcha_response: 'person',
    });
  });

  test('keeps what was typed when a call fails, and repeats it with the same key until the text changes', async () => {
    openContact();
    answer.mockRejectedValue(new ProductError('NET503', ''));
    typeMessage();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here');
    expect(field(/Your message/).value).toBe('Do you mend tents?');
    send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByRole('alert');
    type(/Your message/, 'Do you mend boots?');
    answer.mockResolvedValue(contactUs.example);
    send();
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
    const [first, second, third] = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('shows a refusal of the services at its field', async () => {
    openContact();
    const details = [{ errorId: 'API422', message: 'x', field: 'subject' }] as const;
    answer.mockRejectedValue(new ProductError('API422', 'Please check this.', { details }));
    typeMessage();
    send();
    expect(await screen.findByText('Please check this.')).toBeTruthy();
    expect(field(/More precisely/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the warranty form [ACC-18]', () => {
  test('says at its fields what is missing', async () => {
    openWarranty();
    send();
    expect(await screen.findAllByText('This field is required')).toHaveLength(5);
    for (const name of [/What is broken/, /What happened/, /First name/, /Last name/, /Email/])
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('opens a case for the order that its link names', async () => {
    openWarranty();
    type(/What is broken/, 'Skarn Shell Jacket');
    type(/What happened/, 'The zip is torn.');
    typePerson();
    send();
    await waitFor(() =>
      expect(onOpened).toHaveBeenCalledWith({ caseNumber: 'SC-4K7Q-2X9D', email: 'mara@example.org' }),
    );
    expect(sent()[0]?.body).toMatchObject({
      product: 'Skarn Shell Jacket',
      orderNumber: 'TF-7K2M-9QXD',
      country: 'US',
    });
  });
});

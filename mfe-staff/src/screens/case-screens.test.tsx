import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerCase,
  findCases,
  getStaffCase,
  getStaffCasePicture,
  type StaffCase,
  turnCase,
} from 'shared-contracts/calls/staff-cases';
import { ProductError } from 'shared-contracts/errors/product-error';
import { afterEach, describe, expect, test } from 'vitest';
import { button, open, press, recording, signedIn, signOut, type } from '../testing/staff-page.tsx';
import CaseScreen from './case-screen.tsx';
import CasesScreen from './cases-screen.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

const list = ['/staff/cases', '/staff/cases', <CasesScreen key="cases" />] as const;
const page = ['/staff/cases/sc4k7q2x9d', '/staff/cases/:case', <CaseScreen key="case" />] as const;
const staff = signedIn('support');
const params = { caseNumber: 'SC-4K7Q-2X9D' };
const example = getStaffCase.example as StaffCase;
const closed: StaffCase = { ...example, state: 'closed', revision: 4 };

const showing = (detail: StaffCase) => (call: { readonly name: string; readonly example: unknown }) =>
  call.name === getStaffCase.name ? detail : call.example;

async function show(options: Parameters<typeof open>[3] = {}) {
  const platform = open(...page, { staff, ...options });
  await screen.findByRole('region', { name: 'Sender' });
  return platform;
}

describe('service cases [ACC-18]', () => {
  test('are listed with what they are about and whether they wait, and lead to their page', async () => {
    open(...list, { staff });
    const found = await screen.findByRole('region', { name: 'All cases, those that wait for us first' });
    const link = await within(found).findByRole('link', { name: 'SC-4K7Q-2X9D' });
    expect(link.getAttribute('href')).toBe('/en-us/staff/cases/SC-4K7Q-2X9D');
    for (const text of ['Warranty: Skarn Shell Jacket', 'Mara Lindqvist, mara@example.org', 'Waiting for us'])
      expect(within(found).getByText(text)).toBeDefined();
  });

  test('are found by words and state, page by page', async () => {
    const { of, answer } = recording();
    const next = 'SC-9999-9999';
    const last = { cases: [{ ...findCases.example.cases[0]!, caseNumber: next }] };
    open(...list, {
      staff,
      answer: (call, input, options) => {
        answer?.(call, input, options);
        if (call.name !== findCases.name) return call.example;
        const { after } = (input as { readonly body: { readonly after?: string } }).body;
        return after ? last : { ...findCases.example, next };
      },
    });
    await screen.findByRole('link', { name: 'SC-4K7Q-2X9D' });
    type('Search', ' mara@example.org ');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'open' } });
    press('Find');
    await screen.findByRole('region', { name: 'Cases found' });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: next })).toBeDefined();
    expect(of(findCases).map(({ input }) => input)).toEqual([
      { body: { words: '' } },
      { body: { words: 'mara@example.org', state: 'open' } },
      { body: { words: 'mara@example.org', state: 'open', after: next } },
    ]);
  });

  test('show everything that was sent, the order by a link and the pictures', async () => {
    await show();
    const sent = screen.getByRole('region', { name: 'What was sent: Warranty' });
    for (const text of ['Skarn Shell Jacket', 'TF-22-0417', 'Mar 14, 2026'])
      expect(within(sent).getByText(text)).toBeDefined();
    expect(within(sent).getByRole('link', { name: 'TF-7K2M-9QXD' }).getAttribute('href')).toBe(
      '/en-us/staff/orders/TF-7K2M-9QXD',
    );
    expect(screen.getByText('The zip is torn.')).toBeDefined();
    expect(screen.getByText('With an account · Writes in English')).toBeDefined();
    const picture = await screen.findByRole('img', { name: 'Picture 1 of 1' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('say of an order number that it is not known as one of the sender, and that a picture could not be loaded', async () => {
    const unknown = { ...example, isKnownOrder: false };
    await show({
      answer: (call) => {
        if (call.name === getStaffCasePicture.name) throw new ProductError('NET503', '', { status: 503 });
        return showing(unknown)(call);
      },
    });
    expect(screen.getByText('TF-7K2M-9QXD (not known as an order of the sender)')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'TF-7K2M-9QXD' })).toBeNull();
    expect(await screen.findByText('This picture could not be loaded.')).toBeDefined();
  });

  test('are answered as they were seen, and show the answer', async () => {
    const { of, answer } = recording();
    const platform = await show({ answer });
    press('Send answer');
    expect(await screen.findByText('Type an answer.')).toBeDefined();
    expect(of(answerCase)).toEqual([]);
    type('Your answer', ' We repair it. ');
    press('Send answer');
    await waitFor(() => expect(of(answerCase)).toHaveLength(1));
    expect(of(answerCase)[0]?.input).toEqual({ params, body: { text: 'We repair it.', revision: 1 } });
    expect(await screen.findByText('We repair it. Please send it to us.')).toBeDefined();
    expect(screen.getByText('ines@example.org')).toBeDefined();
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '');
    expect(platform.toasts.show).toHaveBeenCalledWith({
      tone: 'success',
      text: 'The answer is on its way to mara@example.org.',
    });
  });

  test('say when somebody else was faster, keep what was typed, and are read again', async () => {
    const message = 'Somebody answered or changed this case meanwhile.';
    const { of, answer } = recording({ [answerCase.name]: new ProductError('CAS409', message, { status: 409 }) });
    await show({ answer });
    type('Your answer', 'We repair it.');
    press('Send answer');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    press('Read the case again');
    await waitFor(() => expect(of(getStaffCase)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'We repair it.');
  });

  test('are closed, take no answer then, and are opened again', async () => {
    const { of, answer } = recording();
    await show({ answer });
    press('Close case');
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull());
    expect(of(turnCase)[0]?.input).toEqual({ params, body: { state: 'closed', revision: 1 } });
    cleanup();
    const second = recording();
    await show({
      answer: (call, input, options) => {
        second.answer?.(call, input, options);
        return call.name === turnCase.name ? { ...example, revision: 5 } : showing(closed)(call);
      },
    });
    expect(screen.getByText(/neither side can write to it/)).toBeDefined();
    press('Reopen case');
    expect(await screen.findByLabelText('Your answer')).toBeDefined();
    expect(second.of(turnCase)[0]?.input).toEqual({ params, body: { state: 'open', revision: 4 } });
  });

  test('are closed once, also when the first answer was lost', async () => {
    const { of, answer } = recording({ [turnCase.name]: new ProductError('NET503', '', { status: 503 }) });
    await show({ answer });
    press('Close case');
    await screen.findByRole('alert');
    press('Close case');
    await waitFor(() => expect(of(turnCase)).toHaveLength(2));
    const [first, second] = of(turnCase).map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('show the conversation before the pictures, to those who scroll and to screen readers', async () => {
    await show();
    const [conversation, pictures] = ['Conversation', 'Pictures'].map((name) => screen.getByRole('region', { name }));
    expect(conversation?.compareDocumentPosition(pictures as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('say of an account that its address is not confirmed', async () => {
    await show({ answer: showing({ ...example, isAddressConfirmed: false }) });
    expect(screen.getByText('With an account, address not confirmed · Writes in English')).toBeDefined();
  });

  test('say of an account that it has another address now', async () => {
    const { isAddressConfirmed: _, ...unknown } = example;
    await show({ answer: showing(unknown) });
    expect(screen.getByText('With an account that has another address now · Writes in English')).toBeDefined();
  });

  test('say that they could not be read, and who may read them', async () => {
    const { answer } = recording({ [getStaffCase.name]: new ProductError('API404', 'Not found', { status: 404 }) });
    open(...page, { staff, answer });
    expect((await screen.findByRole('alert')).textContent).toContain('Not found');
    expect(button('Try again')).toBeDefined();
    for (const [at, path, element] of [list, page]) {
      cleanup();
      open(at, path, element, { staff: signedIn('moderator') });
      expect(await screen.findByText(/^This page is for customer service/)).toBeDefined();
    }
  });
});

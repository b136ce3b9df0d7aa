import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { getCase, getCasePicture, getCases, type OwnCase, replyToCase } from 'shared-contracts/calls/support-cases';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, type Handler, refuse } from 'storefront-kit/testing/services';
import { afterEach, describe, expect, test } from 'vitest';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';

afterEach(cleanup);

const example = getCase.example as OwnCase;
const { caseNumber } = example;
const replied = { messageId: crypto.randomUUID(), by: 'shopper', text: 'Where to?', writtenAt: example.changedAt };

function show(element: ReactElement, answers: Readonly<Record<string, Handler<object>>> = {}) {
  const services = fakeServices<object>({
    [getCases.name]: () => getCases.example,
    [getCase.name]: () => example,
    [getCasePicture.name]: () => getCasePicture.example,
    [replyToCase.name]: () => ({ ...example, state: 'open', messages: [...example.messages, replied] }),
    ...answers,
  });
  const platform = fakePlatform({ session: { status: 'consumer', consumerNo: 'c-2' }, answer: services.answer });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>{element}</MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, services };
}
async function showCase(answers?: Parameters<typeof show>[1]) {
  const shown = show(<CaseView caseNumber={caseNumber} />, answers);
  await screen.findByText('The zip is torn.');
  return shown;
}
const toContact = () => screen.getByRole('link', { name: 'Write to us' });
const reply = () => screen.getByLabelText<HTMLTextAreaElement>(/Your reply/);
const send = (text: string) => {
  fireEvent.change(reply(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
};

describe('the help requests of an account [ACC-18]', () => {
  test('are listed with number, subject, state, and day, and lead to their page', async () => {
    show(<CaseList />);
    expect(await screen.findByText('Skarn Shell Jacket')).toBeDefined();
    for (const text of [caseNumber, 'Answered', 'Warranty case']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(/November 29, 2026 · Last changed .*November 30, 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: `Open ${caseNumber}` }).getAttribute('href')).toContain(
      `/account/cases/${caseNumber}`,
    );
  });

  test('come page by page, each once', async () => {
    const [first] = getCases.example.cases;
    const older = { ...first, caseNumber: 'SC-2222-2222' };
    const { services } = show(<CaseList />, {
      [getCases.name]: (input) =>
        'query' in input ? { cases: [first, older] } : { ...getCases.example, next: caseNumber },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('SC-2222-2222')).toBeDefined();
    expect(screen.getAllByText(caseNumber)).toHaveLength(1);
    expect(services.calls(getCases.name).at(-1)?.input).toEqual({ query: { after: caseNumber } });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('lead to the forms when there are none', async () => {
    show(<CaseList />, { [getCases.name]: () => ({ cases: [] }) });
    expect(await screen.findByText('Nothing yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('/contact');
    expect(screen.getByRole('link', { name: 'Report a warranty case' }).getAttribute('href')).toContain('/warranty');
  });
});

describe('a help request [ACC-18]', () => {
  test('shows what was sent, the pictures, and both sides', async () => {
    await showCase();
    for (const text of ['TF-22-0417', 'You', 'Customer service', 'We repair it. Please send it to us.'])
      expect(screen.getByText(text)).toBeDefined();
    const picture = await screen.findByRole('img', { name: 'Picture 1 of 1' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('takes a reply, and shows it', async () => {
    const { platform, services } = await showCase();
    send('  ');
    expect(await screen.findByText('This field is required')).toBeDefined();
    send(' Where to? ');
    expect(await screen.findByText('Where to?')).toBeDefined();
    await waitFor(() => expect(reply().value).toBe(''));
    expect(services.calls(replyToCase.name).map(({ input }) => input)).toEqual([
      { params: { caseNumber }, body: { text: 'Where to?' } },
    ]);
    expect(platform.toasts.show).toHaveBeenCalledWith({
      tone: 'success',
      text: 'Your reply is with us. We answer within one working day.',
    });
  });

  test('keeps a reply that could not be sent, and repeats it under the same key', async () => {
    const { services } = await showCase({ [replyToCase.name]: refuse('NET503') });
    send('Where to?');
    expect((await screen.findByRole('alert')).textContent).toContain('It is still here');
    expect(reply().value).toBe('Where to?');
    send('Where to?');
    await waitFor(() => expect(services.calls(replyToCase.name)).toHaveLength(2));
    const keys = services.calls(replyToCase.name).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test('keeps what was typed when it was closed meanwhile, and takes no reply once it is closed', async () => {
    await showCase({ [replyToCase.name]: refuse('CAS410', 'This request is closed.') });
    send('Where to?');
    expect((await screen.findByRole('alert')).textContent).toContain('This request is closed.');
    expect(reply().value).toBe('Where to?');
    expect(toContact().getAttribute('href')).toBe('/en-us/contact');
    cleanup();
    await showCase({ [getCase.name]: () => ({ ...example, state: 'closed' }) });
    expect(screen.getByText(/^This request is closed/)).toBeDefined();
    expect(screen.queryByLabelText(/Your reply/)).toBeNull();
    expect(toContact().getAttribute('href')).toBe('/en-us/contact');
  });

  test.each([
    ['with its number', 'Where to?', `${caseNumber}\n\nWhere to?`],
    ['without it when there is no room for both', 'a'.repeat(3990), 'a'.repeat(3990)],
  ])('takes what was typed for it along to a new message, %s', async (_, text, message) => {
    const state: unknown[] = [];
    function Location() {
      state.push(useLocation().state);
      return null;
    }
    show(
      <>
        <CaseView caseNumber={caseNumber} />
        <Location />
      </>,
      { [replyToCase.name]: refuse('CAS410', 'This request is closed.') },
    );
    await screen.findByText('The zip is torn.');
    send(text);
    await screen.findByRole('alert');
    fireEvent.click(toContact());
    expect(state.at(-1)).toEqual({ message });
  });

  test('takes the same words twice as two replies', async () => {
    const { services } = await showCase();
    send('Any news?');
    await waitFor(() => expect(reply().value).toBe(''));
    send('Any news?');
    await waitFor(() => expect(services.calls(replyToCase.name)).toHaveLength(2));
    const keys = services.calls(replyToCase.name).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['API404', 'This request does not exist, or belongs to another account.'],
    ['NET503', 'Your requests could not be loaded.'],
  ])('says after %s: %s', async (id, text) => {
    show(<CaseView caseNumber={caseNumber} />, { [getCase.name]: refuse(id) });
    expect(await screen.findByText(text)).toBeDefined();
  });
});

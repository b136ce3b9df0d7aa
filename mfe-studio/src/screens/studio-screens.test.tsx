import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { getDocument, getDocumentHistory } from 'shared-contracts/calls/documents';
import { acceptStaffLink } from 'shared-contracts/calls/staff';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import type { StaffRole } from 'shared-contracts/staff-role';
import { type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import DocumentsScreen from './documents-screen.tsx';
import EditorScreen from './editor-screen.tsx';
import HistoryScreen from './history-screen.tsx';
import MediaScreen from './media-screen.tsx';
import RecordScreen from './record-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const staffWith = (...roles: StaffRole[]) =>
  ({ status: 'signed-in', member: { ...acceptStaffLink.example, roles } }) as const;

function open(at: string, path: string, element: ReactElement, options: FakePlatformOptions = {}) {
  const platform = fakePlatform({ answer: ({ example }) => example, staff: staffWith('editor'), ...options });
  render(
    <MemoryRouter initialEntries={[`/en-us${at}`]}>
      <PlatformProvider platform={platform}>
        <Routes>
          <Route path={`/en-us${path}`} element={element} />
        </Routes>
      </PlatformProvider>
    </MemoryRouter>,
  );
  return platform;
}

const documentPath = '/studio/:kind/:slug/:language';
const footer = {
  brand: { name: 'Tarnfell', claim: 'Made for weather.' },
  columns: [],
  legal: [],
  copyright: '© 2026 Tarnfell',
};
const openFooter = (answer: NonNullable<FakePlatformOptions['answer']>) =>
  open('/studio/footer/main/en', documentPath, <EditorScreen />, {
    answer: (call, input) =>
      call.name === getDocument.name
        ? { kind: 'footer', slug: 'main', name: 'Footer', shown: { body: footer, language: 'en' }, referrers: [] }
        : answer(call, input),
  });

test('lists documents with the state of each language [BEY-10]', async () => {
  open('/studio', '/studio', <DocumentsScreen />);
  const link = await screen.findByRole('link', { name: 'Edit Autumn on the ridge: English' });
  expect(link.getAttribute('href')).toBe('/en-us/studio/article/autumn-on-the-ridge/en');
  expect(screen.getByText('Live')).toBeDefined();
  expect(screen.getByText('1 document')).toBeDefined();
});

test('says what is wrong with the address of a new document, and opens it', async () => {
  const platform = open('/studio', '/studio', <DocumentsScreen />);
  const address = await screen.findByLabelText('Address');
  fireEvent.change(address, { target: { value: 'Über uns' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the document' }));
  expect(await screen.findByText(/Use up to 60 letters/)).toBeDefined();
  fireEvent.change(address, { target: { value: 'about-us' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the document' }));
  await waitFor(() => expect(platform.navigate.mock.lastCall?.[0]).toBe('/studio/article/about-us/en'));
});

test('is for editors: moderators are told so, others are led to the sign-in and back', async () => {
  open('/studio', '/studio', <DocumentsScreen />, { staff: staffWith('moderator') });
  expect(await screen.findByText(/The studio is for editors/)).toBeDefined();
  cleanup();
  const platform = open('/studio/media', '/studio/media', <MediaScreen />, { staff: { status: 'none' } });
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith('/staff/sign-in?to=%2Fstudio%2Fmedia', { replace: true }),
  );
});

test('saves a form that was changed, and shows what is missing beside its field [BEY-10]', async () => {
  const saved: unknown[] = [];
  openFooter((_, input) => {
    saved.push(input);
    return { revision: 1, problems: [] };
  });
  const claim = await screen.findByLabelText('Claim');
  fireEvent.change(claim, { target: { value: 'Made for rain.' } });
  expect(await screen.findByText('Draft saved')).toBeDefined();
  expect(saved).toMatchObject([{ body: { body: { brand: { claim: 'Made for rain.' } }, revision: 0 } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Add: Legal links' }));
  expect(await screen.findByText(/to correct before it can be published/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Publish …' })).toHaveProperty('disabled', true);
});

test('edits a copy of what is scheduled while nothing is live, and says so [BEY-10]', async () => {
  const from = '2099-11-27T09:00:00.000Z';
  open('/studio/footer/main/en', documentPath, <EditorScreen />, {
    answer: () => ({ kind: 'footer', slug: 'main', name: 'Footer', scheduled: { body: footer, from }, referrers: [] }),
  });
  expect(await screen.findByLabelText('Claim')).toHaveProperty('value', 'Made for weather.');
  expect(screen.getByText(/A version goes live on .*2099.*You are editing a copy of it/)).toBeDefined();
});

test('shows who changed a draft meanwhile, and keeps the own text [BEY-10]', async () => {
  let draft: object | undefined;
  open('/studio/footer/main/en', documentPath, <EditorScreen />, {
    answer(call) {
      if (call.name === getDocument.name)
        return {
          kind: 'footer',
          slug: 'main',
          name: 'Footer',
          shown: { body: footer, language: 'en' },
          referrers: [],
          ...(draft ? { draft } : {}),
        };
      draft = {
        body: { ...footer, copyright: '© Ines' },
        revision: 1,
        author: 'ines@example.org',
        changedAt: '2026-11-22T18:40:00.000Z',
        problems: [],
      };
      throw new ProductError('DOC409', '', { status: 409 });
    },
  });
  const claim = await screen.findByLabelText('Claim');
  fireEvent.change(claim, { target: { value: 'Made for rain.' } });
  expect(await screen.findByText(/ines@example.org saved it on/)).toBeDefined();
  expect(screen.getByLabelText('Claim')).toHaveProperty('value', 'Made for rain.');
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect((await screen.findByRole('region', { name: 'Compare' })).textContent).toContain('© Ines');
});

test('shows the versions of a text with the ways back [BEY-10]', async () => {
  const [live] = getDocumentHistory.example.versions;
  const versions = [
    { ...live, number: 2 },
    { ...live, number: 1, state: 'past' },
  ];
  open('/studio/footer/main/en/history', `${documentPath}/history`, <HistoryScreen />, {
    answer: (call) => (call.name === getDocumentHistory.name ? { versions } : call.example),
  });
  expect(await screen.findByRole('button', { name: 'Roll back to version 1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Roll back to version 2' })).toBeNull();
  expect(screen.getByText('Footer · Autumn on the ridge')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take off …' })).toBeDefined();
});

test('shows the library and the record', async () => {
  open('/studio/media', '/studio/media', <MediaScreen />);
  expect(await screen.findByRole('button', { name: 'Edit Ridge in autumn' })).toBeDefined();
  cleanup();
  open('/studio/record', '/studio/record', <RecordScreen />);
  expect(await screen.findByText(/Published article\/autumn-on-the-ridge, English/)).toBeDefined();
});

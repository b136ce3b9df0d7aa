import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { getStyles } from 'shared-contracts/calls/products';
import { everyChoice } from 'shared-contracts/consent';
import { addPhotoDialog, photoDialog } from 'shared-contracts/dialogs/content';
import { PlatformProvider } from 'shared-contracts/platform';
import { sizeToSend } from 'storefront-kit/picture-file';
import { type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AddPhotoDialog from './add-photo-dialog.tsx';
import PhotoDialog from './photo-dialog.tsx';
import { PhotoSection } from './photo-section.tsx';
import { photoSubjectOf } from './photo-subject.ts';
import * as preparing from './prepare-photo.ts';
import { photoSize } from './prepare-photo.ts';

const socialMedia = { url: 'https://photos.example', key: 'key' };
const product = { kind: 'product', styleId: 'TF4K2M9A', categoryIds: ['1110'] } as const;
const photoOf = (number: number) => ({
  id: `photo-000${number}`,
  caption: `Above lake ${number}`,
  language: 'fr',
  uploader: { name: 'Ines' },
  publishedAt: '2026-11-22T18:40:00.000Z',
  images: {
    small: { url: `https://photos.example/${number}-small.webp`, width: 480, height: 640 },
    large: { url: `https://photos.example/${number}-large.webp`, width: 900, height: 1200 },
  },
});
const styles = (answer: unknown = getStyles.example): FakePlatformOptions => ({ answer: () => answer });

/** Answers requests by the end of their path; a function is called, nothing is a service that is down. */
let answers: Record<string, unknown>;
let requests: { readonly path: string; readonly body: unknown }[];
/** Called for what comes near the screen. */
let show: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = {};
  requests = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    requests.push({ path: address.pathname, body: init.body });
    const found = Object.entries(answers).find(([end]) => address.pathname.endsWith(end));
    if (!found) throw new TypeError('Failed to fetch');
    const [, answer] = found;
    if (typeof answer === 'string') return new Response(JSON.stringify({ error: answer }), { status: 422 });
    return new Response(JSON.stringify(answer));
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onShown: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        show = () => onShown([{ isIntersecting: true }]);
      }
      observe = observed;
      disconnect = () => undefined;
    },
  );
  observed.mockClear();
});
const observed = vi.fn();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(element: React.ReactNode, options: FakePlatformOptions = {}) {
  const platform = fakePlatform({ config: { socialMedia }, ...options });
  render(
    <MemoryRouter initialEntries={['/en-us']}>
      <PlatformProvider platform={platform}>{element}</PlatformProvider>
    </MemoryRouter>,
  );
  return platform;
}
async function openSection(options: FakePlatformOptions = {}) {
  const platform = open(<PhotoSection subject={product} name="Skarn" />, options);
  await act(async () => vi.advanceTimersByTime(500));
  await act(async () => show());
  return platform;
}
const dialog = { open: true, resolve: vi.fn(), dismiss: vi.fn(), onClosed: vi.fn() };
// The tests' browser shows no native dialog, so that what is in one counts as hidden.
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

test('is created half a second after the page, and asks for nothing before it is near the screen [CNT-12]', async () => {
  answers = { '/media/recent': { media: [photoOf(1)] } };
  open(<PhotoSection subject={product} name="Skarn" />);
  expect(screen.getByRole('heading', { name: 'Out there with you' })).toBeDefined();
  await act(async () => vi.advanceTimersByTime(499));
  expect(observed).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(1));
  expect(observed).toHaveBeenCalledTimes(1);
  expect(requests).toEqual([]);
  await act(async () => show());
  expect(await button('Above lake 1. Photo by Ines')).toBeDefined();
});

test('asks the service for nothing without consent, until the shopper wants the photos [ACC-21]', async () => {
  answers = { '/media/recent': { media: [photoOf(1)] } };
  open(<PhotoSection subject={product} name="Skarn" />, { consent: everyChoice(false) });
  await act(async () => vi.advanceTimersByTime(1000));
  expect(observed).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
  await press('Show photos');
  await act(async () => vi.advanceTimersByTime(500));
  await act(async () => show());
  expect(await button('Above lake 1. Photo by Ines')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show photos' })).toBeNull();
});

test('is not there without a service', () => {
  open(<PhotoSection subject={product} name="Skarn" />, { config: { socialMedia: undefined } });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('opens a photo among the others, and shows more on request, each once [CNT-12]', async () => {
  answers = { '/media/recent': { media: [photoOf(1), photoOf(2)], next: 'photo-0002', streamId: 'stream-0001' } };
  const { dialogs } = await openSection();
  await press('Above lake 2. Photo by Ines');
  expect(dialogs.opened()).toMatchObject([{ name: photoDialog.name, props: { first: 1 } }]);
  answers = { '/streams/stream-0001/media/recent': { media: [photoOf(2), photoOf(3)] } };
  await press('More photos');
  expect(await button('Above lake 3. Photo by Ines')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /Photo by/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'More photos' })).toBeNull();
});

test('invites the first photo where there is none [CNT-12]', async () => {
  answers = { '/media/recent': { media: [] } };
  const { dialogs } = await openSection();
  expect(await screen.findByText('Yours could be the first')).toBeDefined();
  await press('Add your photo');
  expect(dialogs.opened()).toMatchObject([{ name: addPhotoDialog.name, props: { subject: product, name: 'Skarn' } }]);
});

test('says that photos cannot be shown, tries again, and reports no fault of a release [CNT-12]', async () => {
  const { faults } = await openSection();
  expect(await screen.findByText('The photos cannot be shown right now.')).toBeDefined();
  answers = { '/media/recent': { media: [photoOf(1)] } };
  await press('Try again');
  expect(await button('Above lake 1. Photo by Ines')).toBeDefined();
  expect(faults).not.toHaveBeenCalled();
});

const openPhoto = (options: FakePlatformOptions = styles()) =>
  open(<PhotoDialog {...dialog} props={{ photos: [photoOf(1), photoOf(2)], first: 0 }} />, options);
const shown = () => screen.getByRole('img', { hidden: true, name: /Above lake/ }).getAttribute('alt');

test('leads on by button, arrow keys, and finger, and stops at both ends [CNT-12]', async () => {
  answers = { '/streams': { streams: [] } };
  openPhoto();
  const picture = () => screen.getByRole('img', { hidden: true, name: /Above lake/ });
  expect(picture().getAttribute('lang')).toBe('fr');
  await press('Next photo');
  expect(shown()).toBe('Above lake 2');
  await press('Next photo');
  expect(shown()).toBe('Above lake 2');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(shown()).toBe('Above lake 1');
  const touch = (x: number) => ({ length: 1, item: () => ({ clientX: x, clientY: 0 }) });
  fireEvent.touchStart(picture(), { touches: touch(300) });
  fireEvent.touchEnd(picture(), { changedTouches: touch(200) });
  expect(shown()).toBe('Above lake 2');
});

test('links to what a photo shows, in the shop’s words [CNT-12]', async () => {
  answers = { '/streams': { streams: [{ id: 'stream-0001', tag: 'TF4K2M9A' }] } };
  openPhoto();
  expect(await screen.findByRole('link', { name: 'Skarn Shell Jacket', hidden: true })).toBeDefined();
});

test('sends a report with its reason, keeps it when it fails, and never moves the photo while typing [CNT-12]', async () => {
  answers = { '/streams': { streams: [] } };
  openPhoto();
  await press('Report this photo');
  await press('Send the report');
  expect(await screen.findByText('Choose what is wrong.')).toBeDefined();
  fireEvent.click(screen.getByLabelText('It is advertising'));
  const text = screen.getByLabelText(/Tell us more/);
  fireEvent.input(text, { target: { value: 'A link' } });
  fireEvent.keyDown(text, { key: 'ArrowRight' });
  expect(shown()).toBe('Above lake 1');
  await press('Send the report');
  expect(await screen.findByText(/The report could not be sent/)).toBeDefined();
  answers = { '/reports': {} };
  await press('Send the report');
  expect(await screen.findByText(/A moderator will look/)).toBeDefined();
  expect(requests.at(-1)).toMatchObject({ body: JSON.stringify({ reason: 'advertising', text: 'A link' }) });
});

test.each([
  ['not_found', 'This photo is no longer shown.'],
  ['too_many_requests', 'That was a lot in a short time. Please try again in an hour.'],
])('says what became of a report that is refused with %s', async (code, text) => {
  answers = { '/streams': { streams: [] }, '/reports': code };
  openPhoto();
  await press('Report this photo');
  fireEvent.click(screen.getByLabelText('Something else'));
  await press('Send the report');
  expect(await screen.findByText(text)).toBeDefined();
});

const prepared = () => ({ file: new Blob(['x'], { type: 'image/jpeg' }), canvas: document.createElement('canvas') });
const accepting = {
  '/stashes': { id: 'stash-0001', width: 900, height: 1200 },
  '/users': { id: 'user-00001', token: 'token' },
  '/user-00001/media': { id: 'photo-0001', status: 'pending' },
  '/': { id: 'customer-1', name: 'Shop', terms: '2026-11' },
};
const openForm = (more: Partial<ComponentProps<typeof AddPhotoDialog>> = {}) =>
  open(<AddPhotoDialog {...dialog} props={{ subject: product, name: 'Skarn' }} {...more} />);
const choose = () => {
  const files = [new File(['x'], 'lake.jpg', { type: 'image/jpeg' })];
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files } });
};
const fill = () => {
  fireEvent.input(screen.getByLabelText('What is to be seen?'), { target: { value: 'Above the lake' } });
  fireEvent.input(screen.getByLabelText('Your name beside the photo'), { target: { value: 'Ines' } });
};

test('sends a photo only with everything it needs, the terms above all [CNT-12]', async () => {
  vi.spyOn(preparing, 'preparePhoto').mockResolvedValue(prepared());
  answers = accepting;
  openForm();
  await press('Send the photo');
  for (const text of ['Choose a photo.', 'Describe your photo in a few words.', 'Enter a name.'])
    expect(screen.getByText(text)).toBeDefined();
  choose();
  fill();
  await screen.findByRole('img', { name: /as it will be sent/, hidden: true });
  await press('Send the photo');
  expect(screen.getByText('Please accept the terms to go on.')).toBeDefined();
  expect(requests).toEqual([]);
  const terms = screen.getByRole('link', { name: 'Read the photo terms', hidden: true });
  expect(terms.getAttribute('href')).toBe('/en-us/pages/photo-terms');
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  const send = await button('Send the photo');
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText(/A moderator looks at your photo first/)).toBeDefined();
  expect(requests.map(({ path }) => path)).toEqual(['/stashes', '/', '/users', '/users/user-00001/media']);
});

test.each([
  ['duplicate', 'We already have this photo. Please choose another one.'],
  ['unusable_picture', 'The service cannot use this file. Please choose another photo.'],
  ['too_many_requests', 'That was a lot in a short time. Please try again in an hour.'],
])('keeps everything when a photo is refused with %s, and says why', async (code, text) => {
  vi.spyOn(preparing, 'preparePhoto').mockResolvedValue(prepared());
  answers = { ...accepting, '/user-00001/media': code };
  openForm();
  choose();
  fill();
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  await screen.findByRole('img', { name: /as it will be sent/, hidden: true });
  await press('Send the photo');
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is to be seen?').value).toBe('Above the lake');
});

test.each([
  ['fileTooLarge', /larger than 30 MB/],
  ['fileUnreadable', /cannot be read as a photo/],
  ['fileTooSmall', /too small/],
] as const)('says at once why a file is no photo: %s', async (problem, text) => {
  vi.spyOn(preparing, 'preparePhoto').mockResolvedValue(problem);
  openForm();
  choose();
  expect(await screen.findByText(text)).toBeDefined();
});

test('keeps what was typed when the dialog is closed and opened again', async () => {
  openForm();
  fill();
  cleanup();
  openForm();
  const form = within(screen.getByRole('dialog', { hidden: true }));
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Your name beside the photo').value).toBe('Ines'));
});

test.each([
  [4000, 3000, { width: 2400, height: 1800 }],
  [600, 800, { width: 600, height: 800 }],
  [499, 900, 'fileTooSmall'],
  [10_000, 900, 'fileTooSmall'],
])('sends a photo of %i to %i pixels as %j', (width, height, size) => {
  expect(sizeToSend(width, height, photoSize)).toEqual(size);
});

test('tags a photo with its style and the categories above it', () => {
  const crumbs = ['/c/women-1000', '/c/womens-jackets-1110'].map((url) => ({ label: 'x', url }));
  expect(photoSubjectOf({ masterId: 'TF4K2M9A', categoryId: '1110', breadcrumbs: crumbs })).toEqual({
    kind: 'product',
    styleId: 'TF4K2M9A',
    categoryIds: ['1000', '1110'],
  });
});

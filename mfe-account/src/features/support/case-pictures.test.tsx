import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { uploadCasePicture } from 'shared-contracts/calls/support-cases';
import { caseLimits } from 'shared-contracts/case-limits';
import { PlatformProvider } from 'shared-contracts/platform';
import * as pictureFile from 'storefront-kit/picture-file';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareCasePicture } from './upload-picture.ts';
import { WarrantyForm } from './warranty-form.tsx';

const canvas = document.createElement('canvas');
const draw = vi.spyOn(pictureFile, 'drawPicture');
const encode = vi.spyOn(pictureFile, 'encodePicture');
beforeEach(() => {
  draw.mockResolvedValue(canvas);
  encode.mockResolvedValue(new Blob(['picture'], { type: 'image/jpeg' }));
});
afterEach(cleanup);

const onOpened = vi.fn();
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const field = () => screen.getByLabelText<HTMLInputElement>(/Pictures of the damage/);
const choose = (...files: readonly File[]) => {
  Object.defineProperty(field(), 'files', { value: files, configurable: true });
  fireEvent.change(field());
};
const pictures = () => screen.queryAllByRole('img', { name: /^Picture \d$/ });
/** What is said of a file that could not be uploaded. */
const failure = (text: RegExp) =>
  waitFor(() => {
    const row = screen.getAllByRole('listitem').find(({ textContent }) => text.test(textContent ?? ''));
    if (!row) throw new Error(`nothing says ${text}`);
    return row;
  });
const idOf = (count: number) => `7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d0${count}`;

function open() {
  let count = 0;
  const services = fakeServices({
    [uploadCasePicture.name]: () => {
      count += 1;
      return { ...uploadCasePicture.example, pictureId: idOf(count) };
    },
    [openWarrantyCase.name]: () => openWarrantyCase.example,
  });
  render(
    <PlatformProvider platform={fakePlatform({ answer: services.answer })}>
      <MemoryRouter>
        <WarrantyForm orderNumber="" onOpened={onOpened} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return services;
}

test('sends three pictures with the case at most, in their order, and those alone that were kept [ACC-18]', async () => {
  const services = open();
  choose(file('1.png'), file('2.png'), file('3.png'), file('4.png'));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(field().disabled).toBe(true);
  expect(screen.getByText('You have added three pictures. Remove one to add another.')).toBeTruthy();
  expect(screen.getByText('Three pictures are enough: the others were left out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(pictures()).toHaveLength(2);
  expect(field().disabled).toBe(false);
  for (const [label, value] of [
    [/What is broken/, 'Tent'],
    [/Serial number/, 'TF-22-0417'],
    [/What happened/, 'Torn'],
    [/First name/, 'Mara'],
    [/Last name/, 'Lindqvist'],
    [/Email/, 'mara@example.org'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onOpened).toHaveBeenCalled());
  expect(services.calls(openWarrantyCase.name)[0]?.input.body).toMatchObject({
    serialNumber: 'TF-22-0417',
    pictures: [idOf(1), idOf(3)],
  });
});

test('hands the focus to the pictures when the third one disables the field', async () => {
  open();
  field().focus();
  choose(file('1.png'), file('2.png'), file('3.png'));
  await waitFor(() => expect(field().disabled).toBe(true));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Chosen pictures' }));
});

test('leaves the focus where the shopper has gone meanwhile', async () => {
  open();
  const name = screen.getByLabelText(/First name/);
  name.focus();
  choose(file('1.png'), file('2.png'), file('3.png'));
  await waitFor(() => expect(field().disabled).toBe(true));
  expect(document.activeElement).toBe(name);
});

test.each([
  ['fileTooLarge', /at most 30 MB/],
  ['fileUnreadable', /read this file as a picture/],
  ['fileTooSmall', /too small/],
] as const)('says of a file what is wrong with it, until it is removed: %s [ACC-18]', async (problem, text) => {
  const services = open();
  draw.mockResolvedValueOnce(problem);
  choose(file('1.png'));
  expect((await failure(/^1\.png/)).textContent).toMatch(text);
  expect(screen.getByText('Not added: 1.png')).toBeTruthy();
  expect(services.calls(uploadCasePicture.name)).toEqual([]);
  // The same file would fail again.
  expect(screen.queryByRole('button', { name: 'Try again: 1.png' })).toBeNull();
  choose(file('2.png'));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Remove: 1.png' }));
  expect(screen.queryByText('1.png')).toBeNull();
  expect(pictures()).toHaveLength(1);
});

test('keeps a picture that failed among several, and sends it when asked to [ACC-18]', async () => {
  const services = open();
  services.next(uploadCasePicture.name, refuse('NET503'));
  choose(file('1.png'), file('2.png'));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect((await failure(/^1\.png/)).textContent).toContain('This picture could not be sent.');
  services.next(uploadCasePicture.name, refuse('API429', 'Please wait a minute.'));
  const again = screen.getByRole('button', { name: 'Try again: 1.png' });
  again.focus();
  fireEvent.click(again);
  await screen.findByText(/Please wait a minute/);
  const told = screen.getByRole('alert');
  expect(told.textContent).toBe('1.pngPlease wait a minute.');
  services.next(uploadCasePicture.name, refuse('API429', 'Please wait a minute.'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again: 1.png' }));
  // Another element, so that the same words are announced again.
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(told));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again: 1.png' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again: 1.png' }));
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(screen.queryByText('1.png')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('leaves the focus in the field where the shopper types while a picture is sent again', async () => {
  const services = open();
  services.next(uploadCasePicture.name, refuse('NET503'));
  choose(file('1.png'));
  await failure(/^1\.png/);
  const again = screen.getByRole('button', { name: 'Try again: 1.png' });
  again.focus();
  fireEvent.click(again);
  const name = screen.getByLabelText(/First name/);
  name.focus();
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(screen.queryByText('1.png')).toBeNull();
  expect(document.activeElement).toBe(name);
});

test('uploads files in their order that are chosen while another one is on its way, as many as there is room for', async () => {
  const services = open();
  const first = Promise.withResolvers<HTMLCanvasElement>();
  draw.mockReturnValueOnce(first.promise);
  choose(file('1.png'));
  draw.mockResolvedValueOnce('fileTooSmall');
  choose(file('2.png'), file('3.png'));
  choose(file('4.png'), file('5.png'));
  await waitFor(() => expect(draw).toHaveBeenCalledWith(expect.objectContaining({ name: '1.png' }), expect.anything()));
  expect(services.calls(uploadCasePicture.name)).toEqual([]);
  first.resolve(canvas);
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect((await failure(/^2\.png/)).textContent).toMatch(/too small/);
  expect(await screen.findByText('Three pictures are enough: the others were left out.')).toBeTruthy();
  const drawn = draw.mock.calls.map(([chosen]) => chosen.name);
  expect(drawn.slice(-4)).toEqual(['1.png', '2.png', '3.png', '4.png']);
});

test('says of a picture that the services cannot use what the field takes', async () => {
  const services = open();
  services.next(uploadCasePicture.name, refuse('MED422', 'Choose an AVIF of 50 megapixels.'));
  choose(file('1.png'));
  expect((await failure(/^1\.png/)).textContent).toMatch(/Choose a JPEG, PNG, or WebP/);
});

test('forgets the failure of a file that is chosen again, and offers no more than three pictures', async () => {
  const services = open();
  services.next(uploadCasePicture.name, refuse('NET503'));
  choose(file('1.png'));
  await failure(/^1\.png/);
  choose(file('2.png'), file('3.png'), file('4.png'));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Try again: 1.png' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 3' }));
  expect(screen.getByRole('button', { name: 'Try again: 1.png' })).toBeTruthy();
  choose(file('1.png'));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.queryByText('1.png')).toBeNull();
});

test('draws a picture smaller until it fits into a call [ACC-18]', async () => {
  encode
    .mockResolvedValueOnce(new Blob([new Uint8Array(caseLimits.pictureBytes + 1)]))
    .mockResolvedValueOnce(new Blob([new Uint8Array(caseLimits.pictureBytes + 1)]))
    .mockResolvedValueOnce(new Blob(['fits']));
  expect(await prepareCasePicture(file('1.png'))).toEqual({ data: btoa('fits') });
  expect(draw.mock.lastCall?.[1].longestSide).toBe(1200);
});

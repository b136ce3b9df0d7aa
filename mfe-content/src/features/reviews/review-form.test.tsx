import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnyCall } from 'shared-contracts/call';
import { askQuestion } from 'shared-contracts/calls/questions';
import { writeReview } from 'shared-contracts/calls/reviews';
import { signInDialog } from 'shared-contracts/dialogs/account';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import QuestionDialog from './question-dialog.tsx';
import { ReviewForm } from './review-form.tsx';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const subject = { productId: 'TF4K2M9A0C5', name: 'Skarn', sizes: [{ id: 'M', label: 'M' }], isWorn: true };
const consumer = { status: 'consumer', consumerNo: 'me' } as const;
const guest = { status: 'guest', consumerNo: 'guest' } as const;

function open(options: FakePlatformOptions) {
  const platform = fakePlatform(options);
  const onDone = vi.fn();
  const { unmount } = render(
    <PlatformProvider platform={platform}>
      <ReviewForm subject={subject} own={undefined} onDone={onDone} />
    </PlatformProvider>,
  );
  return { platform, onDone, unmount };
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
function fill() {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars: very good' }));
  type('Title', 'Warm');
  type('Your review', 'Very.');
  type('Nickname', 'Ines');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

describe('writing a review [CAT-06]', () => {
  test('shows what the services find too long next to its field, and keeps the words', async () => {
    const details = [{ errorId: 'REV410', message: 'Too long.', field: 'title' }];
    const { onDone } = open({
      session: consumer,
      answer: () => {
        throw new ProductError('REV410', 'Too long.', { details });
      },
    });
    fill();
    press('Send review');
    await waitFor(() => expect(titleField().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Too long.')).toBeDefined();
    expect(titleField().value).toBe('Warm');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('keeps the words of a guest who closes the sign-in, also in a form that is opened later', async () => {
    const sent: string[] = [];
    const answer = (call: AnyCall) => {
      sent.push(call.name);
      return call.example;
    };
    const { platform, onDone, unmount } = open({ session: guest, answer });
    fill();
    press('Sign in and send');
    expect(platform.dialogs.opened()).toMatchObject([{ name: signInDialog.name }]);
    platform.dialogs.opened()[0]?.dismiss();
    await waitFor(() => expect(platform.dialogs.opened()).toEqual([]));
    expect(sent).toEqual([]);
    unmount();
    open({ session: guest });
    expect(titleField().value).toBe('Warm');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('sends also for a guest who closes the sign-in once they are signed in', async () => {
    const { platform, onDone } = open({ session: guest, answer: (call) => call.example });
    fill();
    press('Sign in and send');
    platform.store.set(sessionAtom, consumer);
    platform.dialogs.opened()[0]?.dismiss();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(writeReview.example));
  });

  test('sends after the sign-in, and forgets what was typed', async () => {
    const { platform, onDone, unmount } = open({ session: guest, answer: (call) => call.example });
    fill();
    press('Sign in and send');
    platform.store.set(sessionAtom, consumer);
    platform.dialogs.opened()[0]?.resolve(undefined);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(writeReview.example));
    unmount();
    open({ session: consumer });
    expect(titleField().value).toBe('');
  });

  test('of a question says what failed, and sends the same words again', async () => {
    let isDown = true;
    const asked: unknown[] = [];
    const platform = fakePlatform({
      session: consumer,
      answer(call, input) {
        if (call.name === askQuestion.name) asked.push(input);
        if (isDown) throw new ProductError('NET503', '');
        return call.example;
      },
    });
    const props = { props: { subject }, open: true, resolve: vi.fn(), dismiss: vi.fn(), onClosed: vi.fn() };
    render(
      <PlatformProvider platform={platform}>
        <QuestionDialog {...props} />
      </PlatformProvider>,
    );
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send question', hidden: true }));
    send();
    expect(screen.getByText('Type your question.')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Your question/), { target: { value: 'Warm?' } });
    fireEvent.change(screen.getByLabelText(/^Nickname/), { target: { value: 'Sam' } });
    send();
    expect(await screen.findByText('That could not be sent. Please try again.')).toBeDefined();
    isDown = false;
    send();
    expect(await screen.findByText('Your question is sent')).toBeDefined();
    expect(asked).toMatchObject([{ body: { body: 'Warm?' } }, { body: { body: 'Warm?', nickname: 'Sam' } }]);
  });
});

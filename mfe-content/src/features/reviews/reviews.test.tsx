import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { getQuestions, voteAnswer } from 'shared-contracts/calls/questions';
import { getOwnOpinions, getReviews, translateReview, voteReview } from 'shared-contracts/calls/reviews';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { type FakePlatformOptions, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test } from 'vitest';
import { QuestionsSection } from './questions-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { OpinionsProvider, useOwnOpinions } from './use-own-opinions.ts';

afterEach(cleanup);

let products = 0;
const first = getReviews.example;
const [review] = first.reviews;
type Input = { readonly query?: Record<string, unknown>; readonly body?: unknown };

/** Renders both sections; each time of another product, so that no list is restored. */
function open(options: FakePlatformOptions = {}, reviews = first) {
  products += 1;
  const productId = `TF4K2M9A${String(products).padStart(3, '0')}`;
  const subject = { productId, name: 'Skarn', sizes: [], isWorn: true };
  const asked: { readonly name: string; readonly input: Input }[] = [];
  const { answer = (call: AnyCall) => call.example, ...others } = options;
  const platform = fakePlatform({
    ...others,
    answer(call, input) {
      asked.push({ name: call.name, input: input as Input });
      return answer(call, input);
    },
  });
  const Both = () => (
    <OpinionsProvider value={useOwnOpinions(productId)}>
      <ReviewsSection subject={subject} reviews={reviews} />
      <QuestionsSection subject={subject} questions={getQuestions.example} />
    </OpinionsProvider>
  );
  render(
    <MemoryRouter initialEntries={['/en-us']}>
      <PlatformProvider platform={platform}>
        <Both />
      </PlatformProvider>
    </MemoryRouter>,
  );
  const of = (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input);
  return { of };
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
const many = {
  ...first,
  matching: 20,
  written: {
    ...first.written,
    total: 20,
    stars: [4, 0, 0, 0, 16] as [number, number, number, number, number],
    languages: [
      { language: 'en' as const, count: 15 },
      { language: 'de' as const, count: 5 },
    ],
  },
};

describe('the reviews of a product [CAT-06]', () => {
  test('are what the page brings, without a call, until another list is wanted', async () => {
    const { of } = open({ answer: (call) => (call.name === getReviews.name ? many : call.example) }, many);
    expect(screen.getByText(review!.title)).toBeDefined();
    expect(of(getReviews.name)).toEqual([]);
    choose('Sort by', 'lowest');
    choose('Rating', '1');
    choose('Language', 'de');
    await waitFor(() =>
      expect(of(getReviews.name).at(-1)?.query).toEqual({
        sort: 'lowest',
        stars: 1,
        language: 'de',
        start: 0,
        count: 6,
      }),
    );
    press('Show more reviews');
    await waitFor(() => expect(of(getReviews.name).at(-1)?.query).toMatchObject({ sort: 'lowest', count: 12 }));
  });

  test('keep the list and say so when another cannot be read, and try again', async () => {
    let isDown = true;
    const { of } = open(
      {
        answer(call) {
          if (call.name === getReviews.name && isDown) throw new ProductError('NET408', '');
          return call.example;
        },
      },
      many,
    );
    choose('Sort by', 'newest');
    expect((await screen.findByRole('alert')).textContent).toContain('The list could not be read.');
    expect(screen.getByText(review!.title)).toBeDefined();
    isDown = false;
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(of(getReviews.name)).toHaveLength(2);
  });

  test('offer a way back when nothing matches', async () => {
    open(
      { answer: (call) => (call.name === getReviews.name ? { ...many, matching: 0, reviews: [] } : call.example) },
      many,
    );
    choose('Rating', '1');
    expect(await screen.findByText(/No review matches/)).toBeDefined();
    press('Show all reviews');
    expect(await screen.findByText(review!.title)).toBeDefined();
  });

  test('are voted on, and a press on the same side takes the vote back', async () => {
    const { of } = open({
      answer: (call, input) =>
        call.name === voteReview.name
          ? { helpful: (input as { body: { helpful: boolean | null } }).body.helpful ? 13 : 12, unhelpful: 1 }
          : call.example,
    });
    press('Helpful (12)');
    const voted = await screen.findByRole('button', { name: 'Helpful (13)' });
    expect(voted.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(voted);
    expect((await screen.findByRole('button', { name: 'Helpful (12)' })).getAttribute('aria-pressed')).toBe('false');
    expect(of(voteReview.name).map(({ body }) => body)).toEqual([{ helpful: true }, { helpful: null }]);
    expect(of(getOwnOpinions.name)).toEqual([]);
  });

  test('of answers are voted on likewise; a failure stands beside them', async () => {
    open({
      answer(call) {
        if (call.name === voteAnswer.name) throw new ProductError('NET503', '');
        return call.example;
      },
    });
    const answers = screen.getByText('Yes, over every helmet we tried.').parentElement!;
    fireEvent.click(within(answers).getByRole('button', { name: 'Helpful (4)' }));
    expect(await screen.findByText(/Your vote was not counted/)).toBeDefined();
  });

  test('are translated on demand, once, and the original comes back', async () => {
    const foreign = { ...first, reviews: [{ ...review!, language: 'de' }] };
    const { of } = open({}, foreign);
    press('Translate to English');
    const { title } = translateReview.example;
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText('Translated by a machine')).toBeDefined();
    press('Show the original');
    expect(await screen.findByText(review!.title)).toBeDefined();
    press('Translate to English');
    expect(await screen.findByText(title)).toBeDefined();
    expect(of(translateReview.name)).toHaveLength(1);
  });

  test('say that a translation failed; those in the language of the shopper have no button', async () => {
    open(
      {
        answer(call) {
          if (call.name === translateReview.name) throw new ProductError('REV502', 'No translation now.');
          return call.example;
        },
      },
      {
        ...first,
        reviews: [
          { ...review!, language: 'de' },
          { ...review!, reviewId: 'other', title: 'Mine' },
        ],
      },
    );
    expect(screen.getAllByRole('button', { name: 'Translate to English' })).toHaveLength(1);
    press('Translate to English');
    expect(await screen.findByText('No translation now.')).toBeDefined();
  });

  test('of the shopper are shown with their state, apart from the shared page', async () => {
    open({ session: { status: 'consumer', consumerNo: 'me' } });
    const own = await screen.findByRole('region', { name: 'Your review' });
    expect(own.textContent).toContain('Waiting for approval. Only you can see it.');
    expect(screen.getByRole('button', { name: /^Answer: / })).toBeDefined();
  });

  test('are not written by employees', () => {
    open({ session: { status: 'employee', consumerNo: 'me', isEmployeeDiscountTCAccepted: true } });
    expect(screen.getByText('Employees don’t review products.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  });
});

import { useCallback, useMemo, useState } from 'react';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import { getReviews } from 'shared-contracts/calls/reviews';
import type { Language } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import { type ReviewSort, reviewPage } from 'shared-contracts/review-limits';
import { useReading } from 'storefront-kit/use-call';

export type Reviews = CallResponse<typeof getReviews>;

/** Which reviews are wanted, and how many of them. */
export interface ReviewsWanted {
  readonly sort: ReviewSort;
  readonly stars?: number | undefined;
  readonly language?: Language | undefined;
  readonly size?: string | undefined;
  readonly shown: number;
}

const usual: ReviewsWanted = { sort: 'helpful', shown: reviewPage };
/** Reviews that are asked for at once. */
const maxPerRequest = 96;

/** The lists that were left, so that Back shows them as they were. */
const left = new Map<string, ReviewsWanted>();

type Query = NonNullable<CallInput<typeof getReviews>['query']>;

/** The pages to ask for. */
function queriesOf({ shown, ...filter }: ReviewsWanted): [Query, ...Query[]] {
  const wanted = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  const page = (start: number): Query => ({ ...wanted, start, count: Math.min(maxPerRequest, shown - start) });
  const later: Query[] = [];
  for (let start = maxPerRequest; start < shown; start += maxPerRequest) later.push(page(start));
  return [page(0), ...later];
}

const isUsual = (wanted: ReviewsWanted): boolean =>
  wanted.sort === usual.sort &&
  wanted.shown === usual.shown &&
  wanted.stars === undefined &&
  wanted.language === undefined &&
  wanted.size === undefined;

/** The reviews of a product: the page brings the first ones, and reads others when they are wanted. */
export function useReviews(productId: string, first: Reviews) {
  const { calls } = usePlatform();
  const [wanted, setWanted] = useState(() => left.get(productId) ?? usual);
  const read = useMemo(() => {
    if (isUsual(wanted)) return undefined;
    return async (signal: AbortSignal): Promise<Reviews> => {
      const ask = (query: Query) => calls(getReviews, { params: { productId }, query }, { signal });
      const [start, ...others] = queriesOf(wanted);
      const [page, ...later] = await Promise.all([ask(start), ...others.map(ask)]);
      return { ...page, reviews: [page, ...later].flatMap(({ reviews }) => reviews) };
    };
  }, [calls, productId, wanted]);
  const { value, status, again } = useReading(read, { remote: 'content', keepPrevious: true });
  const want = useCallback(
    (change: Partial<ReviewsWanted>) =>
      setWanted((before) => {
        const next = { ...before, shown: reviewPage, ...change };
        left.set(productId, next);
        return next;
      }),
    [productId],
  );
  const list = read ? (value ?? first) : first;
  return {
    wanted,
    list,
    isReading: read !== undefined && status === 'pending',
    hasFailed: read !== undefined && status === 'error',
    again,
    want,
    reset: useCallback(() => want({ stars: undefined, language: undefined, size: undefined }), [want]),
  };
}

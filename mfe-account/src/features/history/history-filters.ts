import type { CallInput } from 'shared-contracts/call';
import type { purchaseHistory } from 'shared-contracts/calls/orders';

/** What the orders are filtered by, as it stands in the form; empty for no filter. */
export interface HistoryFilters {
  readonly search: string;
  readonly status: '' | 'placed' | 'cancelled';
  /** Days, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export const noFilters: HistoryFilters = { search: '', status: '', from: '', to: '' };

export const hasFilters = ({ search, status, from, to }: HistoryFilters): boolean =>
  [search.trim(), status, from, to].some((value) => value !== '');

/** The days are the wrong way round: no order could fit. */
export const isBackwards = ({ from, to }: HistoryFilters): boolean => from !== '' && to !== '' && to < from;

type Asked = Pick<NonNullable<CallInput<typeof purchaseHistory>['body']>, 'search' | 'status' | 'from' | 'to'>;

/** What the services are asked for. */
export function askedFor({ search, status, from, to }: HistoryFilters): Asked {
  const words = search.trim();
  return {
    ...(words ? { search: words } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

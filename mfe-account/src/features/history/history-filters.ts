import type { CallInput } from 'shared-contracts/call';
import type { purchaseHistory } from 'shared-contracts/calls/orders';
import type { CommittedStatus } from 'shared-contracts/entities/order-status';

/** The filter as entered in the form; empty strings for no filter. */
export interface HistoryFilters {
  readonly search: string;
  readonly status: '' | CommittedStatus;
  /** Dates, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export const noFilters: HistoryFilters = { search: '', status: '', from: '', to: '' };

export const hasFilters = ({ search, status, from, to }: HistoryFilters): boolean =>
  [search.trim(), status, from, to].some((value) => value !== '');

/** The range is reversed: no order can match. */
export const isBackwards = ({ from, to }: HistoryFilters): boolean => from !== '' && to !== '' && to < from;

type Asked = Pick<NonNullable<CallInput<typeof purchaseHistory>['body']>, 'search' | 'status' | 'from' | 'to'>;

/** The query for the services. */
export function askedFor({ search, status, from, to }: HistoryFilters): Asked {
  const words = search.trim();
  return {
    ...(words ? { search: words } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

import { isDay } from 'shared-contracts/calendar-day';
import type { CallInput } from 'shared-contracts/call';
import type { purchaseHistory } from 'shared-contracts/calls/orders';
import { type OrderStage, orderStages } from 'shared-contracts/entities/order-status';

/** The filter as entered in the form; empty strings for no filter. */
export interface HistoryFilters {
  readonly search: string;
  readonly stage: '' | OrderStage;
  /** Dates, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export const noFilters: HistoryFilters = { search: '', stage: '', from: '', to: '' };

export const hasFilters = ({ search, stage, from, to }: HistoryFilters): boolean =>
  [search.trim(), stage, from, to].some((value) => value !== '');

/** The filter in the address of a page. */
export function filtersIn(parameters: URLSearchParams): HistoryFilters {
  const day = (name: 'from' | 'to') => {
    const text = parameters.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    search: parameters.get('search')?.slice(0, 60) ?? '',
    stage: orderStages.find((known) => known === parameters.get('stage')) ?? '',
    from: day('from'),
    to: day('to'),
  };
}

/** An address with another filter. */
export function writeFilters(parameters: URLSearchParams, filters: HistoryFilters): URLSearchParams {
  const written = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim()) written.set(name, value.trim());
    else written.delete(name);
  }
  return written;
}

/** The range is reversed: no order can match. */
export const isBackwards = ({ from, to }: HistoryFilters): boolean => from !== '' && to !== '' && to < from;

type Asked = Pick<NonNullable<CallInput<typeof purchaseHistory>['body']>, 'search' | 'stage' | 'from' | 'to'>;

/** The query for the services. */
export function askedFor({ search, stage, from, to }: HistoryFilters): Asked {
  const words = search.trim();
  return {
    ...(words ? { search: words } : {}),
    ...(stage ? { stage } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

import { randomBytes } from 'node:crypto';
import { isVisitorId, visitorIdPrefix } from 'shared-contracts/experiment-rules';

/** What a browser's cookie tells of a visitor of experiments. */
export interface Visit {
  readonly id: string;
  /** Visits so far, with this one. */
  readonly number: number;
  /** Seconds since 1970 of a page of this visit. */
  readonly seenAt: number;
  /** The last page was the first one of the visit. */
  readonly isLanding: boolean;
}

/** Seconds without a page after which another visit begins. */
const visitEnds = 30 * 60;
/** Seconds for which the cookie need not be written again. */
const precision = 5 * 60;
/** Hex digits of an id, which has at most 32 characters. */
const digits = 27;

const newId = (): string => visitorIdPrefix + randomBytes(14).toString('hex').slice(0, digits);

/** `vuid_….<visits>.<seen>.<1 on a landing page>` */
export const visitText = ({ id, number, seenAt, isLanding }: Visit): string =>
  [id, number, seenAt, Number(isLanding)].join('.');

export function parseVisit(text: string | undefined): Visit | undefined {
  const [, id, number, seenAt, landing] = /^(vuid_\w+)\.(\d{1,9})\.(\d{1,12})\.([01])$/.exec(text ?? '') ?? [];
  if (!isVisitorId(id)) return undefined;
  return { id, number: Number(number), seenAt: Number(seenAt), isLanding: landing === '1' };
}

/** The visit that a page belongs to. It is the one before when the cookie need not change. */
export function visitAt(before: Visit | undefined, now: number): Visit {
  if (!before) return { id: newId(), number: 1, seenAt: now, isLanding: true };
  const age = now - before.seenAt;
  if (age >= visitEnds) return { ...before, number: before.number + 1, seenAt: now, isLanding: true };
  return before.isLanding || age >= precision ? { ...before, seenAt: now, isLanding: false } : before;
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { headerNames } from 'shared-contracts/headers';
import type { AnsweredCall, CallServices, ServiceCall } from '../render/service-calls.ts';

/** A call that a page was made of, and what was answered. */
export interface RecordedCall {
  readonly call: ServiceCall;
  readonly body: Buffer;
  readonly digest: string;
}

/** The calls of one page. */
export interface CallRecord {
  readonly calls: readonly RecordedCall[];
  /** Milliseconds since 1970 of the earliest call. */
  readonly at: number;
  /** Every call was answered, and by the services themselves. */
  readonly isComplete: boolean;
}

/** Headers that differ with each call, or page, and change no answer. */
const varying: ReadonlySet<string> = new Set(
  [headerNames.correlationId, headerNames.transactionId, headerNames.trace].map((name) => name.toLowerCase()),
);

function digestOf({ answer, content }: AnsweredCall): string {
  return createHash('sha256')
    .update(answer.type === 'answer' ? `${answer.status}\n` : 'none')
    .update(content)
    .digest('base64');
}

/** An answer that only stands in for a real one makes no page that others may get. */
const isReal = ({ answer, age }: AnsweredCall) => age === undefined && answer.type === 'answer' && answer.status < 500;

/** Passes calls through, and notes what a page is made of. */
export function recordCalls(callServices: CallServices, now: () => number = Date.now) {
  const at = now();
  const calls: RecordedCall[] = [];
  let pending = 0;
  let isSound = true;
  return {
    callServices: (async (call, body, signal) => {
      pending += 1;
      const answered = await callServices(call, body, signal);
      pending -= 1;
      if (isReal(answered)) calls.push({ call, body, digest: digestOf(answered) });
      else isSound = false;
      return answered;
    }) satisfies CallServices,
    record: (): CallRecord => ({ calls, at, isComplete: isSound && pending === 0 }),
  };
}

/** Milliseconds for which one answer verifies every page that is made of it: all pages share menu and footer. */
const sharedFor = 400;

export type Verdict = { readonly state: 'same' | 'changed'; readonly at: number } | { readonly state: 'unavailable' };

/** Asks the services again what a page was made of: whatever its content depends on, no version has to name it. */
export function createVerifier(callServices: CallServices, now: () => number = Date.now) {
  const asked = new LRUCache<string, { readonly at: number; readonly digest: Promise<string | undefined> }>({
    max: 5000,
  });

  function ask({ call, body }: RecordedCall): { readonly at: number; readonly digest: Promise<string | undefined> } {
    const headers = Object.entries(call.headers).filter(([name]) => !varying.has(name.toLowerCase()));
    const key = JSON.stringify([call.method, call.path, headers.sort(), body.toString('base64')]);
    const known = asked.get(key);
    if (known && now() - known.at < sharedFor) return known;
    const answer = callServices(call, body, new AbortController().signal);
    const asking = {
      at: now(),
      digest: answer.then((answered) => (isReal(answered) ? digestOf(answered) : undefined)),
    };
    asked.set(key, asking);
    return asking;
  }

  return async (calls: readonly RecordedCall[]): Promise<Verdict> => {
    const asking = calls.map(ask);
    const at = Math.min(now(), ...asking.map((one) => one.at));
    const digests = await Promise.all(asking.map(({ digest }) => digest));
    // What has changed is shown even while another service is away: the page is rendered again without it.
    const hasChanged = digests.some((digest, place) => digest !== undefined && digest !== calls[place]?.digest);
    if (hasChanged) return { state: 'changed', at };
    return digests.includes(undefined) ? { state: 'unavailable' } : { state: 'same', at };
  };
}

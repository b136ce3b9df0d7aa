import { randomUUID } from 'node:crypto';
import type { PageEvent } from 'shared-contracts/page-events';
import * as v from 'valibot';
import { boundedText } from '../bounded-text.ts';

/** Where decisions come from: Monetate's engine, or what speaks its protocol. */
export interface DecisionService {
  /** Ends with `/api/engine/v1/decide/{brand}`. */
  readonly url: string;
  readonly channel: string;
}

/** What the service decided about one visitor. */
export interface Decided {
  /** The id that the service gave the visitor. */
  readonly monetateId: string | undefined;
  /** The variant by the id of its experience. */
  readonly variants: ReadonlyMap<string, string>;
}

interface Question {
  readonly visitor: string;
  readonly monetateId: string | undefined;
  readonly events: readonly PageEvent[];
  readonly timeout: number;
}

/** The service said that it took nothing. */
export class NotTaken extends Error {}

/** Bytes of the largest answer that is read, and experiences in it that are. */
const maxBytes = 256 * 1024;
const mostExperiences = 100;

const name = v.pipe(v.string(), v.maxLength(200));
/** The service's numbers are ids, too. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,80}$/));
const experimentResult = v.object({
  experience_id: id,
  experience_name: v.optional(name),
  experience_label: v.optional(name),
  variant_label: id,
  is_control: v.optional(v.boolean(), false),
});
const action = v.object({
  actionId: v.optional(v.union([v.string(), v.number()])),
  component: v.optional(v.unknown()),
  items: v.optional(v.unknown()),
  impressionReporting: v.optional(v.pipe(v.array(experimentResult), v.maxLength(mostExperiences)), []),
});
const answer = v.object({
  meta: v.object({ monetateId: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  data: v.object({
    responses: v.array(
      v.object({ requestId: v.string(), actions: v.pipe(v.array(action), v.maxLength(mostExperiences)) }),
    ),
  }),
});

/**
 * Tells the service what a visitor did, and asks what the visitor gets (docs/spec/content.md section 7.3).
 * @throws {NotTaken} where the service surely has not taken the events
 */
export async function decide(
  { url, channel }: DecisionService,
  { visitor, monetateId, events, timeout }: Question,
): Promise<Decided> {
  const requestId = randomUUID();
  const request = { eventType: 'monetate:decision:DecisionRequest', requestId, includeReporting: true };
  const body = { customerId: visitor, channel, events: [...events, request], ...(monetateId ? { monetateId } : {}) };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    // Fetch fails by a TypeError when there is no answer at all; what a late service has taken is not known.
    if (error instanceof TypeError)
      throw new NotTaken('The service for personalization cannot be reached', { cause: error });
    throw error;
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new NotTaken(`The service for personalization answered ${response.status}`);
  }
  const { meta, data } = v.parse(answer, JSON.parse(await boundedText(response, maxBytes)));
  const results = data.responses
    .filter((one) => one.requestId === requestId)
    .flatMap(({ actions }) => actions.flatMap(({ impressionReporting }) => impressionReporting));
  return {
    monetateId: meta.monetateId ?? monetateId,
    variants: new Map(
      results.map(({ experience_id, variant_label, is_control }) => [
        experience_id,
        is_control ? 'baseline' : variant_label,
      ]),
    ),
  };
}

import { randomUUID } from 'node:crypto';
import type { PageEvent } from 'shared-contracts/page-events';
import * as v from 'valibot';
import { boundedText } from '../bounded-text.ts';
import { postJson } from '../post-json.ts';

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

/** Stands for the contents of a block that everybody else gets. */
export const baseline = 'baseline';

interface Question {
  readonly visitor: string;
  readonly monetateId: string | undefined;
  readonly events: readonly PageEvent[];
  readonly timeout: number;
}

/** The service has surely taken nothing. */
export class NotTaken extends Error {}
/** The service does not take this, now or later. */
export class Refused extends Error {}

/** Bytes of the largest answer that is read, and experiences in it that are. */
const maxBytes = 256 * 1024;
const maxExperiences = 100;
/** Statuses by which a service says that it is away or busy, and codes of connections that never began. */
const away = new Set([429, 503]);
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** The service's numbers are ids, too. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,80}$/));
const answer = v.object({
  meta: v.object({ monetateId: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  data: v.object({
    responses: v.array(
      v.object({
        requestId: v.string(),
        actions: v.array(v.object({ impressionReporting: v.optional(v.array(v.unknown()), []) })),
      }),
    ),
  }),
});
/** One experience. Those of other places of the account may have names that no block has. */
const result = v.object({
  experience_id: id,
  variant_label: id,
  is_control: v.optional(v.boolean(), false),
});

/**
 * Tells the service what a visitor did, and asks what the visitor gets (docs/spec/content.md section 7.3).
 * @throws {NotTaken} where the service surely has not taken the events
 * @throws {Refused} where it never will
 */
export async function decide(
  { url, channel }: DecisionService,
  { visitor, monetateId, events, timeout }: Question,
): Promise<Decided> {
  const requestId = randomUUID();
  const request = { eventType: 'monetate:decision:DecisionRequest', requestId, includeReporting: true };
  const body = { customerId: visitor, channel, events: [...events, request], ...(monetateId ? { monetateId } : {}) };
  const response = await postJson(url, body, { timeout }).catch((error: unknown) => {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
    if (code && unconnected.has(code)) throw new NotTaken('The service cannot be reached', { cause: error });
    throw error;
  });
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    const Kind = away.has(status) ? NotTaken : status < 500 ? Refused : Error;
    throw new Kind(`The service for personalization answered ${status}`);
  }
  const { meta, data } = v.parse(answer, JSON.parse(await boundedText(response, maxBytes)));
  const results = data.responses
    .filter((one) => one.requestId === requestId)
    .flatMap(({ actions }) => actions.flatMap(({ impressionReporting }) => impressionReporting))
    .slice(0, maxExperiences)
    .flatMap((one) => {
      const read = v.safeParse(result, one);
      return read.success ? [read.output] : [];
    });
  return {
    monetateId: meta.monetateId ?? monetateId,
    variants: new Map(
      results.map(({ experience_id, variant_label, is_control }) => [
        experience_id,
        is_control ? baseline : variant_label,
      ]),
    ),
  };
}

import type { KyInstance } from 'ky';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { contentHash } from '../base/hash.ts';
import { type PartyOptions, partyClient } from '../base/party-client.ts';
import { sum } from '../base/sum.ts';
import { computeTax, type TaxedGroup, type TaxResult } from './compute.ts';
import { type TaxService, TaxUnavailableError } from './tax-service.ts';

/** How long an answer is reused: a cart is read several times while it stays the same, once inside a transaction. */
const REUSE_MS = 10 * 60_000;
const MAX_ANSWERS = 5000;

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const answer = v.object({
  rows: v.array(
    v.object({
      label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
      ratePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      amount: minorUnits,
      base: minorUnits,
      region: v.optional(v.pipe(v.string(), v.maxLength(5))),
    }),
  ),
  lines: v.array(v.object({ id: v.string(), tax: minorUnits })),
});

/** A tax provider over its HTTP interface. */
export class HttpTax implements TaxService {
  readonly #client: KyInstance;
  readonly #answers = new LRUCache<string, TaxResult>({ max: MAX_ANSWERS, ttl: REUSE_MS });

  constructor(options: PartyOptions) {
    this.#client = partyClient(options);
  }

  async compute(groups: readonly TaxedGroup[], taxIncluded: boolean): Promise<TaxResult | undefined> {
    // Our own rules know which places are complete enough to be taxed.
    if (!computeTax(groups, taxIncluded)) return undefined;
    const request = { taxIncluded, groups };
    const key = contentHash(JSON.stringify(request));
    const known = this.#answers.get(key);
    if (known) return known;
    const result = await this.#ask(key, request);
    this.#answers.set(key, result);
    return result;
  }

  async #ask(key: string, request: { readonly groups: readonly TaxedGroup[] }): Promise<TaxResult> {
    try {
      const response = this.#client.post('calculations', { json: request, headers: { 'idempotency-key': key } });
      const { rows, lines } = v.parse(answer, await response.json());
      const total = sum(rows.map(({ amount }) => amount));
      const ids = new Set(request.groups.flatMap((group) => group.lines.map(({ id }) => id)));
      // Lines and delivery share the total; invoices and refunds rely on it.
      const fits = lines.every(({ id }) => ids.has(id)) && sum(lines.map(({ tax }) => tax)) <= total;
      if (!fits) throw new Error('The taxes of the lines do not fit the total');
      return {
        total,
        rows: rows.map(({ region, ...row }) => ({ ...row, ...(region ? { region } : {}) })),
        shares: new Map(lines.map(({ id, tax }) => [id, tax])),
      };
    } catch (error) {
      throw new TaxUnavailableError('The tax provider did not answer', { cause: error });
    }
  }
}

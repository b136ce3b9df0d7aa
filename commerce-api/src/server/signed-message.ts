import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findUnstorable } from 'shared-contracts/storable';
import * as v from 'valibot';

/** Maximum age of a signed message, in seconds. */
const TOLERANCE = 300;

/** Returns whether a body was signed recently with a secret: `t=<seconds>,v1=<hex of HMAC-SHA256>`. Never without a secret. */
export function isSigned(secret: string, header: unknown, body: string, now: Date): boolean {
  if (secret === '') return false;
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '');
  const [, seconds = '', given = ''] = match ?? [];
  if (!match || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), wanted);
}

/** Leaves the bodies of JSON messages as text, because signatures cover the text. */
export function keepText(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

export const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/** Returns a message; undefined when its text is not one, or when the database could not keep it. */
export function parseMessage<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success && findUnstorable(result.output) === undefined ? result.output : undefined;
  } catch {
    // Not valid JSON.
    return undefined;
  }
}

import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { deliver } from '../deliver.ts';
import type { Settings } from '../settings.ts';
import type { Authorisation } from './authorisation.ts';

/** A payment event for the shop. */
export type WebhookKind = 'authorisation' | 'capture' | 'refund' | 'void';
export type Notify = (kind: WebhookKind, payment: Authorisation) => void;

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export function signatureHeader(secret: string, body: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Returns a function that sends signed events to the shop. */
export function webhooks({ webhookUrl, webhookSecret }: Settings, log: Pick<FastifyBaseLogger, 'info'>): Notify {
  return (kind, { id, status, reason, reference, captured, refunded }) => {
    const payment = { id, status, reason, reference, captured, refunded };
    const body = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, kind, payment });
    const signed = () => signatureHeader(webhookSecret, body, Math.floor(Date.now() / 1000));
    deliver(webhookUrl, () => ({ headers: { 'card-provider-signature': signed() }, body }), log);
  };
}

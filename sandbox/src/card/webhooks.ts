import type { FastifyBaseLogger } from 'fastify';
import { deliver } from '../deliver.ts';
import type { Settings } from '../settings.ts';
import { signatureHeader } from '../signature.ts';
import type { Authorization } from './authorization.ts';

/** A payment event for the shop. */
export type WebhookKind = 'authorization' | 'capture' | 'refund' | 'void';
export type Notify = (kind: WebhookKind, payment: Authorization) => void;

/** Returns a function that sends signed events to the shop. */
export function webhooks({ webhookUrl, webhookSecret }: Settings, log: Pick<FastifyBaseLogger, 'info'>): Notify {
  return (kind, { id, status, reason, reference, captured, refunded }) => {
    const payment = { id, status, reason, reference, captured, refunded };
    const body = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, kind, payment });
    const signed = () => signatureHeader(webhookSecret, body);
    deliver(webhookUrl, () => ({ headers: { 'card-provider-signature': signed() }, body }), log);
  };
}

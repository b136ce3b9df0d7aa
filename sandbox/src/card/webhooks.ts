import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Authorisation } from './payments.ts';

/** What happened to a payment, told to the shop. */
export type WebhookKind = 'authorisation' | 'capture' | 'refund' | 'void';
export type Notify = (kind: WebhookKind, payment: Authorisation) => void;

const WAITS_MS = [0, 500, 3000];

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export function signatureHeader(secret: string, body: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

async function deliver({ webhookUrl, webhookSecret }: Settings, body: string): Promise<boolean> {
  const signature = signatureHeader(webhookSecret, body, Math.floor(Date.now() / 1000));
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'card-provider-signature': signature },
    body,
    signal: AbortSignal.timeout(3000),
  }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Tells the shop what happened, signed, a few times until it listens; the caller does not wait. */
export function webhooks(settings: Settings, log: Pick<FastifyBaseLogger, 'info'>): Notify {
  if (settings.webhookUrl === '') return () => {};
  return (kind, { id, status, reason, reference, captured, refunded }) => {
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      kind,
      payment: { id, status, reason, reference, captured, refunded },
    };
    const body = JSON.stringify(event);
    void (async () => {
      for (const wait of WAITS_MS) {
        await pause(wait, undefined, { ref: false });
        if (await deliver(settings, body)) return;
      }
      log.info({ kind }, 'nobody listened to an event');
    })();
  };
}

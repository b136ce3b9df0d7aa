import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A message to the shop, created for each attempt because signatures contain the time. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A party repeats a message for a while: a shop that is busy for some seconds must not lose what it is told once. */
const WAITS_MS = [0, 500, 3000, 10_000, 20_000, 30_000];

/** Returns whether the shop accepted a message. */
export async function send(url: string, { headers, body }: Message): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(3000),
  }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Sends a message in the background, with a few retries. Does nothing without an address. */
export function deliver(url: string, message: () => Message, log: Pick<FastifyBaseLogger, 'info'>): void {
  if (url === '') return;
  void (async () => {
    for (const wait of WAITS_MS) {
      await pause(wait, undefined, { ref: false });
      if (await send(url, message())) return;
    }
    log.info('an event could not be delivered');
  })();
}

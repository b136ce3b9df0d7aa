import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { isOutside, lookupOutside } from './outside-address.ts';

/** Milliseconds until an answer is given up. */
const TIMEOUT = 10_000;

/** A message to a system, by the rules of standardwebhooks.com. */
export interface EventMessage {
  readonly url: string;
  /** The same at each attempt, so that the receiver can tell. */
  readonly id: string;
  readonly body: string;
  /** The secrets that it is signed by. */
  readonly secrets: readonly string[];
}

/** Resolves with the status of the answer; follows no redirects. */
function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  allowsPrivate: boolean,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? overHttps : overHttp;
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // Covers a name that answers slowly, and an answer that trickles.
        signal: AbortSignal.timeout(TIMEOUT),
        ...(allowsPrivate ? {} : { lookup: lookupOutside }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // What else it says is of no interest, and may be endless.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends a message, signed now.
 * @returns the status of the answer
 * @throws {Error} when there is none, or the address is not outside
 */
export async function sendEvent(
  { url, id, body, secrets }: EventMessage,
  { allowsPrivate, now }: { readonly allowsPrivate: boolean; readonly now: Date },
): Promise<number> {
  if (!isOutside(url, allowsPrivate)) throw new Error('the address is not outside of the network');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
  return post(new URL(url), headers, body, allowsPrivate);
}

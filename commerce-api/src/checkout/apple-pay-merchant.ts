import { request } from 'node:https';
import { CallError } from '../base/call-error.ts';
import { fetchOutside } from '../base/outside.ts';
import { ProviderUnsureError } from '../payment/provider.ts';
import type { ApplePaySettings } from '../payment/wallet-settings.ts';

/** Milliseconds to wait for Apple while the payment sheet is open. */
const TIMEOUT = 5000;

/**
 * Returns the validation address. The page supplies it, so only Apple's own hosts and the configured one are accepted.
 * @throws {CallError} PYT404 for any other host
 */
export function validationUrlOf(requested: string | undefined, fallback: string): URL {
  if (requested === undefined || requested === fallback) return new URL(fallback);
  const url = URL.canParse(requested) ? new URL(requested) : undefined;
  const isApples =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    /^[a-z0-9-]+\.apple\.com$/.test(url.hostname) &&
    url.pathname.startsWith('/paymentservices/');
  if (!url || !isApples) throw new CallError('PYT404', { field: 'validationUrl' });
  return url;
}

/** Apple requires the merchant certificate in the TLS handshake, which fetch does not support. */
function postWithCertificate(url: URL, body: string, { certificate, certificateKey }: ApplePaySettings) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        cert: certificate,
        key: certificateKey,
        timeout: TIMEOUT,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function post(url: URL, body: string, settings: ApplePaySettings) {
  if (settings.certificate) return postWithCertificate(url, body, settings);
  const response = await fetchOutside(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * Proves to Apple that the shop may request payments on one of its pages.
 * @returns the merchant session, passed to the page unopened
 * @throws {ProviderUnsureError} when there is none
 */
export async function validateMerchant(
  settings: ApplePaySettings,
  { url, hostname, displayName }: { readonly url: URL; readonly hostname: string; readonly displayName: string },
): Promise<unknown> {
  const { merchantIdentifier } = settings;
  const body = JSON.stringify({ merchantIdentifier, displayName, initiative: 'web', initiativeContext: hostname });
  try {
    const { status, text } = await post(url, body, settings);
    if (status !== 200) throw new Error(`answered ${status}`);
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderUnsureError('The merchant was not validated', { cause });
  }
}

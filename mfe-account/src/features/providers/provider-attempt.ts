import type { CallResponse } from 'shared-contracts/call';
import type { getSocialProviders } from 'shared-contracts/calls/social';
import { codePair, randomText } from 'storefront-kit/code-pair';
import { storedValue } from 'storefront-kit/storage';
import * as v from 'valibot';

export type Provider = CallResponse<typeof getSocialProviders>['providers'][number];

/** Milliseconds that somebody may take at the provider. */
const lifetime = 15 * 60_000;

const attempt = v.object({
  idp: v.string(),
  name: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  redirectUri: v.string(),
  /** The path of the page that signing in returns to. */
  back: v.string(),
  /** Milliseconds since 1970. */
  since: v.number(),
});
export type ProviderAttempt = v.InferOutput<typeof attempt>;

const stored = storedValue('session', 'shop.account.provider', v.parser(attempt));

/**
 * Begins signing in with a provider: this tab remembers what it asks for, so that an answer to anything else is refused.
 * Returns the address of the provider's page (OpenID Connect Core 1.0, section 3.1.2.1).
 */
export async function beginAttempt(
  { idp, name, authorizationEndpoint, clientId, scope, acrValues, maxAge }: Provider,
  { redirectUri, back }: { readonly redirectUri: string; readonly back: string },
): Promise<string> {
  const [state, nonce] = [randomText(), randomText()];
  const { codeVerifier, codeChallenge } = await codePair();
  stored.write({ idp, name, state, nonce, codeVerifier, redirectUri, back, since: Date.now() });
  const url = new URL(authorizationEndpoint);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ...(acrValues === undefined ? {} : { acr_values: acrValues }),
    ...(maxAge === undefined ? {} : { max_age: String(maxAge) }),
  };
  for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value);
  return url.href;
}

/** The attempt that an answer belongs to, once; undefined when this tab has not begun it, or too long ago. */
export function takeAttempt(state: string | null): ProviderAttempt | undefined {
  const begun = stored.read();
  if (!begun || begun.state !== state) return undefined;
  stored.write(undefined);
  return Date.now() - begun.since < lifetime ? begun : undefined;
}

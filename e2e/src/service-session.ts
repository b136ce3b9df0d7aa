import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { currentShop } from './current-shop.ts';

/** What a page of the English shop says of itself with each call. */
export const serviceHeaders = {
  'x-site-id': 'US',
  'x-channel': 'web',
  'x-brand': 'Tarnfell',
  'x-region': 'NORA',
  'x-source': 'ECOM15',
  'x-client-app': 'journey',
  'x-locale': 'en-us',
  ...storefrontAccess,
};

/** A token that the sandbox's bot check takes for a person's. */
export const personToken = 'journey';

/** A session that calls the services directly, without a page. */
export interface ServiceSession {
  readonly api: APIRequestContext;
  /** The session's token and a new idempotency key. */
  headers(): Record<string, string>;
  /** Sends a call that must succeed; returns the body of the answer. */
  post(path: string, data: object): Promise<unknown>;
  signIn(email: string, password: string): Promise<void>;
}

/** Opens the session of a guest. */
export async function openServiceSession(apiOrigin = currentShop().apiOrigin): Promise<ServiceSession> {
  const api = await request.newContext({ baseURL: apiOrigin, extraHTTPHeaders: serviceHeaders });
  let token = '';
  const headers = () => ({
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'idempotency-key': crypto.randomUUID(),
  });
  const send = async (path: string, data: object) => {
    const answer = await api.post(`${path}?locale=en-us`, { data, headers: headers() });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const post = async (path: string, data: object): Promise<unknown> => (await send(path, data)).json();
  const startSession = async (data: object) => {
    token = (await send('/token/v2/auth/token', data)).headers()['x-session-token'] ?? '';
    expect(token).toBeTruthy();
  };
  await startSession({ type: 'Guest' });
  return {
    api,
    headers,
    post,
    async signIn(username, password) {
      const codeVerifier = randomBytes(32).toString('base64url');
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const body = await post('/consumers-v3/auth/signin', {
        username,
        password,
        codeChallenge,
        recaptcha_response: personToken,
      });
      const { code } = body as { readonly code: string };
      await startSession({ type: 'Registered', code, codeVerifier });
    },
  };
}

// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla';
import type { AnyCall, Calls } from 'shared-contracts/call';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { sessionAtom } from 'shared-contracts/session';
import { storedCart } from 'storefront-kit/stored-cart';
import { describe, expect, test, vi } from 'vitest';
import { createSession, type SessionParts } from './session.ts';

const token = {
  accessToken: 'token-1',
  expiresIn: 900,
  consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
  consumerType: 'GUEST' as const,
};
const parts = (calls: Calls): SessionParts => ({
  calls: () => calls,
  botCheck: () => ({ token: async () => 'person', preload: () => undefined }),
  onCart: vi.fn(),
});
const answering = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as Calls;

test('a guest gets one token however many calls ask for it at once [ACC-01]', async () => {
  const store = createStore();
  const calls = answering(async () => token);
  const session = createSession(store, parts(calls));
  const tokens = await Promise.all([
    session.accessToken({ fresh: false }),
    session.accessToken({ fresh: false }),
    session.ready(),
  ]);
  expect(tokens.slice(0, 2)).toEqual(['token-1', 'token-1']);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(store.get(sessionAtom)).toEqual({ status: 'guest', consumerNo: token.consumerNo });
});

test('a 403 on the guest token is ignored [ACC-01]', async () => {
  const calls = answering(async () => {
    throw new ProductError('AUT404', '', { status: 403 });
  });
  const session = createSession(createStore(), parts(calls));
  await expect(session.accessToken({ fresh: false })).resolves.toBeUndefined();
});

test('a token that has ended is renewed', async () => {
  vi.useFakeTimers();
  const calls = answering(async () => token);
  const session = createSession(createStore(), parts(calls));
  await session.ready();
  vi.advanceTimersByTime(900_000);
  await session.ready();
  expect(calls).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a network fault is told to whoever asked, and the next one tries again', async () => {
  let first = true;
  const calls = answering(async () => {
    if (first) {
      first = false;
      throw new ProductError('NET503', '');
    }
    return token;
  });
  const session = createSession(createStore(), parts(calls));
  await expect(session.ready()).rejects.toThrow(ProductError);
  await expect(session.ready()).resolves.toMatchObject({ status: 'guest' });
});

describe('signing in [ACC-02]', () => {
  const consumer = { ...token, accessToken: 'token-2', consumerType: 'CONSUMER' as const };
  const credentials = { username: 'lena@demo.example', password: 'Cairn-2026' };
  const cart = {
    basketId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f',
    totalItems: 2,
    totals: { total: 4900 },
    currency: 'USD',
  };

  /** The services, with the answers to the token call that are scripted first. */
  function services(...tokens: (() => unknown)[]) {
    const made: { readonly name: string; readonly input: unknown }[] = [];
    const calls = (async ({ name }: AnyCall, input: unknown) => {
      made.push({ name, input });
      if (name === 'auth.signIn') return { code: 'code-1', expiresIn: 120 };
      if (name === 'auth.token') return (tokens.shift() ?? (() => consumer))();
      return name === 'cart.read' ? cart : {};
    }) as Calls;
    return { calls, made: (name: string) => made.filter((call) => call.name === name).map(({ input }) => input) };
  }
  const refused = (id: ErrorId, status: number) => () => {
    throw new ProductError(id, '', { status });
  };

  test('proves with a verifier that the code is its own, shows a person to the bot check and names the guest’s cart', async () => {
    localStorage.setItem(storedCart.key, JSON.stringify({ basketId: cart.basketId, totalItems: 1 }));
    const { calls, made } = services(() => ({ ...consumer, basketId: cart.basketId }));
    const store = createStore();
    const page = parts(calls);
    await createSession(store, page).signIn(credentials);
    const [{ body: asked }] = made('auth.signIn') as [{ body: Record<string, string> }];
    const [{ body: traded }] = made('auth.token') as [{ body: Record<string, string> }];
    expect(asked).toMatchObject({ ...credentials, recaptcha_response: 'person' });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traded.codeVerifier));
    expect(asked.codeChallenge).toBe(Buffer.from(digest).toString('base64url'));
    expect(traded).toMatchObject({ type: 'Registered', code: 'code-1', basketId: cart.basketId });
    expect(store.get(sessionAtom)).toEqual({ status: 'consumer', consumerNo: token.consumerNo });
    expect(page.onCart).toHaveBeenCalledWith({ basketId: cart.basketId, totalItems: 2, total: 4900, currency: 'USD' });
  });

  test('asks for the token once more, 2000 ms after a 409', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { calls, made } = services(refused('AUT409', 409));
    const signedIn = createSession(createStore(), parts(calls)).signIn(credentials);
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1999);
    expect(made('auth.token')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(signedIn).resolves.toMatchObject({ status: 'consumer' });
    vi.useRealTimers();
  });

  test('that is refused leaves the guest as they are', async () => {
    const { calls } = services(() => token, refused('AUT404', 403));
    const store = createStore();
    const session = createSession(store, parts(calls));
    await session.ready();
    await expect(session.signIn(credentials)).rejects.toMatchObject({ id: 'AUT404' });
    expect(store.get(sessionAtom)).toMatchObject({ status: 'guest' });
  });

  test('signing out ends the session on the server, lets go of the cart and starts as a guest [ACC-08]', async () => {
    const { calls, made } = services(
      () => consumer,
      () => token,
    );
    const store = createStore();
    const page = parts(calls);
    const session = createSession(store, page);
    await session.signIn(credentials);
    await session.signOut();
    expect(made('auth.signOut')).toHaveLength(1);
    expect(page.onCart).toHaveBeenLastCalledWith(undefined);
    expect(store.get(sessionAtom)).toMatchObject({ status: 'guest' });
  });
});

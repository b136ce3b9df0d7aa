// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla';
import type { AnyCall, Calls } from 'shared-contracts/call';
import type { PasskeyAssertion } from 'shared-contracts/calls/passkeys';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { sessionAtom } from 'shared-contracts/session';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { describe, expect, test, vi } from 'vitest';
import { createSession, type SessionParts } from './session.ts';

const token = {
  consumerNo: '3d3b1c3a-78e9-4a3f-9a57-3f5f6f0e9f10',
  consumerType: 'GUEST' as const,
};
const parts = (calls: Calls): SessionParts => ({
  calls: () => calls,
  botCheck: () => ({ token: async () => 'person', preload: () => undefined }),
  onCart: vi.fn(),
  peers: { announce: vi.fn(), follow: vi.fn(), inTurn: (task) => task() },
  onFault: vi.fn(),
});
const byCode = { mailedCode: '123456', codeVerifier: 'v'.repeat(43) };
const passkey: PasskeyAssertion = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
  clientExtensionResults: {},
};
const answering = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as Calls;

test('opens one guest session however many calls ask for it at once [ACC-01]', async () => {
  const store = createStore();
  const calls = answering(async () => token);
  const session = createSession(store, parts(calls));
  const shoppers = await Promise.all([
    session.shopper({ fresh: false }),
    session.shopper({ fresh: false }),
    session.ready(),
  ]);
  const guest = { consumerNo: token.consumerNo, isGuest: true };
  expect(shoppers.slice(0, 2)).toEqual([guest, guest]);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(store.get(sessionAtom)).toEqual({ status: 'guest', consumerNo: token.consumerNo });
});

test('goes on without a session when the services refuse a guest [ACC-01]', async () => {
  const calls = answering(async () => {
    throw new ProductError('AUT404', '', { status: 403 });
  });
  const session = createSession(createStore(), parts(calls));
  await expect(session.shopper({ fresh: false })).resolves.toBeUndefined();
});

describe('tabs of one browser', () => {
  const other = { ...token, consumerNo: '0d6b1ff4-97a4-4b0e-8a3a-6f0e3ad7c001' };

  test('tells the others of a new session, and of the same one no second time', async () => {
    const page = parts(answering(async () => token));
    const session = createSession(createStore(), page);
    await session.ready();
    await session.reset();
    expect(page.peers.announce).toHaveBeenCalledExactlyOnceWith(token.consumerNo);
  });

  test('asks again when another tab has a new session, and not when it has the same', async () => {
    const answers = [token, other];
    const calls = answering(async () => answers.shift());
    const page = parts(calls);
    const store = createStore();
    const session = createSession(store, page);
    const [[reported]] = vi.mocked(page.peers.follow).mock.calls as [[(consumerNo: string) => void]];
    reported(other.consumerNo);
    expect(calls).not.toHaveBeenCalled();
    await session.ready();
    reported(token.consumerNo);
    expect(calls).toHaveBeenCalledTimes(1);
    reported(other.consumerNo);
    await eventually(() => expect(store.get(sessionAtom)).toMatchObject({ consumerNo: other.consumerNo }));
  });
});

describe('what the browser keeps of a shopper [SEC-05]', () => {
  const guest = { ...token, consumerNo: 'f1f5a3f0-97a4-4b0e-8a3a-6f0e3ad7c003' };
  const lena = { consumerNo: '0d6b1ff4-97a4-4b0e-8a3a-6f0e3ad7c002', consumerType: 'CONSUMER' as const };

  async function keptFrom(first: object, next: object) {
    sessionStorage.setItem('shop.typed.checkout.shipping', '{}');
    const answers = [first, next];
    const session = createSession(createStore(), parts(answering(async () => answers.shift())));
    await session.ready();
    await session.reset();
    return Object.keys(sessionStorage);
  }

  test('forgets what was typed when the shopper signs out, here or in another tab', async () => {
    expect(await keptFrom(lena, guest)).toEqual([]);
  });

  test('remembers that somebody is signed in, until they sign out', async () => {
    await keptFrom(guest, lena);
    expect(localStorage.getItem('shop.signed-in')).toBe('logged-in non-loyalty-logged-in non-employee');
    await keptFrom(lena, guest);
    expect(localStorage.getItem('shop.signed-in')).toBeNull();
  });

  test('keeps what was typed when a guest signs in, and when the session goes on', async () => {
    expect(await keptFrom(guest, lena)).toHaveLength(1);
    expect(await keptFrom(lena, lena)).toHaveLength(1);
  });
});

test('reports a network fault to its caller and tries again for the next one', async () => {
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
  const consumer = { ...token, consumerType: 'CONSUMER' as const };
  const credentials = { username: 'lena@demo.example', password: 'Cairn-2026' };
  const grant = { idp: 'sandbox', code: 'c', codeVerifier: 'v', nonce: 'n', redirectUri: 'http://localhost/signed-in' };
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
    expect(page.onCart).toHaveBeenCalledWith(
      { basketId: cart.basketId, totalItems: 2, total: 4900, currency: 'USD' },
      false,
    );
  });

  test.each([
    ['shopping', false],
    ['choosing-store', true],
    [{ storeId: 'S100', storeEmployeeId: 'E1' }, true],
  ] as const)('an employee who signs in for %j has a cart that stays aside: %s [ACC-19]', async (purpose, isAside) => {
    const { calls } = services(() => ({ ...consumer, consumerType: 'EMPLOYEE', basketId: cart.basketId }));
    const page = parts(calls);
    await createSession(createStore(), page).signIn(credentials, purpose);
    expect(page.onCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ totalItems: 2 }), isAside);
  });

  test('with an identity provider hands on what came back, names the guest’s cart, and takes the account’s [ACC-07]', async () => {
    localStorage.setItem(storedCart.key, JSON.stringify({ basketId: cart.basketId, totalItems: 1 }));
    const { calls, made } = services(() => token);
    const answers = vi.fn((call: AnyCall, input: object) =>
      call.name === 'auth.socialLogin' ? { ...consumer, basketId: cart.basketId } : calls(call, input),
    );
    const store = createStore();
    const page = parts(answers as unknown as Calls);
    await createSession(store, page).signInWith(grant);
    expect(answers).toHaveBeenCalledWith(expect.objectContaining({ name: 'auth.socialLogin' }), {
      body: { ...grant, basketId: cart.basketId },
    });
    expect(made('auth.signIn')).toEqual([]);
    expect(store.get(sessionAtom)).toMatchObject({ status: 'consumer' });
    expect(page.onCart).toHaveBeenCalledWith(expect.objectContaining({ totalItems: 2 }), false);
  });

  test.each([
    ['a mailed code', 'auth.signInByMailedCode', byCode, byCode],
    ['a passkey', 'auth.signInByPasskey', { passkey }, { assertion: passkey }],
  ])('signs in with %s, and names the guest’s cart [BEY-01]', async (_what, name, byIt, body) => {
    localStorage.setItem(storedCart.key, JSON.stringify({ basketId: cart.basketId, totalItems: 1 }));
    const calls = answering(async () => consumer);
    const state = await createSession(createStore(), parts(calls)).signInWith(byIt);
    expect(calls).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name }), {
      body: { ...body, basketId: cart.basketId },
    });
    expect(state).toMatchObject({ status: 'consumer' });
  });

  test('goes before a renewal that begins meanwhile, which then finds the account and no guest [ACC-07]', async () => {
    const made: string[] = [];
    let redeem = (): void => undefined;
    const redeemed = new Promise<void>((resolve) => {
      redeem = resolve;
    });
    let isRedeemed = false;
    const calls = (async ({ name }: AnyCall) => {
      made.push(name);
      if (name === 'auth.socialLogin') await redeemed;
      // As the services: the session that the page had has ended, and its successor is not known yet.
      const isKnown = name === 'auth.socialLogin' || isRedeemed;
      return isKnown ? consumer : { ...token, consumerNo: '0d6b1ff4-97a4-4b0e-8a3a-6f0e3ad7c009' };
    }) as Calls;
    const page = parts(calls);
    let last: Promise<unknown> = Promise.resolve();
    page.peers.inTurn = (task) => {
      const next = last.then(task);
      last = next.catch(() => undefined);
      return next;
    };
    const store = createStore();
    const session = createSession(store, page);
    const signedIn = session.signInWith(grant);
    await eventually(() => expect(made).toEqual(['auth.socialLogin']));
    const renewed = session.shopper({ fresh: true });
    await new Promise((resolve) => setImmediate(resolve));
    isRedeemed = true;
    redeem();
    await signedIn;
    expect(await renewed).toEqual({ consumerNo: token.consumerNo, isGuest: false });
    expect(store.get(sessionAtom)).toMatchObject({ status: 'consumer' });
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

  test.each([
    { refusals: 2, secondFactor: undefined, signIns: 2, end: { status: 'consumer' } },
    { refusals: 4, secondFactor: undefined, signIns: 2, end: { id: 'AUT409' } },
    { refusals: 2, secondFactor: '123456', signIns: 1, end: { id: 'AUT409' } },
  ])('begins anew once where the token was given out already, unless a code was typed: %o', async (row) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { calls, made } = services(...Array.from({ length: row.refusals }, () => refused('AUT409', 409)));
    const session = createSession(createStore(), parts(calls));
    const ended = session
      .signIn({ ...credentials, ...(row.secondFactor === undefined ? {} : { secondFactor: row.secondFactor }) })
      .catch((error: unknown) => error);
    for (let waited = 0; waited < row.refusals / 2; waited += 1) {
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(await ended).toMatchObject(row.end);
    expect(made('auth.signIn')).toHaveLength(row.signIns);
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

  test('signing out forgets what was typed, searched for, looked at, and measured here [ACC-08]', async () => {
    const { calls } = services(
      () => consumer,
      () => token,
    );
    const session = createSession(createStore(), parts(calls));
    await session.signIn(credentials);
    const keys = {
      local: ['shop.content.measures', 'shop.content.searches', 'shop.content.viewed', 'shop.theme'],
      session: ['shop.cart.scans', 'shop.content.compare', 'shop.typed.checkout', 'shop.reloaded'],
    };
    for (const key of keys.local) localStorage.setItem(key, '1');
    for (const key of keys.session) sessionStorage.setItem(key, '1');
    await session.signOut();
    expect(keys.local.filter((key) => localStorage.getItem(key) !== null)).toEqual(['shop.theme']);
    expect(keys.session.filter((key) => sessionStorage.getItem(key) !== null)).toEqual(['shop.reloaded']);
    localStorage.clear();
    sessionStorage.clear();
  });

  test('signing out tells no service when the session has ended there already', async () => {
    const { calls, made } = services(
      () => consumer,
      () => token,
    );
    const session = createSession(createStore(), parts(calls));
    await session.signIn(credentials);
    await expect(session.signOut({ hasEnded: true })).resolves.toMatchObject({ status: 'guest' });
    expect(made('auth.signOut')).toEqual([]);
  });

  test.each([['AUT498'], ['AUT432']] as const)(
    'signs out here after %s, since the session has ended already',
    async (id) => {
      const calls = (async ({ name }: AnyCall) => {
        if (name === 'auth.signOut') throw new ProductError(id, '', { status: 403 });
        return token;
      }) as Calls;
      const page = parts(calls);
      await expect(createSession(createStore(), page).signOut()).resolves.toMatchObject({ status: 'guest' });
      expect(page.onCart).toHaveBeenCalledWith(undefined);
    },
  );
});

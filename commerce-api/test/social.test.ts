import { getToken } from 'shared-contracts/calls/auth';
import { getCart } from 'shared-contracts/calls/cart';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { getSocialProviders, socialLogin } from 'shared-contracts/calls/social';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { newConsumer, pkce } from './people.ts';
import { authorizationOf, openShop, type Shop, type Shopper } from './shop.ts';

const redirectUri = 'http://localhost:3000/en-us/signed-in';

describe.each(engines)('sign-in with an identity provider on %s [ACC-07]', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  /** Follows the provider's redirects as a browser does, and returns with a code. */
  async function agree(email: string, change: { readonly nonce?: string; readonly decision?: string } = {}) {
    const { codeVerifier, codeChallenge } = pkce();
    const nonce = change.nonce ?? crypto.randomUUID();
    const { providers } = await shop.read(getSocialProviders, {});
    const { authorizationEndpoint, clientId, scope, idp } = providers[0]!;
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      state: 'here',
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    });
    const page = await fetch(`${authorizationEndpoint}?${asked}`);
    expect(await page.text()).toContain('Do not allow');
    const decision = new URLSearchParams({
      ...Object.fromEntries(asked),
      decision: change.decision ?? 'allow',
      email,
      given_name: 'Nils',
      family_name: 'Bergstrom',
    });
    const back = await fetch(`${authorizationEndpoint.replace('authorize', 'decide')}?${decision}`, {
      redirect: 'manual',
    });
    const { searchParams } = new URL(back.headers.get('location') ?? '');
    expect(searchParams.get('state')).toBe('here');
    return { idp, code: searchParams.get('code') ?? '', codeVerifier, nonce, redirectUri };
  }
  const signIn = (body: Awaited<ReturnType<typeof agree>> & { readonly basketId?: string }, who?: Shopper) =>
    shop.anyone(socialLogin, { body }, {}, who ? { authorization: who.authorization } : {});
  const errorOf = async (attempt: ReturnType<typeof signIn>) => (await attempt).error?.errorId;
  const someone = () => `${crypto.randomUUID()}@example.org`;

  test('creates an account with the verified name, and finds it the next time', async () => {
    const email = someone();
    const first = await shop.inject(socialLogin, { body: await agree(email) }, {});
    expect(first.json()).toMatchObject({ consumerType: 'CONSUMER' });
    const headers = { authorization: authorizationOf(first) };
    const profile = await shop.anyone(getConsumer, {}, {}, headers);
    expect(profile.body?.consumerDetails).toMatchObject({ email, firstName: 'Nils', lastName: 'Bergstrom' });
    expect((await signIn(await agree(email))).body?.consumerNo).toBe(first.json().consumerNo);
  });

  test('merges the guest cart', async () => {
    const [item] = await shop.sellable();
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [item!]);
    const body = { ...(await agree(someone())), basketId };
    const response = await shop.inject(socialLogin, { body }, { authorization: guest.authorization });
    expect(response.json().basketId).toBe(basketId);
    const headers = { authorization: authorizationOf(response) };
    const cart = await shop.anyone(getCart, { params: { basketId } }, {}, headers);
    expect(cart.body?.items).toHaveLength(1);
  });

  test('links an account with a password only when its holder is signed in', async () => {
    const holder = await newConsumer(shop);
    expect(await errorOf(signIn(await agree(holder.email)))).toBe('AUT439');
    const linked = await signIn(await agree(holder.email), holder);
    expect(linked.body?.consumerNo).toBe(holder.id);
    expect((await signIn(await agree(holder.email))).body?.consumerNo).toBe(holder.id);
  });

  test('sends somebody whose account asks for a code to the password', async () => {
    const holder = await newConsumer(shop);
    await signIn(await agree(holder.email), holder);
    await shop.db
      .insertInto('second_factor')
      .values({ subject_id: holder.id, method: 'mail', secret: null, confirmed_at: new Date() })
      .execute();
    expect(await errorOf(signIn(await agree(holder.email)))).toBe('AUT462');
  });

  test('asks an account that has become an employee’s for its password', async () => {
    const holder = await newConsumer(shop);
    await signIn(await agree(holder.email), holder);
    await shop.db.updateTable('subject').set({ kind: 'EMPLOYEE' }).where('subject_id', '=', holder.id).execute();
    expect(await errorOf(signIn(await agree(holder.email)))).toBe('AUT462');
  });

  test('rejects a code that is used, another person’s, or for another nonce, and an unverified address', async () => {
    const used = await agree(someone());
    await signIn(used);
    expect(await errorOf(signIn(used))).toBe('AUT404');
    expect(await errorOf(signIn({ ...(await agree(someone())), codeVerifier: pkce().codeVerifier }))).toBe('AUT404');
    expect(await errorOf(signIn({ ...(await agree(someone())), nonce: 'another' }))).toBe('AUT404');
    expect(await errorOf(signIn({ ...(await agree(someone())), idp: 'unknown' }))).toBe('AUT404');
    expect(await errorOf(signIn(await agree('unconfirmed.social@demo.example')))).toBe('AUT404');
    expect((await agree(someone(), { decision: 'deny' })).code).toBe('');
  });

  test.each([
    ['another strength', { strengths: ['urn:strong'] }, 'AUT404'],
    ['one of the strengths that are asked for', { strengths: ['urn:strong', 'urn:sandbox:name-only'] }, undefined],
    ['a sign-in that is too long ago', { maxAge: -1 }, 'AUT404'],
    ['a recent sign-in', { maxAge: 300 }, undefined],
  ])('checks the strength and the time of the sign-in there: %s [SEC-05]', async (_, identity, refusal) => {
    const strict = await openShop(engine, { identity });
    try {
      const [provider] = (await strict.read(getSocialProviders, {})).providers;
      expect(provider?.acrValues).toBe('strengths' in identity ? identity.strengths.join(' ') : undefined);
      const { error } = await strict.anyone(socialLogin, { body: await agree(someone()) });
      expect(error?.errorId).toBe(refusal);
    } finally {
      await strict.close();
    }
  });

  test('rejects an unknown site, and reports a provider that does not answer', async () => {
    const body = await agree(someone());
    const elsewhere = await shop.anyone(socialLogin, { body }, { headers: { 'x-site-id': 'OTHER' } });
    expect(elsewhere.error?.errorId).toBe('AUT440');
    const alone = await openShop(engine, { identity: { issuer: 'http://127.0.0.1:9' } });
    try {
      expect((await alone.anyone(getSocialProviders, {})).error?.errorId).toBe('AUT500');
      expect((await alone.anyone(socialLogin, { body })).error?.errorId).toBe('AUT500');
    } finally {
      await alone.close();
    }
  });

  test('opens a session that is resumed after a reload, as every sign-in', async () => {
    const response = await shop.inject(socialLogin, { body: await agree(someone()) }, {});
    const authorization = authorizationOf(response);
    const again = await shop.inject(getToken, { body: { type: 'Guest' } }, { authorization });
    expect(again.json()).toMatchObject({ consumerType: 'CONSUMER', consumerNo: response.json().consumerNo });
  });

  test('signs nobody in to a disabled account', async () => {
    const email = someone();
    await signIn(await agree(email));
    await shop.db.updateTable('account').set({ disabled_at: new Date() }).where('email', '=', email).execute();
    expect(await errorOf(signIn(await agree(email)))).toBe('AUT465');
  });
});

import { tmpdir } from 'node:os';
import { generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { type AnyCall, type CallInput, type CallResponse, fillPath } from 'shared-contracts/call';
import { getToken } from 'shared-contracts/calls/auth';
import { cartWithItem, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import type { Address, Cart } from 'shared-contracts/calls/cart-entities';
import { type Order, placeOrder } from 'shared-contracts/calls/checkout';
import { type ErrorDetail, errorBody } from 'shared-contracts/errors/product-error';
import { sessionHeaders } from 'shared-contracts/headers';
import type { LocaleId } from 'shared-contracts/locale';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import * as v from 'valibot';
import { inject } from 'vitest';
import { tokenise as tokeniseAt } from '../checks/tokenise.ts';
import type { IdentitySettings } from '../src/auth/identity-provider.ts';
import type { SigningKeys } from '../src/auth/keys.ts';
import { defaultSessionLife } from '../src/auth/session-life.ts';
import type { SagaDependencies } from '../src/checkout/saga.ts';
import { type Db, openDatabase } from '../src/database/database.ts';
import { sandboxFulfilment } from '../src/delivery/fulfilment-settings.ts';
import type { MapSource } from '../src/media/map-source.ts';
import { sandboxPayments } from '../src/payment/payment-settings.ts';
import { buildService, type Service } from '../src/service.ts';
import { sandboxTexts } from '../src/text-messages/text-settings.ts';
import { copyOf, type Engine, type TestDatabase } from './databases.ts';
import { demoBrand } from './demo-brand.ts';
import { recordOutcome } from './outcomes.ts';

export const cards = {
  approve: '4111111111111111',
  decline: '4000002000000008',
  noFunds: '4000002100000007',
  fraud: '4000002200000006',
  expired: '4000002300000005',
  challenge: '4000003000000006',
  challengeDecline: '4000003100000005',
  challengeExpired: '4000003200000004',
  slow: '4000004000000004',
  failAfterWork: '4000004100000003',
  captureLater: '4000004200000002',
} as const;

export const seattle: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '5035550142',
  addressLine1: '12 Alder Street',
  city: 'Seattle',
  postalCode: '98101',
  stateCode: 'WA',
  country: 'US',
};

/** The outcome of a call: the body promised by the contract, or the first error. */
export interface Outcome<T> {
  readonly status: number;
  readonly body?: T;
  readonly error?: ErrorDetail;
}

export interface CallSettings {
  readonly key?: string;
  readonly locale?: LocaleId;
  readonly headers?: Record<string, string>;
}

/** The authorization header of the session that an answer opened. */
export const authorizationOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  `Bearer ${headers[sessionHeaders.token]}`;

/** A shopper with a token, as the shell's server holds it. */
export interface Shopper {
  readonly id: string;
  /** Header of its calls. */
  readonly authorization: string;
  call<C extends AnyCall>(call: C, input: CallInput<C>, settings?: CallSettings): Promise<Outcome<CallResponse<C>>>;
  /** Makes a call that must succeed. */
  ok<C extends AnyCall>(call: C, input: CallInput<C>, settings?: CallSettings): Promise<CallResponse<C>>;
}

interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** A variant that is available. */
export interface Sellable {
  readonly productId: string;
  readonly upc: string;
}

export class Shop {
  readonly engine: Engine;
  readonly db: Db;
  readonly service: Service;
  /** The key pair of its mailed links. */
  readonly keys: SigningKeys;
  readonly now: () => Date;
  readonly #closers: readonly (() => Promise<void>)[];

  constructor(
    engine: Engine,
    {
      db,
      service,
      keys,
      now = () => new Date(),
    }: {
      readonly db: Db;
      readonly service: Service;
      readonly keys: SigningKeys;
      readonly now?: (() => Date) | undefined;
    },
    closers: readonly (() => Promise<void>)[],
  ) {
    this.engine = engine;
    this.db = db;
    this.service = service;
    this.keys = keys;
    this.now = now;
    this.#closers = closers;
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close();
  }

  async inject(call: AnyCall, input: AnyInput, headers: Record<string, string>, settings: CallSettings = {}) {
    const query = Object.fromEntries(
      Object.entries({ ...input.query, locale: settings.locale ?? 'en-us' }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const response = await this.service.app.inject({
      method: call.method,
      url: fillPath(call.path, input.params),
      query,
      headers: {
        ...storefrontAccess,
        ...headers,
        ...(call.idempotencyKey ? { 'idempotency-key': settings.key ?? crypto.randomUUID() } : {}),
        ...settings.headers,
      },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    });
    recordOutcome(this.engine, call, response);
    return response;
  }

  async anyone<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    settings: CallSettings = {},
    headers: Record<string, string> = {},
  ): Promise<Outcome<CallResponse<C>>> {
    const response = await this.inject(call, input as AnyInput, headers, settings);
    if (response.statusCode === 200) return { status: 200, body: response.json<CallResponse<C>>() };
    const [error] = v.parse(errorBody, response.json()).errorDetails;
    return { status: response.statusCode, error: error! };
  }

  async read<C extends AnyCall>(call: C, input: CallInput<C>, settings: CallSettings = {}): Promise<CallResponse<C>> {
    return expectOk(call, await this.anyone(call, input, settings));
  }

  async guest(): Promise<Shopper> {
    const response = await this.inject(getToken, { body: { type: 'Guest' } }, {});
    const { consumerNo } = v.parse(getToken.response, response.json());
    const headers = { authorization: authorizationOf(response) };
    return {
      id: consumerNo,
      authorization: headers.authorization,
      call: (call, input, settings) => this.anyone(call, input, settings, headers),
      ok: async (call, input, settings) => expectOk(call, await this.anyone(call, input, settings, headers)),
    };
  }

  /** Returns variants of different styles with a minimum of units for home delivery in the US. */
  async sellable(count = 1, units = 20): Promise<Sellable[]> {
    const { rows } = await sql<Sellable>`
      select distinct on (v.style_id) v.product_id as "productId", v.upc from variant v join stock st on st.upc = v.upc and st.location_id = 'W100' join style s on s.style_id = v.style_id
      where st.available >= ${units} and s.product_type = 'apparel' and s.publish_at is null order by v.style_id, v.upc limit ${count}`.execute(
      this.db,
    );
    return rows;
  }

  async unitsOf(upc: string, location = 'W100'): Promise<number> {
    const row = await this.db
      .selectFrom('stock')
      .select('available')
      .where('upc', '=', upc)
      .where('location_id', '=', location)
      .executeTakeFirstOrThrow();
    return row.available;
  }

  async setUnits(upc: string, available: number, location = 'W100'): Promise<void> {
    await this.db
      .updateTable('stock')
      .set({ available })
      .where('upc', '=', upc)
      .where('location_id', '=', location)
      .execute();
  }

  async cartWith(
    shopper: Shopper,
    items: readonly (Sellable & { readonly qty?: number; readonly storeId?: string })[],
  ): Promise<string> {
    return (await shopper.ok(cartWithItem, { body: { items: [...items] } })).id;
  }

  /** Returns a cart with goods and addresses, ready to be ordered. */
  async readyCart(shopper: Shopper, items: Parameters<Shop['cartWith']>[1]): Promise<Cart> {
    const basketId = await this.cartWith(shopper, items);
    await shopper.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    await shopper.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    return shopper.ok(getCart, { params: { basketId } });
  }

  /** Returns a guest whose cart is ready to be ordered. */
  async readyGuest(items: readonly Sellable[]) {
    const shopper = await this.guest();
    const cart = await this.readyCart(shopper, items);
    return { shopper, cart, basketId: cart.basketId };
  }

  /** Places an order for goods, paid by a card that is approved. */
  async buy(shopper: Shopper, items: Parameters<Shop['cartWith']>[1]): Promise<Order> {
    const { body, error } = await this.place(shopper, await this.readyCart(shopper, items), cards.approve);
    if (!body) throw new Error(`not placed: ${error?.errorId}`);
    return body;
  }

  async place(shopper: Shopper, cart: Pick<Cart, 'basketId' | 'totals'>, card: string, key = crypto.randomUUID()) {
    const token = await tokenise(card);
    return this.placeWith(shopper, cart, token, key);
  }

  placeWith(shopper: Shopper, cart: Pick<Cart, 'basketId' | 'totals'>, token: string, key: string) {
    return shopper.call(
      placeOrder,
      {
        body: {
          cartId: cart.basketId,
          expectedTotal: cart.totals.total,
          paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } },
        },
      },
      { key },
    );
  }
}

function expectOk<T>(call: AnyCall, outcome: Outcome<T>): T {
  if (outcome.body === undefined)
    throw new Error(`${call.name} answered ${outcome.status}: ${JSON.stringify(outcome.error)}`);
  return outcome.body;
}

/** Exchanges a card number for a token, as the hosted form does. */
export const tokenise = (number: string, name?: string): Promise<string> =>
  tokeniseAt(inject('sandboxUrl'), number, name);

export interface ProviderRecord {
  readonly id: string;
  readonly status: string;
  readonly captured: number;
  readonly refunded: number;
}

/** Returns the card provider's record for a key. */
export async function providerRecord(key: string): Promise<ProviderRecord | undefined> {
  const response = await fetch(
    `${inject('sandboxUrl')}/card/v1/authorizations?idempotencyKey=${encodeURIComponent(key)}`,
    { headers: { authorization: 'Bearer sk_sandbox' } },
  );
  return ((await response.json()) as { authorizations: ProviderRecord[] }).authorizations[0];
}

export interface ShopOptions {
  /** The database, which the shop removes when it closes; a prepared one by default. */
  readonly database?: TestDatabase;
  readonly checkpoint?: SagaDependencies['checkpoint'];
  /** The card provider's address, for tests in which it is unreachable. */
  readonly providerUrl?: string;
  /** Of the directory of addresses and places. */
  readonly addressUrl?: string;
  /** The identity provider's address, for tests in which it is unreachable. */
  readonly identity?: Partial<IdentitySettings>;
  readonly shareAnswers?: boolean;
  /** True to cache carts between reads, as in production. */
  readonly cacheCarts?: boolean;
  /** The map of the stores instead of the demo's. */
  readonly map?: MapSource;
  /** Clock for tokens, locks and limits. */
  readonly now?: () => Date;
  /** Called with each line of the log, as JSON; without it nothing is logged. */
  readonly onLog?: (line: string) => void;
  readonly rateLimits?: boolean;
  /** The address of the warehouse and the carrier, for tests in which they are unreachable. */
  readonly fulfilmentUrl?: string;
  /** The address of a tax provider instead of the shop's own rules. */
  readonly taxUrl?: string;
  /** The address of another social media service than the sandbox's. */
  readonly socialMediaUrl?: string;
  readonly translationUrl?: string;
  /** The address of another service for text messages; none when empty. */
  readonly textUrl?: string;
  /** Key for Adyen's webhooks; the sandbox handles card payments in any case. */
  readonly adyenHmacKey?: string;
}

export function settingsFor(providerUrl: string, smtpPort: number) {
  return {
    brand: 'Tarnfell',
    demoPeople: true,
    sessionLife: defaultSessionLife,
    ...sandboxPayments(providerUrl),
    ...sandboxFulfilment(providerUrl),
    giftCardSecret: 'for-tests-only',
    smtp: { host: '127.0.0.1', port: smtpPort, user: '', password: '' },
    mailFrom: 'Tarnfell <orders@tarnfell.example>',
    orderPrefix: 'TF',
    returnsAddress: ['40 Mill Lane'],
    seller: { name: 'Tarnfell', address: ['40 Mill Lane'], taxNumbers: { DE: 'DE000000000' } },
    addOnCategory: '7000',
    edgeCache: { url: `${providerUrl}/edge/service/shop`, token: 'edge_sandbox' },
    socialMedia: { url: `${providerUrl}/social-media`, apiKey: 'social_secret_sandbox' },
    addressDirectory: { url: `${providerUrl}/addresses` },
    translator: { url: `${providerUrl}/translation`, key: 'translation_sandbox' },
    webhooks: { allowsPrivate: true },
    texts: sandboxTexts(providerUrl, 'http://shop.test/messages/v1/webhooks/text'),
    shopUrl: 'http://shop.test',
    botCheck: {
      url: `${providerUrl}/bot-check/siteverify`,
      secret: 'bot_sandbox',
      challengeSecret: 'bot_challenge_sandbox',
      required: false,
    },
    identity: {
      idp: 'sandbox',
      name: 'Sandbox sign-in',
      issuer: `${providerUrl}/identity`,
      clientId: 'identity_sandbox',
      clientSecret: 'identity_secret',
      strengths: [],
      maxAge: undefined,
    },
    rateLimits: 0,
    holdSeconds: 900,
    trustedProxies: 'loopback',
    dataFolder: tmpdir(),
    logLevel: 'silent',
    validateResponses: true,
    checksAnswers: true,
  };
}

/** Opens the complete service on a separate prepared database, with the real sandbox. */
export async function openShop(engine: Engine, options: ShopOptions = {}): Promise<Shop> {
  const database = options.database ?? (await copyOf(engine));
  const { db, changes, maintain, follow, close } = await openDatabase(database.location);
  if (options.shareAnswers)
    follow?.((error) => {
      throw error;
    });
  const keys = await generateKeyPair('ES256', { extractable: true });
  const own = settingsFor(options.providerUrl ?? inject('sandboxUrl'), inject('smtpPort'));
  const service = await buildService({
    db,
    changes,
    maintain,
    keys,
    pictures: options.map ? { ...demoBrand.pictures, map: options.map } : demoBrand.pictures,
    settings: {
      ...own,
      rateLimits: options.rateLimits ? 1 : 0,
      ...(options.fulfilmentUrl ? sandboxFulfilment(options.fulfilmentUrl) : {}),
      ...(options.onLog ? { logLevel: 'info' } : {}),
      ...(options.addressUrl ? { addressDirectory: { url: options.addressUrl } } : {}),
      ...(options.taxUrl ? { taxProvider: { url: options.taxUrl, apiKey: 'key' } } : {}),
      ...(options.translationUrl ? { translator: { url: options.translationUrl, key: 'key' } } : {}),
      ...(options.textUrl === undefined
        ? {}
        : { texts: options.textUrl ? { ...own.texts, url: options.textUrl } : undefined }),
      ...(options.socialMediaUrl ? { socialMedia: { url: options.socialMediaUrl, apiKey: 'key' } } : {}),
      ...(options.adyenHmacKey ? { adyenHmacKey: options.adyenHmacKey } : {}),
      identity: { ...own.identity, ...options.identity },
    },
    shareAnswers: options.shareAnswers ?? false,
    ...(options.cacheCarts === undefined ? {} : { cacheCarts: options.cacheCarts }),
    ...(options.checkpoint ? { checkpoint: options.checkpoint } : {}),
    ...(options.now ? { now: options.now } : {}),
    ...(options.onLog ? { logTo: { write: options.onLog } } : {}),
  });
  await service.app.ready();
  return new Shop(engine, { db, service, keys, now: options.now }, [() => service.app.close(), close, database.remove]);
}

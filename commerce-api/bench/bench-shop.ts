import { tmpdir } from 'node:os';
import type { LightMyRequestResponse } from 'fastify';
import { generateKeyPair } from 'jose';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type AnyCall, type CallInput, type CallResponse, fillPath } from 'shared-contracts/call';
import { getToken } from 'shared-contracts/calls/auth';
import { sessionHeaders } from 'shared-contracts/headers';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { defaultSessionLife } from '../src/auth/session-life.ts';
import { prepared } from '../src/database/prepared-statements.ts';
import type { Schema } from '../src/database/schema.ts';
import { ServerPool } from '../src/database/server-pool.ts';
import { TableChanges } from '../src/database/table-changes.ts';
import { sandboxFulfilment } from '../src/delivery/fulfilment-settings.ts';
import { loadBrand } from '../src/load-brand.ts';
import { sandboxPayments } from '../src/payment/payment-settings.ts';
import { buildService, type Service } from '../src/service.ts';
import { readSettings } from '../src/settings.ts';

/** The service's pool size. */
const POOL_SIZE = 20;

/** A statement with its parameters, as sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** A shopper with a token. */
export interface BenchShopper {
  readonly subjectId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The service configured as in production, with a pool for the raw SQL. */
export class BenchShop {
  readonly pool: pg.Pool;
  readonly #service: Service;
  readonly #db: Kysely<Schema>;
  #recorded: Statement[] | undefined;

  private constructor(pool: pg.Pool, db: Kysely<Schema>, service: Service) {
    this.pool = pool;
    this.#db = db;
    this.#service = service;
  }

  static async open(
    url: string,
    {
      cacheCarts = true,
    }: {
      /** False to recompute carts on every read. */
      readonly cacheCarts?: boolean;
    } = {},
  ): Promise<BenchShop> {
    const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, options: '-c join_collapse_limit=1' });
    // After a failure the server stops first; the original error should be reported, not this one.
    pool.on('error', () => {});
    let shop: BenchShop | undefined;
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: new ServerPool({ url, size: POOL_SIZE, statementTimeout: undefined }) }),
      log: ({ query }) => {
        if (shop) shop.#recorded?.push({ text: query.sql, values: [...query.parameters] });
      },
    });
    const nowhere = 'http://127.0.0.1:9';
    const { paypal, klarna, applePay } = readSettings();
    const service = await buildService({
      db,
      changes: new TableChanges(),
      keys: await generateKeyPair('ES256', { extractable: true }),
      pictures: (await loadBrand()).pictures,
      settings: {
        brand: 'Tarnfell',
        demoPeople: true,
        sessionLife: defaultSessionLife,
        ...sandboxPayments(nowhere),
        ...sandboxFulfilment(nowhere),
        webhooks: { allowsPrivate: false },
        giftCardSecret: 'for-measurements',
        smtp: { host: '127.0.0.1', port: 9, user: '', password: '' },
        mailFrom: 'orders@tarnfell.example',
        orderPrefix: 'TF',
        returnsAddress: [],
        seller: { name: 'Tarnfell', address: [], taxNumbers: {} },
        addOnCategory: '7000',
        shopUrl: 'http://shop.test',
        paypal,
        klarna,
        applePay,
        identity: {
          idp: 'none',
          name: 'none',
          issuer: '',
          clientId: 'none',
          clientSecret: 'none',
          strengths: [],
          maxAge: undefined,
        },
        botCheck: { url: nowhere, secret: 'none', challengeSecret: 'none', required: false },
        rateLimits: 0,
        holdSeconds: 900,
        trustedProxies: 'loopback',
        dataFolder: tmpdir(),
        logLevel: 'silent',
        validateResponses: false,
        checksAnswers: false,
      },
      // No answer is served from memory, so that every call does its work. Carts are cached as in production, where
      // each read checks their version in the database.
      shareAnswers: false,
      cacheCarts,
    });
    // Emails are sent asynchronously, and the raw SQL does not send any either.
    await service.worker.stop();
    await service.app.ready();
    shop = new BenchShop(pool, db, service);
    return shop;
  }

  async close(): Promise<void> {
    await this.#service.app.close();
    await this.#db.destroy();
  }

  async call<C extends AnyCall>(call: C, input: CallInput<C>, shopper?: BenchShopper): Promise<CallResponse<C>> {
    const answer = await this.#inject(call, input as AnyInput, shopper);
    if (answer.statusCode !== 200) throw new Error(`${call.name} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<CallResponse<C>>();
  }

  /** Like `call`, for measuring: the answer is not parsed, because its reader is another machine. */
  async send<C extends AnyCall>(call: C, input: CallInput<C>, shopper?: BenchShopper): Promise<void> {
    const answer = await this.#inject(call, input as AnyInput, shopper, true);
    answer.stream().resume();
    if (answer.statusCode !== 200) throw new Error(`${call.name} answered ${answer.statusCode}`);
  }

  #inject(
    call: AnyCall,
    input: AnyInput,
    shopper?: BenchShopper,
    payloadAsStream = false,
  ): Promise<LightMyRequestResponse> {
    return this.#service.app.inject({
      payloadAsStream,
      method: call.method,
      url: fillPath(call.path, input.params),
      query: { locale: 'en-us', ...input.query },
      headers: {
        ...storefrontAccess,
        'accept-encoding': 'gzip, br',
        ...shopper?.headers,
        ...(call.idempotencyKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(input.body === undefined ? {} : { payload: input.body }),
    });
  }

  async guest(): Promise<BenchShopper> {
    const answer = await this.#inject(getToken, { body: { type: 'Guest' } });
    const { consumerNo } = answer.json<CallResponse<typeof getToken>>();
    return { subjectId: consumerNo, headers: { authorization: `Bearer ${answer.headers[sessionHeaders.token]}` } };
  }

  /** Records the statements of a call's first execution, so that they can be replayed. */
  async statementsOf(ask: () => Promise<unknown>): Promise<Statement[]> {
    this.#recorded = [];
    await ask();
    const statements = this.#recorded;
    this.#recorded = undefined;
    return statements;
  }

  /** Replays the statements over the pool. */
  async replay(statements: readonly Statement[]): Promise<void> {
    for (const { text, values } of statements) await this.pool.query(prepared(text, values));
  }
}

interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { sessionHeaders } from 'shared-contracts/headers';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { describe, expect, inject, test } from 'vitest';
import { type ServiceProcess, spawnService } from '../checks/spawn-service.ts';
import { type Db, openDatabase } from '../src/database/database.ts';
import type { Checkpoint } from '../src/order/checkpoint.ts';
import { copyOf, type Engine, engines } from './databases.ts';
import { cards, providerRecord, seattle, settingsFor, tokenise } from './shop.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const pems = { privateKey: await exportPKCS8(keys.privateKey), publicKey: await exportSPKI(keys.publicKey) };

async function start(location: object, checkpoint: string): Promise<ServiceProcess> {
  const order = { location, checkpoint, settings: settingsFor(inject('sandboxUrl'), inject('smtpPort')), ...pems };
  return spawnService(new URL('./crash-service.ts', import.meta.url).pathname, [JSON.stringify(order)]);
}

interface Json {
  readonly [name: string]: unknown;
}

/** Returns a shopper who talks to whichever process is running. */
function shopperAt(first: ServiceProcess) {
  let at = first;
  let token = '';
  const send = async (
    method: string,
    path: string,
    body?: object,
    key: string = crypto.randomUUID(),
  ): Promise<{ status: number; body: Json; headers: Headers }> => {
    const response = await fetch(`${at.url}${path}${path.includes('?') ? '&' : '?'}locale=en-us`, {
      method,
      headers: {
        ...storefrontAccess,
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Json, headers: response.headers };
  };
  return {
    send,
    moveTo: (next: ServiceProcess) => {
      at = next;
    },
    begin: async (item: object, address: Address) => {
      token = String((await send('POST', '/token/v2/auth/token', { type: 'Guest' })).headers.get(sessionHeaders.token));
      const basketId = String((await send('POST', '/cart/v1/cartWithItem', { items: [item] })).body.id);
      await send('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [address] });
      const { totals } = (await send('GET', `/cart/v1/cart/${basketId}`)).body as { totals: { total: number } };
      return { basketId, total: totals.total };
    },
  };
}

async function lookInto<T>(location: Parameters<typeof openDatabase>[0], look: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(location);
  return look(db).finally(close);
}

const UNITS = 50;

const toOrder: readonly Checkpoint[] = ['started', 'authorised', 'authorization-kept', 'committed', 'captured'];
const toNone: readonly Checkpoint[] = ['undoing', 'voided'];

/** Recovery is the same code on both: what differs is whether a commit survives, which one of each kind shows. */
const onEmbedded: readonly Checkpoint[] = ['authorization-kept', 'committed', 'voided'];
const killedAt = (engine: Engine) => {
  const cases = [
    ...toOrder.map((checkpoint) => [checkpoint, cards.approve, 1] as const),
    ...toNone.map((checkpoint) => [checkpoint, cards.challenge, 0] as const),
  ];
  return engine === 'pglite' ? cases.filter(([checkpoint]) => onEmbedded.includes(checkpoint)) : cases;
};

describe.each(engines)('recovery from a kill on %s', (engine) => {
  test.each(killedAt(engine))(
    'at "%s" ends in one outcome after the restart [CHK-19]',
    async (checkpoint, card, orders) => {
      const { location, remove } = await copyOf(engine);
      const item = await lookInto(location, async (db) => {
        const { rows } = await sql<{
          productId: string;
          upc: string;
        }>`select v.product_id as "productId", v.upc from variant v join style s on s.style_id = v.style_id where s.product_type = 'apparel' and s.publish_at is null limit 1`.execute(
          db,
        );
        await sql`update stock set available = ${UNITS} where upc = ${rows[0]!.upc} and location_id = 'W100'`.execute(
          db,
        );
        return rows[0]!;
      });
      const doomed = await start(location, checkpoint);
      const shopper = shopperAt(doomed);
      const { basketId, total } = await shopper.begin(item, seattle);
      const token = await tokenise(card);
      const body = {
        cartId: basketId,
        expectedTotal: total,
        paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } },
      };
      const key = crypto.randomUUID();
      const place = () => shopper.send('PUT', '/cart/v2/checkout/order', body, key);
      if (orders === 1) await expect(place()).rejects.toThrow();
      else {
        // An invalid challenge result rolls back the order.
        const pending = await place();
        expect(pending.body).toMatchObject({ status: 'pending', flash: [{ code: 'PaymentNotAuthorized' }] });
        const answer = { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'nonsense' } } };
        const patched = shopper.send('PATCH', `/cart/v2/checkout/order/${pending.body.orderNumber}`, answer);
        await expect(patched).rejects.toThrow();
      }
      await doomed.died;

      // Expires the killed process's lease, so that the test need not wait.
      await lookInto(location, (db) =>
        sql`update placement set leased_until = now() - interval '1 second'`.execute(db),
      );
      const next = await start(location, 'never');
      shopper.moveTo(next);
      const again = await shopper.send('PUT', '/cart/v2/checkout/order', body, key);
      expect(again.status).toBe(orders === 1 ? 200 : 402);
      await expect
        .poll(async () => (await shopper.send('PUT', '/cart/v2/checkout/order', body, key)).status)
        .toBe(again.status);
      const cartAfter = await shopper.send('GET', `/cart/v1/cart/${basketId}`);
      expect(cartAfter.status).toBe(orders === 1 ? 404 : 200);
      await next.stop();

      const truth = await lookInto(location, async (db) => ({
        placements: await db.selectFrom('placement').select(['placement_id', 'state']).execute(),
        orders: await db.selectFrom('orders').select('order_number').execute(),
        payments: await db.selectFrom('payment').select('state').execute(),
        left: (
          await db
            .selectFrom('stock')
            .select('available')
            .where('upc', '=', item.upc)
            .where('location_id', '=', 'W100')
            .executeTakeFirstOrThrow()
        ).available,
      }));
      expect(truth.placements.map(({ state }) => state)).toEqual([orders === 1 ? 'done' : 'failed']);
      expect(truth.orders).toHaveLength(orders);
      expect(truth.left).toBe(UNITS - orders);
      const record = await providerRecord(`${truth.placements[0]!.placement_id}:0:authorise`);
      expect(record).toMatchObject(
        orders === 1 ? { status: 'approved', captured: total } : { status: 'voided', captured: 0 },
      );
      expect(truth.payments).toEqual(orders === 1 ? [{ state: 'captured' }] : []);
      await remove();
    },
  );
});

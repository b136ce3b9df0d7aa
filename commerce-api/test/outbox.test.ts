import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailer } from '../src/emails/mailer.ts';
import { type Deliver, outboxJob, post } from '../src/jobs/outbox.ts';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

/** An SMTP server that accepts emails, but loses its answer to the first one. */
async function startForgetfulRelay() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let message: string | undefined;
    socket.setEncoding('utf8').write('220 relay.example\r\n');
    socket.on('data', (data: string) => {
      if (message === undefined) {
        const isBody = data.toUpperCase().startsWith('DATA');
        if (isBody) message = '';
        socket.write(isBody ? '354 go on\r\n' : '250 relay.example\r\n');
        return;
      }
      message += data;
      if (!message.endsWith('\r\n.\r\n')) return;
      received.push(message);
      message = undefined;
      if (received.length === 1) socket.destroy();
      else socket.write('250 accepted\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, received, close: () => server.close() };
}

describe.each(engines)('the outbox on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
    // Keeps the service's own worker away from these messages.
    await shop.service.worker.stop();
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom('outbox').execute());

  const queue = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) await post(shop.db, 'test', { index });
  };
  const makeDue = () => sql`update outbox set due_at = now() - interval '1 second' where sent_at is null`;
  const sentCount = async (): Promise<number> =>
    (await shop.db.selectFrom('outbox').selectAll().where('sent_at', 'is not', null).execute()).length;
  const jobOf = (deliver: Deliver) => outboxJob(shop.db, deliver, () => {});

  test('sends each message once when another worker takes over the rest of a slow batch', async () => {
    await queue(3);
    const sent: string[] = [];
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow = jobOf(async ({ id }) => {
      sent.push(id);
      started.resolve();
      await released.promise;
    }).run();
    await started.promise;
    await sql`${makeDue()} and outbox_id <> ${sent[0]!}`.execute(shop.db);
    await jobOf(async ({ id }) => {
      sent.push(id);
    }).run();
    released.resolve();
    await slow;
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(3);
    expect(await sentCount()).toBe(3);
  });

  test('sends a message once when the database is lost before it is noted as sent', async () => {
    await queue(1);
    let sent = 0;
    const job = jobOf(async () => {
      sent += 1;
      await sql`alter table outbox rename to outbox_away`.execute(shop.db);
    });
    await expect(job.run()).rejects.toThrow('outbox');
    await sql`alter table outbox_away rename to outbox`.execute(shop.db);
    await makeDue().execute(shop.db);
    await job.run();
    expect(sent).toBe(1);
    expect(await sentCount()).toBe(1);
  });

  test('does not postpone a message that another worker has claimed', async () => {
    await queue(1);
    const otherLease = new Date('2100-01-01T00:00:00Z');
    await jobOf(async () => {
      await sql`update outbox set attempts = attempts + 1, due_at = ${otherLease}`.execute(shop.db);
      throw new Error('The relay does not answer');
    }).run();
    const { due_at } = await shop.db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow();
    expect(new Date(due_at)).toEqual(otherLease);
  });

  test('repeats an email whose answer was lost under the same message id', async () => {
    const relay = await startForgetfulRelay();
    await post(shop.db, 'account-notice', { kind: 'password-changed', to: 'mara@example.org', locale: 'en-us' });
    const smtp = { host: '127.0.0.1', port: relay.port, user: '', password: '' };
    const job = jobOf(
      mailer({
        db: shop.db,
        smtp,
        from: 'shop@example.org',
        now: () => new Date(),
        brand: 'Tarnfell',
        seller: { name: 'Tarnfell', address: [] },
        shopUrl: 'https://shop.example',
      } as never),
    );
    await job.run();
    expect(await sentCount()).toBe(0);
    await makeDue().execute(shop.db);
    await job.run();
    relay.close();
    const { outbox_id } = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(relay.received.map((email) => /^Message-ID: (.*)$/im.exec(email)?.[1]?.trim())).toEqual([
      `<${outbox_id}@storefront>`,
      `<${outbox_id}@storefront>`,
    ]);
    expect(await sentCount()).toBe(1);
  });
});

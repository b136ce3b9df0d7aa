import { appendFile, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { getPurchase } from 'shared-contracts/calls/checkout';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Bug, restoreBugs } from '../checks/plants.ts';
import { rehearse } from '../checks/restore/rehearse.ts';
import { backUpUnderLoad } from '../checks/restore/under-load.ts';
import { faultsOfBooks } from '../checks/standing-books.ts';
import { type Manifest, manifestFile, UnusableBackupError } from '../src/backup/manifest.ts';
import { OccupiedDatabaseError, restoreBackup } from '../src/backup/restore-backup.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate, migrations } from '../src/database/migrate.ts';
import { folderPictures } from '../src/media/picture-store.ts';
import { copyOf, emptyOf, engines, type TestDatabase } from './databases.ts';
import { cards, openShop, type Shop, type Shopper } from './shop.ts';
import { withSurroundings } from './surroundings.ts';

async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const read = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest;

/** Changes what the manifest says. */
const rewrite = async (folder: string, change: (manifest: Manifest) => Manifest): Promise<void> =>
  writeFile(path.join(folder, manifestFile), JSON.stringify(change(await read(folder))));

describe.each(engines)('a backup of a shop on %s [OPS-04]', (engine) => {
  const other = engine === 'pglite' ? 'postgres' : 'pglite';
  let folder: string;
  let shop: Shop;
  let shopper: Shopper;
  let orderNumber: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'commerce-api-backup-'));
    shop = await openShop(engine);
    const [item] = await shop.sellable();
    const ready = await shop.readyGuest([item!]);
    shopper = ready.shopper;
    const placed = await shop.place(shopper, ready.cart, cards.approve);
    orderNumber = placed.body!.orderNumber;
    // Values that a text format could change: a JSON null, quotes, line breaks, a backslash, microseconds.
    await sql`
      update placement set challenge = 'null', error_id = ${'"\n\u2028\\,{}'}, updated_at = '2026-03-29 01:59:59.123456+00'
      where order_number = ${orderNumber}`.execute(shop.db);
    const pictures = path.join(folder, 'pictures');
    await folderPictures(pictures).putScene('hero', Buffer.from('a picture'));
    await writeBackup(shop.db, { folder: path.join(folder, 'backup'), pictures });
  });

  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Restores into an empty database, and returns the error of the refusal with what is in the database afterwards. */
  async function refusal(backup: string, database: TestDatabase): Promise<{ error: unknown; carts: number }> {
    const { db, close } = await openDatabase(database.location);
    const error = await restoreBackup(db, { folder: backup }).catch((thrown: unknown) => thrown);
    const { rows: known } = await sql<{ table: unknown }>`select to_regclass('cart') as table`.execute(db);
    const { rows } = known[0]?.table ? await sql`select from cart`.execute(db) : { rows: [] };
    await close();
    return { error, carts: rows.length };
  }

  test(`is restored on ${other} with every row, and its shopper goes on there`, async () => {
    const database = await emptyOf(other);
    const { db, close } = await openDatabase(database.location);
    await restoreBackup(db, { folder: path.join(folder, 'backup') });
    await writeBackup(db, { folder: path.join(folder, 'again') });
    await close();
    const [first, second] = [await read(path.join(folder, 'backup')), await read(path.join(folder, 'again'))];
    expect(second.tables).toEqual(first.tables);
    expect(first.tables.find(({ name }) => name === 'orders')?.rows).toBe(1);

    const restored = await openShop(other, { database });
    onTestFinished(() => restored.close());
    const headers = { authorization: shopper.authorization };
    const order = await restored.anyone(getPurchase, { params: { orderId: orderNumber } }, {}, headers);
    expect(order).toEqual(await shopper.call(getPurchase, { params: { orderId: orderNumber } }));
    expect(order.body?.orderNumber).toBe(orderNumber);
    const { rows } = await sql<{ kept: string }>`
      select concat(challenge, error_id, updated_at at time zone 'UTC') as kept from placement`.execute(restored.db);
    expect(rows).toEqual([{ kept: 'null"\n\u2028\\,{}2026-03-29 01:59:59.123456' }]);

    const [before] = (
      await sql<{ highest: string }>`select max(position) as highest from order_event`.execute(restored.db)
    ).rows;
    const [event] = (
      await sql<{ position: string }>`
        insert into order_event (event_id, type, data) values (${crypto.randomUUID()}, 'webhook.test', '{}')
        returning position`.execute(restored.db)
    ).rows;
    expect(Number(before?.highest)).toBeGreaterThan(0);
    expect(Number(event?.position)).toBe(Number(before?.highest) + 1);
  });

  test('has the shop’s own pictures, which only the user may read', async () => {
    const backup = path.join(folder, 'backup');
    const database = await emptyOf(engine);
    const { db, close } = await openDatabase(database.location);
    const pictures = path.join(await scratchFolder(), 'pictures');
    await restoreBackup(db, { folder: backup, pictures });
    await close();
    await database.remove();
    expect(await readFile(path.join(pictures, 'scenes/hero'), 'utf8')).toBe('a picture');
    expect((await stat(backup)).mode & 0o077).toBe(0);
  });

  test('of an older version is restored and brought up to date', async () => {
    const older = migrations.at(-2)!.name;
    const source = await emptyOf(engine);
    const target = await emptyOf(engine);
    const backup = path.join(await scratchFolder(), 'backup');
    const [from, to] = [await openDatabase(source.location), await openDatabase(target.location)];
    await migrate(from.db, migrations.slice(0, -1));
    await sql`insert into subject (subject_id, kind) values (${crypto.randomUUID()}, 'GUEST')`.execute(from.db);
    expect((await writeBackup(from.db, { folder: backup })).migrations.at(-1)).toBe(older);
    await restoreBackup(to.db, { folder: backup });
    const { rows } = await sql<{ name: string; guests: number }>`
      select max(name) as name, (select cast(count(*) as integer) from subject) as guests from migration`.execute(
      to.db,
    );
    expect(rows).toEqual([{ name: migrations.at(-1)!.name, guests: 1 }]);
    for (const { close } of [from, to]) await close();
    for (const { remove } of [source, target]) await remove();
  });

  test('is not written over another', async () => {
    await expect(writeBackup(shop.db, { folder: path.join(folder, 'backup') })).rejects.toThrow(/exists already/);
  });

  test('is not restored into a database with rows', async () => {
    const database = await copyOf(engine);
    const { error } = await refusal(path.join(folder, 'backup'), database);
    await database.remove();
    expect(error).toBeInstanceOf(OccupiedDatabaseError);
  });

  test.each<[string, RegExp, (backup: string) => Promise<unknown>]>([
    ['was interrupted', /no complete backup/, (backup) => rm(path.join(backup, manifestFile))],
    [
      'lacks a file',
      /tables\/orders\.jsonl\.gz is missing/,
      (backup) => rm(path.join(backup, 'tables/orders.jsonl.gz')),
    ],
    [
      'was changed',
      /tables\/orders\.jsonl\.gz differs/,
      (backup) => appendFile(path.join(backup, 'tables/orders.jsonl.gz'), 'x'),
    ],
    [
      'has other rows than were backed up',
      /orders: 1 rows differ from the 2 backed up/,
      (backup) =>
        rewrite(backup, (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) => (table.name === 'orders' ? { ...table, rows: 2 } : table)),
        })),
    ],
    [
      'is of a newer version',
      /newer version made the backup: this one does not know 9999-later/,
      (backup) => rewrite(backup, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, '9999-later'] })),
    ],
    [
      'has a column that the schema does not have',
      /The table cart of the backup has other columns/,
      (backup) =>
        rewrite(backup, (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) =>
            table.name === 'cart' ? { ...table, columns: [...table.columns, 'color'] } : table,
          ),
        })),
    ],
  ])('that %s is refused and leaves nothing behind', async (_, expected, damage) => {
    const backup = path.join(await scratchFolder(), 'backup');
    await cp(path.join(folder, 'backup'), backup, { recursive: true });
    await damage(backup);
    const database = await emptyOf(engine);
    const { error, carts } = await refusal(backup, database);
    await database.remove();
    expect(error).toBeInstanceOf(UnusableBackupError);
    expect(String(error)).toMatch(expected);
    expect(carts).toBe(0);
  });
});

describe('the restore drill [OPS-04]', () => {
  const drill = (bug?: Bug) =>
    withSurroundings(async (around) => {
      const folder = path.join(await scratchFolder(), 'backup');
      await backUpUnderLoad(around, { folder, histories: 150, seed: 20_261_122, ...(bug ? { bug } : {}) });
      const database = await emptyOf('pglite');
      return rehearse(folder, database.location).finally(database.remove);
    });

  test('finds books that agree after a backup of a shop that goes on selling', async () => {
    const { orders, faults } = await drill();
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThan(10);
  });

  test.each(restoreBugs)('finds the planted bug %s', async (bug) => {
    expect((await drill(bug)).faults).not.toEqual([]);
  });

  test('finds an order whose payment is missing', async () => {
    const shop = await openShop('pglite');
    onTestFinished(() => shop.close());
    const ready = await shop.readyGuest(await shop.sellable());
    await shop.place(ready.shopper, ready.cart, cards.approve);
    expect(await faultsOfBooks(shop.db)).toEqual([]);
    await sql`delete from payment`.execute(shop.db);
    expect(await faultsOfBooks(shop.db)).toEqual(['The payments of an order add up to its total: 1 times not so']);
  });
});

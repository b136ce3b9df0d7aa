import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Records a message of an outside party; false when it was recorded before. */
export async function isNewEvent(transaction: Db, sender: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_event (provider, event_id) values (${sender}, ${id}) on conflict do nothing returning event_id`.execute(
    transaction,
  );
  return rows.length > 0;
}

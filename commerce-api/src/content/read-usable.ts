import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import type { CallContext } from '../server/route.ts';
import { type DocumentName, type Reading, readDocument } from './document-queries.ts';

/** What a document says; undefined when there is none, or it is not what the shop can show, which is logged. */
export async function readUsable<S extends v.GenericSchema>(
  db: Db,
  name: DocumentName,
  schema: S,
  { reading, log }: { readonly reading: Reading; readonly log: CallContext['log'] },
): Promise<v.InferOutput<S> | undefined> {
  const body = await readDocument(db, name, reading);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  if (body !== undefined) log.error({ ...name, issues: v.flatten(parsed.issues) }, 'A document is unusable');
  return undefined;
}

import { readableCode } from '../base/readable-code.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

export interface NewCase {
  readonly kind: 'WARRANTY' | 'CONTACT';
  readonly subjectId: string;
  readonly email: string;
  /** The submitted values; empty fields are not stored. */
  readonly details: Readonly<Record<string, string | undefined>>;
}

/**
 * Opens a support case.
 * @returns its reference, e.g. SC-4K7Q-2X9D
 */
export async function openCase(transaction: Db, { kind, subjectId, email, details }: NewCase): Promise<string> {
  const caseNumber = `SC-${readableCode()}`;
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(details)) if (value) written[name] = value;
  await transaction
    .insertInto('support_case')
    .values({ case_number: caseNumber, kind, subject_id: subjectId, email, details: json(written) })
    .execute();
  return caseNumber;
}

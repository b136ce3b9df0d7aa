import { type RawBuilder, sql } from 'kysely';

/** Whether a person is a member of the loyalty program; employees cannot be. */
export const isMember = (subject: RawBuilder<unknown>) => sql<boolean>`exists (
  select from account m join subject s on s.subject_id = m.subject_id
  where m.subject_id = ${subject} and m.loyalty = 'member' and s.kind <> 'EMPLOYEE')`;

/** Whether the account `a` may bring others into the program, and gets points for it. */
export const mayInvite = sql<boolean>`(a.disabled_at is null and ${isMember(sql`a.subject_id`)})`;

import type { Migration } from '../migration.ts';

/**
 * Use, age and device of sessions. Columns are only added and have defaults, so that an older instance still opens and
 * resumes sessions. `refresh_hash` is the hash of the session's current token, `previous_hash` that of the one before;
 * `confirmed_at` is set once the current one has reached its holder.
 */
export const sessionLife: Migration = {
  name: '0020-session-life',
  statements: [
    'alter table session add column created_at timestamptz not null default now()',
    'alter table session add column last_used_at timestamptz not null default now()',
    'alter table session add column confirmed_at timestamptz',
    // The employee who opened a session in store mode, which is a subject of its own.
    'alter table session add column opened_by uuid',
    'alter table session add column browser text',
    'alter table session add column system text',
    `alter table session add column device text check (device in ('mobile', 'tablet', 'desktop'))`,
    'create index session_opened_by on session (opened_by) where opened_by is not null',
  ],
};

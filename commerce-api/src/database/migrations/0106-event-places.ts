import type { Migration } from '../migration.ts';

/**
 * What is locked while the places of an event are counted, what registrations need to be shown when their event is no longer
 * published, and when they may be forgotten. Those of before end with their last day.
 */
export const eventPlaces: Migration = {
  name: '0106-event-places',
  statements: [
    'create table event_lock (event_id text primary key)',
    'alter table event_registration add column event jsonb',
    'alter table event_registration add column ends_at timestamptz',
    `update event_registration set ends_at =
      (select max(cast(day || 'T12:00Z' as timestamptz)) + interval '1 day' from unnest(attending_days) as day)`,
    'create index event_registration_end on event_registration (ends_at)',
  ],
};

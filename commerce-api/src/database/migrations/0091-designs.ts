import type { Migration } from '../migration.ts';

/** What made-to-order styles can be made in. Those that a shop has already keep the designs of the former code. */
export const designs: Migration = {
  name: '0091-designs',
  statements: [
    'alter table style add column designs jsonb',
    `update style set designs = '{"body": ["5A2", "6A2", "0A1", "1A1", "3A1"], "trim": ["2B1", "0D2", "2A1", "5B1"], "ready": [
      {"code": "RIDGELINE", "name": {"en": "Ridgeline", "fr": "Ligne de crête", "de": "Gratlinie"}, "body": "5A2", "trim": "2B1"},
      {"code": "FIRST-LIGHT", "name": {"en": "First light", "fr": "Première lueur", "de": "Erstes Licht"}, "body": "1A1", "trim": "2A1"},
      {"code": "NIGHT-WALK", "name": {"en": "Night walk", "fr": "Marche de nuit", "de": "Nachtgang"}, "body": "0A1", "trim": "5B1"}
    ]}' where product_type = 'custom'`,
  ],
};

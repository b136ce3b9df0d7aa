import type { Migration } from '../migration.ts';

const head = `head jsonb generated always as (case jsonb_typeof(body) when 'object' then body - 'blocks' end) stored`;

/**
 * What editors need beside drafts and versions: `head`, a body without its blocks, by which documents are listed and
 * found without reading all of their text; and the media library. `refers_to` names pictures of the library, too.
 */
export const publishing: Migration = {
  name: '0047-publishing',
  statements: [
    ...['document', 'document_version', 'document_draft'].map((table) => `alter table ${table} add column ${head}`),
    `create index document_parent on document ((head ->> 'parent')) where head ? 'parent'`,
    `create index document_version_parent on document_version ((head ->> 'parent')) where head ? 'parent'`,
    `create index staff_action_content on staff_action (done_at desc, action_id)
      where action like 'document.%' or action like 'media.%'`,
    // No document has a picture of the library yet, so that what is stored remains right.
    `create or replace function document_references(body jsonb) returns text[] language sql immutable strict as $$
      select coalesce(array_agg(distinct reference), '{}') from (
        select 'article/' || substring(url #>> '{}' from '^/pages/([a-z0-9-]+)') as reference
          from jsonb_path_query(body, 'lax $.**.url') as url
        union all select 'category/' || substring(url #>> '{}' from '^/c/[^?#]*-([0-9]{4,10})([?#]|$)')
          from jsonb_path_query(body, 'lax $.**.url') as url
        union all select 'fragment/' || (id #>> '{}') from jsonb_path_query(body, 'lax $.**.fragmentId') as id
        union all select 'media/' || substring(src #>> '{}' from '^/images/[^/]+/media/([0-9a-f-]{36})')
          from jsonb_path_query(body, 'lax $.**.src') as src
        union all select 'media/' || substring(src #>> '{}' from '^/images/[^/]+/media/([0-9a-f-]{36})')
          from jsonb_path_query(body, 'lax $.**.ogImage') as src
      ) found where reference is not null $$`,
    `create table media (
      media_id uuid primary key,
      name text not null,
      format text not null,
      width integer not null,
      height integer not null,
      bytes integer not null,
      content_hash text not null unique,
      focal_x real not null default 50,
      focal_y real not null default 50,
      alt jsonb not null,
      author text not null,
      uploaded_at timestamptz not null,
      changed_at timestamptz not null
    )`,
    'create index media_changed on media (changed_at desc, media_id)',
    `create table media_file (
      media_id uuid primary key references media on delete cascade,
      data bytea not null
    )`,
  ],
};

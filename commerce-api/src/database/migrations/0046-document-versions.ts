import type { Migration } from '../migration.ts';

const dictionary = `case language when 'de' then 'german'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end`;
const references = 'text[] generated always as (document_references(body)) stored';
const words = `tsvector generated always as (jsonb_to_tsvector(${dictionary}, body, '["string"]')) stored`;

/**
 * What editors write, beside the documents that were imported: drafts, published versions with the time for which they
 * are live. `refers_to` names the documents that a body links to or includes, as kind/slug.
 */
export const documentVersions: Migration = {
  name: '0046-document-versions',
  statements: [
    // Immutable, because it reads nothing but its argument.
    `create function document_references(body jsonb) returns text[] language sql immutable strict as $$
      select coalesce(array_agg(distinct reference), '{}') from (
        select 'article/' || substring(url #>> '{}' from '^/pages/([a-z0-9-]+)') as reference
          from jsonb_path_query(body, 'lax $.**.url') as url
        union all select 'category/' || substring(url #>> '{}' from '^/c/[^?#]*-([0-9]{4,10})([?#]|$)')
          from jsonb_path_query(body, 'lax $.**.url') as url
        union all select 'fragment/' || (id #>> '{}') from jsonb_path_query(body, 'lax $.**.fragmentId') as id
      ) found where reference is not null $$`,
    `alter table document add column words ${words}, add column refers_to ${references}`,
    'create index document_words on document using gin (words)',
    'create index document_references on document using gin (refers_to)',
    `create table document_version (
      version_id uuid primary key,
      kind text not null,
      slug text not null,
      language text not null,
      site text not null,
      number integer not null,
      body jsonb,
      author text not null,
      note text not null,
      published_at timestamptz not null default now(),
      live_from timestamptz not null,
      live_until timestamptz,
      words ${words},
      refers_to ${references},
      unique (kind, slug, language, site, number),
      check (live_until is null or live_until >= live_from)
    )`,
    'create index document_version_start on document_version (live_from)',
    'create index document_version_end on document_version (live_until)',
    'create index document_version_words on document_version using gin (words)',
    'create index document_version_references on document_version using gin (refers_to)',
    `create table document_draft (
      kind text not null,
      slug text not null,
      language text not null,
      site text not null,
      body jsonb not null,
      revision integer not null,
      author text not null,
      updated_at timestamptz not null default now(),
      refers_to ${references},
      primary key (kind, slug, language, site)
    )`,
    'create index document_draft_references on document_draft using gin (refers_to)',
    'create table content_revision (only_row boolean primary key default true check (only_row), revision bigint not null)',
  ],
};

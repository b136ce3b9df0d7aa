import type { Migration } from '../migration.ts';

/** Products, prices, stock and content documents. */
export const catalogue: Migration = {
  name: '0001-catalogue',
  statements: [
    'create extension if not exists pg_trgm',
    `create table category (
      category_id text primary key,
      parent_id text references category,
      position integer not null,
      name jsonb not null,
      title jsonb not null,
      slug jsonb not null,
      description jsonb not null
    )`,
    `create table style (
      style_id text primary key,
      archetype text not null,
      shape text not null,
      cut text not null,
      product_type text not null,
      category_id text not null references category,
      size_scale text not null,
      material text not null,
      season text not null,
      badge text,
      presale boolean not null,
      publish_at timestamptz,
      rating_counts integer[] not null,
      fit_score integer,
      updated_at timestamptz not null default now()
    )`,
    // Texts shared by many styles (care, material, repair) are stored once in text_block.
    `create table style_text (
      style_id text not null references style,
      language text not null,
      name text not null,
      slug text not null,
      description text not null,
      features jsonb not null,
      specifications jsonb not null,
      block_ids text[] not null,
      search tsvector not null,
      primary key (style_id, language)
    )`,
    'create index style_text_search on style_text using gin (search)',
    'create index style_text_name on style_text using gin (name gin_trgm_ops)',
    // All words of product names, for spelling suggestions.
    `create table search_word (
      language text not null,
      word text not null,
      primary key (language, word)
    )`,
    `create table text_block (
      block_id text not null,
      language text not null,
      title text not null,
      paragraphs jsonb not null,
      primary key (block_id, language)
    )`,
    `create table product (
      product_id text primary key,
      style_id text not null references style,
      colour_code text not null,
      position integer not null
    )`,
    'create index product_style on product (style_id, position)',
    // Amounts are minor units; a market is a country. historic_best is the lowest price of the last 30 days.
    `create table product_price (
      product_id text not null references product,
      market text not null,
      current integer not null check (current >= 0),
      original integer not null check (original >= current),
      historic_best integer,
      primary key (product_id, market)
    )`,
    `create table variant (
      upc text primary key,
      product_id text not null references product,
      style_id text not null,
      size text not null,
      position integer not null,
      unique (product_id, size)
    )`,
    'create index variant_style on variant (style_id)',
    // One row per market and category of a style, with all columns for sorting and filtering.
    `create table listing (
      market text not null,
      category_id text not null,
      style_id text not null references style,
      price integer not null,
      rank integer not null,
      newness integer not null,
      rating integer not null,
      facets text[] not null,
      primary key (market, category_id, style_id)
    )`,
    'create index listing_rank on listing (market, category_id, rank, style_id)',
    'create index listing_price on listing (market, category_id, price, style_id)',
    'create index listing_newness on listing (market, category_id, newness, style_id)',
    'create index listing_rating on listing (market, category_id, rating, style_id)',
    'create index listing_facets on listing using gin (facets)',
    `create table location (
      location_id text primary key,
      kind text not null check (kind in ('warehouse', 'store')),
      country text not null,
      region text not null,
      name text not null,
      address jsonb not null,
      phone text not null,
      latitude double precision not null,
      longitude double precision not null,
      hours jsonb not null
    )`,
    `create table stock (
      upc text not null references variant,
      location_id text not null references location,
      available integer not null check (available >= 0),
      primary key (upc, location_id)
    )`,
    `create table review (
      review_id uuid primary key,
      style_id text not null references style,
      language text not null,
      score integer not null check (score between 1 and 5),
      title text not null,
      body text not null,
      author text not null,
      written_on date not null,
      verified boolean not null,
      helpful integer not null
    )`,
    'create index review_helpful on review (style_id, helpful desc, review_id)',
    'create index review_newest on review (style_id, written_on desc, review_id)',
    `create table document (
      kind text not null,
      slug text not null,
      language text not null,
      body jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (kind, slug, language)
    )`,
  ],
};

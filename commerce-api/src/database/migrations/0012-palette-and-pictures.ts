import type { Migration } from '../migration.ts';

/** Stores colours and pictures as data; the engine has no palette or drawings of its own. */
export const paletteAndPictures: Migration = {
  name: '0012-palette-and-pictures',
  statements: [
    `create table colour (
      colour_code text primary key,
      position integer not null,
      name jsonb not null,
      family text not null,
      swatch text not null
    )`,
    // Picture references by view, for the shop's picture source.
    `alter table product add column pictures jsonb not null default '{}'`,
    `update product set pictures = (
      select jsonb_object_agg(view, s.archetype || '/' || s.shape || '/' || s.cut)
      from style s, unnest(array['front', 'back', 'detail', 'scale']) as view where s.style_id = product.style_id)`,
    'alter table style drop column archetype, drop column shape',
  ],
};

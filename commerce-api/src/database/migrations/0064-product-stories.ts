import type { Migration } from '../migration.ts';

/** What product pages tell and show beyond texts and pictures: the story, the model's size, the film. */
export const productStories: Migration = {
  name: '0064-product-stories',
  statements: ['alter table style add column presentation jsonb'],
};

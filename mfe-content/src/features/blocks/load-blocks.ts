import type { ComponentType } from 'react';
import type { Block } from 'shared-contracts/blocks/block';
import type { BlockProps } from './block-props.ts';
import { liveBlocks } from './live-blocks.ts';
import { alternativesOf } from './segmentation/alternatives.ts';
import { staticTypes } from './static-types.ts';

type Type = Block['type'];
/** A component that takes blocks of any type; it is only given those of its own. */
export type AnyBlockComponent = ComponentType<BlockProps<Type>>;

const loaded = new Map<Type, AnyBlockComponent>();
const loading = new Map<Type, Promise<AnyBlockComponent | undefined>>();

/** The component if it is loaded. */
export const loadedComponent = (type: Type): AnyBlockComponent | undefined => loaded.get(type);

/** Loads the component of a type, once; undefined for a type that this release does not know. */
export function loadComponent(type: Type): Promise<AnyBlockComponent | undefined> {
  const before = loading.get(type);
  if (before) return before;
  const load = fetchBlock(type).then(
    (component) => {
      if (component) loaded.set(type, component);
      return component;
    },
    (error: unknown) => {
      // The next page that needs it asks again.
      loading.delete(type);
      throw error;
    },
  );
  loading.set(type, load);
  return load;
}

async function fetchBlock(type: Type): Promise<AnyBlockComponent | undefined> {
  const component = staticTypes.has(type)
    ? (await import('./static-blocks.ts')).staticBlocks[type]
    : await liveBlocks[type]?.();
  return component as AnyBlockComponent | undefined;
}

/**
 * Loads the components of all blocks of a page. Loaders wait for it: on the server, and in the browser for pages that
 * it renders itself, every component is there when the page is rendered. One that cannot be loaded costs its blocks.
 */
export async function loadBlocks(blocks: readonly Block[]): Promise<void> {
  await Promise.allSettled(loadEach(blocks));
}

const loadEach = (blocks: readonly Block[]) => [...new Set(blocks.flatMap(typesOf))].map(loadComponent);

/** Loads them, and rejects when one of them does not come. */
export const loadComponents = (blocks: readonly Block[]): Promise<unknown> => Promise.all(loadEach(blocks));

function typesOf(block: Block): Type[] {
  if (block.type === 'experience')
    return [...block.baselines, ...block.variants.flatMap(({ targets }) => targets)].flatMap(typesOf);
  return [block.type, ...innerOf(block).flatMap(typesOf)];
}

const innerOf = (block: Block): readonly Block[] =>
  block.type === 'segmentation' ? alternativesOf(block).flatMap(({ blocks }) => blocks) : itemsOf(block);

/** The blocks that a block arranges. */
export const itemsOf = (block: Block): readonly Block[] =>
  block.type === 'carousel' || block.type === 'grid' ? block.items : [];

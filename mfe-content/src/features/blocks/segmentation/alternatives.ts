import type { BlockOf } from 'shared-contracts/blocks/block';
import type { ContentBlock } from 'shared-contracts/blocks/content-block';

/** What may stand in the place of a block. */
export interface Alternative {
  readonly key: string;
  /** Undefined for everybody else. */
  readonly segment?: string;
  readonly blocks: readonly ContentBlock[];
}

/** The alternatives of a block, in the order in which they are tried; the baselines are last. */
export const alternativesOf = ({ segments, baselines }: BlockOf<'segmentation'>): readonly Alternative[] => [
  ...segments.map(({ id, targets }, index) => ({ key: String(index), segment: id, blocks: targets })),
  { key: 'baseline', blocks: baselines },
];

import type { BlockOf } from 'shared-contracts/blocks/block';
import type { ContentBlock } from 'shared-contracts/blocks/content-block';
import { matches, readChoice, segmentsAttribute } from 'shared-contracts/segments';

type Segmentation = BlockOf<'segmentation'>;

/** What may stand in the place of a block. */
export interface Alternative {
  readonly key: string;
  /** Undefined for everybody else. */
  readonly segment?: string;
  readonly blocks: readonly ContentBlock[];
}

/** The alternatives of a block, in the order in which they are tried; the baselines are last. */
export const alternativesOf = ({ segments, baselines }: Segmentation): readonly Alternative[] => [
  ...segments.map(({ id, targets }, index) => ({ key: String(index), segment: id, blocks: targets })),
  { key: 'baseline', blocks: baselines },
];

/** The key of the alternative for a visitor, of whom the server knows nothing. */
export const chosenKey = (block: Segmentation, segments: ReadonlySet<string> | undefined): string =>
  alternativesOf(block).find(
    ({ segment }) => segment === undefined || (segments !== undefined && matches(segment, segments)),
  )?.key ?? 'baseline';

const attribute = 'data-alternative';
const only = (key: string) => ({
  [`& > [${attribute}]`]: { display: 'none' },
  [`& > [${attribute}="${key}"]`]: { display: 'block' },
});

/**
 * Shows the alternative that `chosenKey` names, by what the document says of the visitor: also before any script of the block has
 * run. The first segment has the last rule, which wins.
 */
export function alternativeStyles(block: Segmentation) {
  const rules = alternativesOf(block)
    .toReversed()
    .flatMap(({ key, segment }) => {
      const choice = segment === undefined ? undefined : readChoice(segment);
      if (!choice) return [];
      const named = `[${segmentsAttribute}~="${choice.segment}"]`;
      // Both say equally much, so that their order alone decides.
      const is = `[${segmentsAttribute}]${choice.isNegated ? `:not(${named})` : named}`;
      return Object.entries(only(key)).map(([selector, style]) => ({ [`${is} ${selector}`]: style }));
    });
  return [{ display: 'contents' }, only('baseline'), ...rules] as const;
}

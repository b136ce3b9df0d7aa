import type { BlockOf } from 'shared-contracts/blocks/block';
import { matches, readChoice, segmentsAttribute } from 'shared-contracts/segments';
import { alternativesOf } from './alternatives.ts';

type Segmentation = BlockOf<'segmentation'>;

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

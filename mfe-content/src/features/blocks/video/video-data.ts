import type { Block } from 'shared-contracts/blocks/block';
import type { Head } from 'shared-contracts/routing';

type StructuredData = NonNullable<Head['structuredData']>;

/** What search engines read about the films of a page. */
export function videoData(blocks: readonly Block[], origin: string): StructuredData {
  const absolute = (address: string) => new URL(address, origin).href;
  return blocks.flatMap((block) =>
    block.type === 'video'
      ? {
          '@context': 'https://schema.org',
          '@type': 'VideoObject',
          name: block.seoTitle,
          ...(block.seoDescription ? { description: block.seoDescription } : {}),
          contentUrl: absolute((block.media.large ?? block.media.small).src),
          thumbnailUrl: absolute((block.media.large ?? block.media.small).poster.src),
        }
      : [],
  );
}

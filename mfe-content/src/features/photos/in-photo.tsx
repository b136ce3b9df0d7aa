import { useCallback } from 'react';
import { getStyles } from 'shared-contracts/calls/products';
import { usePlatform } from 'shared-contracts/platform';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { type SocialMedia, SocialMediaError } from 'storefront-kit/social-media';
import { useReading } from 'storefront-kit/use-call';
import { photoWallMessages } from '../../messages/photo-wall-messages.ts';
import { ProductRow } from '../blocks/parts/product-row.tsx';
import { TrackedCards } from '../product-card/tracked-cards.tsx';

/** Styles that are asked for at once. */
const maxStyles = 12;

interface InPhotoProps {
  readonly service: SocialMedia;
  readonly photoId: string;
}

/** The products that a photo shows. The service names their styles; everything else about them is the shop's. */
export function InPhoto({ service, photoId }: InPhotoProps) {
  const { calls, locale } = usePlatform();
  const texts = photoWallMessages(locale);
  const read = useCallback(
    async (signal: AbortSignal) => {
      const styleIds = await service.stylesIn(photoId, signal).catch((error: unknown) => {
        if (!(error instanceof SocialMediaError)) throw error;
        // A failure of the service is no fault of a release.
        console.warn('What a photo shows could not be read', error);
      });
      if (!styleIds) return 'failed';
      if (styleIds.length === 0) return [];
      return (await calls(getStyles, { query: { styleIds: styleIds.slice(0, maxStyles).join(',') } }, { signal }))
        .products;
    },
    [service, photoId, calls],
  );
  const { status, value, again } = useReading(read, { remote: 'content' });
  if (status === 'error' || value === 'failed')
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={again}>
        {texts.inPhotoFailed}
      </RetryAlert>
    );
  if (!value)
    return (
      <SkeletonGroup label={texts.inPhotoLoading}>
        <Skeleton height="8rem" />
      </SkeletonGroup>
    );
  if (value.length === 0) return null;
  return (
    <section css={{ display: 'grid', gap: space[3] }} aria-labelledby="in-photo">
      <Heading level={3} id="in-photo">
        {texts.inPhoto}
      </Heading>
      <TrackedCards cards={value} place={{ interactionOrigin: 'shop the look', list: 'photos' }}>
        <ul css={{ display: 'grid', gap: space[2] }}>
          {value.map((card) => (
            <li key={card.styleId}>
              <ProductRow card={card} />
            </li>
          ))}
        </ul>
      </TrackedCards>
    </section>
  );
}

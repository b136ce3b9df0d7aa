import { css } from '@emotion/react';
import { decidePhoto, type ReviewedPhoto } from 'shared-contracts/calls/photos';
import type { PhotoQueue } from 'shared-contracts/photo-moderation';
import { usePlatform } from 'shared-contracts/platform';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { picturesOfOthers } from 'storefront-kit/pictures-of-others';
import { Link } from 'storefront-kit/routing';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { photoMessages } from '../../messages/photo-messages.ts';
import { DecisionButtons, type DecisionWords } from '../moderation/decision-buttons.tsx';

const card = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], alignContent: 'start' });
const picture = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  background: color.tile,
  borderRadius: radius.card,
});

const keys = {
  pending: { approve: 'approve', approveOf: 'approveOf', refuse: 'refuse', refuseOf: 'refuseOf', done: 'wasApproved' },
  reported: { approve: 'keep', approveOf: 'keepOf', refuse: 'takeDown', refuseOf: 'takeDownOf', done: 'wasKept' },
} as const;

interface PhotoCardProps {
  readonly photo: ReviewedPhoto;
  readonly queue: PhotoQueue;
  readonly onDecided: () => void;
  readonly onReadAgain: () => void;
}

/** A photo with what a moderator needs to know, and the two decisions. */
export function PhotoCard({ photo, queue, onDecided, onReadAgain }: PhotoCardProps) {
  const { locale } = usePlatform();
  const texts = photoMessages(locale);
  const calls = useStaffCalls('staff');
  const { photoId, caption, language, image, revision } = photo;
  const own = keys[queue];
  const words: DecisionWords = {
    ...texts,
    approve: texts[own.approve],
    approveOf: texts[own.approveOf](caption),
    refuse: texts[own.refuse],
    refuseOf: texts[own.refuseOf](caption),
    wasApproved: texts[own.done],
  };
  return (
    <article css={card} aria-labelledby={`photo-${photoId}`}>
      <img
        css={picture}
        src={image.url}
        width={image.width}
        height={image.height}
        alt={caption}
        lang={language}
        loading="lazy"
        {...picturesOfOthers}
      />
      <Heading level={3} look="body" id={`photo-${photoId}`} lang={language} css={{ overflowWrap: 'anywhere' }}>
        {caption}
      </Heading>
      <Text look="small" tone="muted">
        {texts.by(photo.by, moment(photo.uploadedAt, locale))}
      </Text>
      <div>
        <Text look="small" tone="muted">
          {texts.shows}
        </Text>
        <ul>
          {photo.products.map(({ styleId, name, url }) => (
            <li key={styleId}>
              {name && url ? (
                <Link to={url} css={linkStyle}>
                  {name}
                </Link>
              ) : (
                texts.unknownProduct(styleId)
              )}
            </li>
          ))}
          {photo.categories.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      {photo.reports.length > 0 && (
        <div>
          <Text look="small" tone="muted">
            {texts.reports}
          </Text>
          <ul>
            {photo.reports.map(({ reason, text, reportedAt }) => (
              <li key={`${reportedAt}${reason}${text}`} css={{ overflowWrap: 'anywhere' }}>
                {texts.reportAt(texts[reason], moment(reportedAt, locale))}
                {text && <Text>{text}</Text>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DecisionButtons
        words={words}
        decide={(status) => calls(decidePhoto, { params: { photoId }, body: { status, revision } })}
        onDecided={onDecided}
        onReadAgain={onReadAgain}
      />
    </article>
  );
}

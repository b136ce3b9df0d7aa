import { css } from '@emotion/react';
import type { ProductStory } from 'shared-contracts/calls/product-story';
import { Picture } from 'shared-ui/picture';
import { Heading } from 'shared-ui/text';
import { color, media, radius, space, tabular } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { storyMessages } from '../../messages/story-messages.ts';

const dot = css({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px solid ${color.ink}`,
  background: color.paper,
  color: color.ink,
  fontSize: '.875rem',
  fontWeight: 600,
});
const frame = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
});

/** Pictures of details with numbered points, and what there is to know of each. */
export function CloseUps({ closeUps }: Pick<ProductStory, 'closeUps'>) {
  const texts = storyMessages(useLocale());
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <Heading level={2}>{texts.closeUps}</Heading>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[5],
          [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {closeUps.map(({ title, picture, points }) => (
          <li
            key={picture.src}
            css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], alignContent: 'start' }}
          >
            <div css={frame}>
              <Picture
                {...picture}
                width={800}
                height={1000}
                sizes="(min-width: 1440px) 440px, (min-width: 600px) 31vw, 100vw"
                cover
              />
              {points.map(({ x, y }, index) => (
                <span
                  key={`${x} ${y}`}
                  aria-hidden="true"
                  css={[dot, { position: 'absolute', left: `${x}%`, top: `${y}%`, transform: 'translate(-50%, -50%)' }]}
                >
                  {index + 1}
                </span>
              ))}
            </div>
            <Heading level={3} look="h3">
              {title}
            </Heading>
            <ol css={{ display: 'grid', gap: space[2] }}>
              {points.map(({ text }, index) => (
                <li key={text} css={{ display: 'flex', gap: space[3], alignItems: 'start' }}>
                  <span css={dot}>{index + 1}</span>
                  <span css={{ paddingBlockStart: 2 }}>{text}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}

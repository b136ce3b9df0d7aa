import { css } from '@emotion/react';
import { highestRating, type ProductStory, ratedProperties } from 'shared-contracts/calls/product-story';
import { Heading } from 'shared-ui/text';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { storyMessages } from '../../messages/story-messages.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  paddingBlock: space[3],
});
const steps = Array.from({ length: highestRating }, (_, index) => index + 1);
const step = css({ height: 8, borderRadius: radius.pill, border: `1px solid ${color.inputBorder}` });
const reached = css({
  borderColor: color.ink,
  background: color.ink,
  '@media (forced-colors: active)': { background: 'CanvasText' },
});

/** A bar for each property that the shop rates, with its value in words. */
export function RatingBars({ ratings }: Pick<ProductStory, 'ratings'>) {
  const texts = storyMessages(useLocale());
  const rated = ratedProperties.flatMap((property) => {
    const value = ratings[property];
    return value === undefined ? [] : [{ property, value }];
  });
  if (rated.length === 0) return null;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <Heading level={2}>{texts.ratings}</Heading>
      <dl css={{ display: 'grid' }}>
        {rated.map(({ property, value }) => (
          <div key={property} css={row}>
            <dt>{texts[property]}</dt>
            <dd css={[tabular, { color: color.muted }]}>{texts.outOf(value, highestRating)}</dd>
            <div
              aria-hidden="true"
              css={{
                gridColumn: '1 / -1',
                display: 'grid',
                gridTemplateColumns: `repeat(${highestRating}, 1fr)`,
                gap: space[1],
              }}
            >
              {steps.map((one) => (
                <span key={one} css={[step, one <= value && reached]} />
              ))}
            </div>
          </div>
        ))}
      </dl>
    </div>
  );
}

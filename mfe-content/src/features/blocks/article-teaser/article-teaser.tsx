import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, media, radius, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../parts/block-section.tsx';
import { LinkedCard } from '../parts/linked-card.tsx';

type Article = BlockOf<'article-teaser'>['articles'][number];

const grid = css({
  display: 'grid',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const large = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  borderRadius: radius.card,
  '& > *': { gridArea: '1 / 1' },
});
const plate = css({
  position: 'relative',
  alignSelf: 'end',
  display: 'grid',
  gap: space[3],
  padding: `${space[8]} ${space[5]} ${space[5]}`,
  colorScheme: 'dark',
  color: color.ink,
  background: 'linear-gradient(to top, rgba(14, 20, 22, .9), rgba(14, 20, 22, .6) 60%, rgba(14, 20, 22, 0))',
  '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

/** Links to articles. */
export function ArticleTeaserBlock({ block: { title, layout, articles } }: BlockProps<'article-teaser'>) {
  const [lead, ...others] = articles;
  if (layout === 'standard' || !lead)
    return (
      <BlockSection title={title}>
        <Teasers articles={articles} />
      </BlockSection>
    );
  const about = aboutOf(lead);
  return (
    <BlockSection title={title}>
      <Link to={lead.url} css={{ color: 'inherit', textDecoration: 'none' }}>
        <span css={large}>
          <Picture
            {...lead.picture}
            alt=""
            width={1376}
            height={590}
            sizes="(min-width: 1440px) 1376px, 100vw"
            cover
            css={{ aspectRatio: '4 / 5', [media.tablet]: { aspectRatio: '21 / 9' } }}
          />
          <span css={plate}>
            {about && (
              <Text as="span" look="caption" tone="muted">
                {about}
              </Text>
            )}
            <h3 css={type.h2}>{lead.title}</h3>
          </span>
        </span>
      </Link>
      {others.length > 0 && <Teasers articles={others} />}
    </BlockSection>
  );
}

function Teasers({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <ul css={grid}>
      {articles.map((article) => (
        <li key={article.id}>
          <LinkedCard
            card={{
              eyebrow: aboutOf(article),
              title: article.title,
              target: { text: article.title, url: article.url },
              picture: article.picture,
            }}
            sizes="(min-width: 600px) 33vw, 100vw"
          />
        </li>
      ))}
    </ul>
  );
}

/** Eyebrow and tags in one line; undefined without any. */
const aboutOf = ({ eyebrow, tags = [] }: Article): string | undefined =>
  [eyebrow, ...tags.map(({ label }) => label)].filter(Boolean).join(' · ') || undefined;

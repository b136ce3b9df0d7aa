import { css } from '@emotion/react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { plainSource, sourceSet } from 'shared-ui/picture-source';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { TargetButton } from '../parts/target-button.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import { overlayWidths } from './hero-look.ts';

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingTop: space[2] });
const equalButtons = css({
  display: 'grid',
  gap: space[3],
  paddingTop: space[2],
  width: 'fit-content',
  maxWidth: '100%',
  [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});
const logo = css({ '& img': { width: 'auto', height: '2.5rem' } });
const alignments = {
  start: css({ justifyItems: 'start', textAlign: 'start' }),
  center: css({ justifyItems: 'center', textAlign: 'center', marginInline: 'auto' }),
  end: css({ justifyItems: 'end', textAlign: 'end', marginInlineStart: 'auto' }),
};

/** Eyebrow, title, text, and buttons of a hero. */
export function HeroWords({ block, first }: { readonly block: BlockOf<'hero'>; readonly first: boolean }) {
  const { overlayAlignment = 'start', overlayWidth = 'md', targets, linkType = 'CTA', equalTargetSize = false } = block;
  return (
    <div
      css={[
        { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], overflowWrap: 'anywhere' },
        alignments[overlayAlignment],
        { width: '100%', [media.desktop]: { maxWidth: overlayWidths[overlayWidth] } },
      ]}
    >
      <Eyebrow block={block} />
      <Heading level={first ? 1 : 2} look={first ? 'display' : 'h1'}>
        {block.title}
      </Heading>
      {block.subtitle && (
        <Text look="lead" measured>
          {block.subtitle}
        </Text>
      )}
      {block.richText && <RichTextView content={block.richText} />}
      {linkType === 'CTA' && targets.length > 0 && (
        <div css={equalTargetSize ? equalButtons : buttons}>
          {targets.map((target) => (
            <TargetButton key={target.url} target={target} size="large" />
          ))}
        </div>
      )}
      {block.richTextBelowTargets && (
        <div css={{ fontSize: '.875rem' }}>
          <RichTextView content={block.richTextBelowTargets} />
        </div>
      )}
    </div>
  );
}

function Eyebrow({ block: { eyebrowText, eyebrowLogoResponsive } }: { readonly block: BlockOf<'hero'> }) {
  if (eyebrowLogoResponsive) {
    const { small, large } = eyebrowLogoResponsive;
    return (
      <span css={logo}>
        <picture>
          <source media="(min-width: 600px)" srcSet={sourceSet(large.src, 320)} sizes="20rem" />
          <img
            srcSet={sourceSet(small.src, 240)}
            sizes="15rem"
            src={plainSource(small.src, 240)}
            alt={small.alt}
            width={small.width}
            height={small.height}
          />
        </picture>
      </span>
    );
  }
  return (
    eyebrowText && (
      <Text look="overline" as="p">
        {eyebrowText}
      </Text>
    )
  );
}

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, gutter, media, pageWidth, radius, type Space, space } from './tokens.ts';

const container = css({ width: '100%', maxWidth: pageWidth, marginInline: 'auto', paddingInline: gutter });

type Box = 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'main' | 'header' | 'footer' | 'article' | 'aside' | 'form' | 'dl';
interface BoxProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: Box;
}

const box = (as: Box | undefined) => (as ?? 'div') as 'div';

/** The page's maximum width with its gutters. */
export function Container({ as, ...rest }: BoxProps) {
  const Tag = box(as);
  return <Tag css={container} {...rest} />;
}

interface StackProps extends BoxProps {
  /** Step of the spacing scale. */
  gap?: Space;
}

/** Vertical stack. */
export function Stack({ as, gap = 4, ...rest }: StackProps) {
  const Tag = box(as);
  return (
    <Tag
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[gap] }}
      {...rest}
    />
  );
}

/** A card that groups related content: a summary, a form, a list entry. */
export const sheetStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

interface RowProps extends StackProps {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Never wraps. */
  noWrap?: boolean;
}

/** Horizontal row that wraps. */
export function Row({ as, gap = 3, align = 'center', justify = 'start', noWrap = false, ...rest }: RowProps) {
  const Tag = box(as);
  return (
    <Tag
      css={{
        display: 'flex',
        flexWrap: noWrap ? 'nowrap' : 'wrap',
        alignItems: align,
        justifyContent: justify,
        gap: space[gap],
      }}
      {...rest}
    />
  );
}

interface GridProps extends BoxProps {
  /** Columns by screen: phone, from 600, from 900, from 1200 px. Each defaults to the one before. */
  columns: readonly [phone: number, tablet?: number, desktop?: number, wide?: number];
  gap?: Space;
  rowGap?: Space;
}

const tracks = (count: number | undefined) =>
  count === undefined ? undefined : { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };

/** Columns of equal width. */
export function Grid({ as, columns: [phone, tablet, desktop, wide], gap = 4, rowGap, ...rest }: GridProps) {
  const Tag = box(as);
  return (
    <Tag
      css={{
        display: 'grid',
        ...tracks(phone),
        columnGap: space[gap],
        rowGap: space[rowGap ?? gap],
        [media.tablet]: tracks(tablet),
        [media.desktop]: tracks(desktop),
        [media.wide]: tracks(wide),
      }}
      {...rest}
    />
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import {
  GiftIcon,
  type IconProps,
  LeafIcon,
  MountainIcon,
  RepairIcon,
  ReturnIcon,
  ShieldIcon,
  StoreIcon,
  TruckIcon,
} from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { color, media, radius, space, type } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';
import { surfaces } from '../parts/ground.ts';
import { keyed } from '../parts/keyed.ts';
import { TargetLink } from '../parts/target-link.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';

const icons: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  truck: TruckIcon,
  return: ReturnIcon,
  repair: RepairIcon,
  store: StoreIcon,
  gift: GiftIcon,
  leaf: LeafIcon,
  shield: ShieldIcon,
};

/** Pixels of the sizes md, lg, and 3xl (docs/spec/content.md section 9.1). */
export const iconSizes = { small: 24, medium: 32, large: 48 } as const;

const looks = {
  stacked: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  inline: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[4],
    alignItems: 'start',
  }),
  centered: css({ display: 'grid', gap: space[2], justifyItems: 'center', textAlign: 'center', alignContent: 'start' }),
};
const lined = css({ borderTop: `1px solid ${color.line}`, paddingTop: space[4] });
const filled = css({ padding: space[5], borderRadius: radius.card });
const wholeLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
});

/** Columns of a row on tablets and on wide screens: exactly four items take two columns. */
export const columnsFor = (items: number) => ({ tablet: items === 4 ? 2 : Math.min(items, 3), wide: items });

/** A row of benefits. */
export function IconAndTextBlock({ block }: BlockProps<'icon-and-text'>) {
  const { items, iconSize = 'small', variant = 'stacked' } = block;
  const { tablet, wide } = columnsFor(items.length);
  return (
    <Container as="section">
      <ul
        css={{
          display: 'grid',
          gap: space[6],
          [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
          [media.wide]: { gridTemplateColumns: `repeat(${items.length === 4 ? 2 : wide}, minmax(0, 1fr))` },
        }}
      >
        {keyed(items).map(({ key, item }) => (
          <Item key={key} item={item} size={iconSizes[iconSize]} look={variant} />
        ))}
      </ul>
    </Container>
  );
}

interface ItemProps {
  readonly item: BlockOf<'icon-and-text'>['items'][number];
  readonly size: number;
  readonly look: keyof typeof looks;
}

function Item({ item, size, look }: ItemProps) {
  const { icon, title, body, richText, target, backgroundColor, textColor } = item;
  const Icon = icons[icon] ?? MountainIcon;
  const own = textColor && { color: color[textColor] };
  return (
    <li
      css={[
        { position: 'relative' },
        looks[look],
        backgroundColor ? [filled, surfaces[backgroundColor]] : look === 'stacked' && lined,
        own,
      ]}
    >
      <Icon size={size} />
      <div css={{ display: 'grid', gap: space[2] }}>
        <p css={type.h3}>
          {target ? (
            <TargetLink target={target} css={wholeLink}>
              {title}
            </TargetLink>
          ) : (
            title
          )}
        </p>
        {richText ? <RichTextView content={richText} /> : <Text {...(own ? {} : { tone: 'slate' })}>{body}</Text>}
      </div>
    </li>
  );
}

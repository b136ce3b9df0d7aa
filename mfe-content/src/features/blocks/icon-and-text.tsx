import type { ReactNode } from 'react';
import type { BlockOf } from 'shared-contracts/calls/content';
import {
  GiftIcon,
  type IconProps,
  LeafIcon,
  MountainIcon,
  ReturnIcon,
  ShieldIcon,
  StoreIcon,
  TruckIcon,
} from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { color, media, space, type } from 'shared-ui/tokens';

const icons: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  truck: TruckIcon,
  return: ReturnIcon,
  store: StoreIcon,
  gift: GiftIcon,
  leaf: LeafIcon,
  shield: ShieldIcon,
};

/** A row of benefits. Four take two columns before they fit one row (docs/spec/content.md section 9.1). */
export function IconAndTextBlock({ block }: { readonly block: BlockOf<'icon-and-text'> }) {
  const columns = block.items.length === 4 ? 2 : 3;
  return (
    <Container as="section">
      <ul
        css={{
          display: 'grid',
          gap: space[6],
          [media.tablet]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
          [media.wide]: { gridTemplateColumns: `repeat(${block.items.length}, minmax(0, 1fr))` },
        }}
      >
        {block.items.map(({ icon, title, body }) => {
          const Icon = icons[icon] ?? MountainIcon;
          return (
            <li
              key={title}
              css={{
                display: 'grid',
                gap: space[2],
                alignContent: 'start',
                borderTop: `1px solid ${color.line}`,
                paddingTop: space[4],
              }}
            >
              <Icon size={28} />
              <p css={type.h3}>{title}</p>
              <Text tone="slate">{body}</Text>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}

import type { ReactNode } from 'react';
import { GiftIcon, type IconProps, LeafIcon, MountainIcon, StoreIcon, TagIcon } from 'shared-ui/icon';

const icons: Readonly<Record<string, (props: IconProps) => ReactNode>> = {
  gift: GiftIcon,
  leaf: LeafIcon,
  mountain: MountainIcon,
  store: StoreIcon,
  tag: TagIcon,
};

/** The icon of a menu entry that editors named; nothing for a name that this release does not know. */
export function MenuEntryIcon({ name }: { readonly name: string | undefined }) {
  const Icon = name === undefined ? undefined : icons[name];
  return Icon ? <Icon size={18} /> : null;
}

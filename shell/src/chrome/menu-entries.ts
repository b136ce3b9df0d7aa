import type { MenuNode } from 'shared-contracts/calls/chrome';
import type { Target } from 'shared-contracts/fields';

/** The columns of an entry that have something in them. */
export const columnsOf = ({ columns }: MenuNode): MenuNode['columns'] =>
  columns.filter(({ links }) => links.length > 0);

/** Whether an entry opens a panel, rather than being a link only. */
export const opensPanel = (node: MenuNode): boolean =>
  node.menuStyle !== 'link' &&
  (columnsOf(node).length > 0 || (node.visualSelectors?.length ?? 0) > 0 || node.menuBanner !== undefined);

/** The link to everything of an entry; undefined where editors left it out. */
export function shopAllOf(
  node: MenuNode,
  screen: 'small' | 'large',
  textFor: (title: string) => string,
): Target | undefined {
  if (node.hideShopAll?.[screen]) return undefined;
  return node.overrideShopAll ?? { text: textFor(node.title), url: node.target.url };
}

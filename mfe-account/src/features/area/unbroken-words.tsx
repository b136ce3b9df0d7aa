import { createElement } from 'react';

/** A text whose words stay whole at their hyphens, such as the number of an order. */
export function UnbrokenWords({ children }: { readonly children: string }) {
  const parts = children
    .split(/(\S+-\S+)/)
    .map((part) => (part.includes('-') ? <span css={{ whiteSpace: 'nowrap' }}>{part}</span> : part));
  // As single children, which need no keys.
  return createElement('span', null, ...parts);
}

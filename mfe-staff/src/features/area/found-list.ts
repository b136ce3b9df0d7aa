import { color, space } from 'shared-ui/tokens';

/** The look of a list of things that were found, of which each leads to its page. */
export const foundList = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const foundRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
} as const;

import type { PublicConfig } from 'shared-contracts/platform';

/** What an order number of this shop looks like. */
export const exampleNumber = ({ orderPrefix = 'OR' }: Pick<PublicConfig, 'orderPrefix'>): string =>
  `${orderPrefix}-7K2M-9QXD`;

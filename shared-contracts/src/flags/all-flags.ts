import type { Flag } from '../flags.ts';
import * as account from './account.ts';
import * as cart from './cart.ts';
import * as content from './content.ts';

/** A flag, with the contract and the constant that releases name when they use it. */
export interface ListedFlag {
  readonly flag: Flag;
  readonly contract: string;
  readonly constant: string;
}

const modules: Readonly<Record<string, Readonly<Record<string, Flag>>>> = { account, cart, content };

/** Every flag of the shop. */
export const allFlags: readonly ListedFlag[] = Object.entries(modules).flatMap(([module, flags]) =>
  Object.entries(flags).map(([constant, flag]) => ({ flag, contract: `flags/${module}`, constant })),
);

import { defineFlag } from '../flags.ts';

export const expressWallets = defineFlag({
  key: 'cart.express-wallets',
  owner: 'team-cart',
  purpose: 'The buttons of wallets in the cart and the mini cart, which skip checkout',
  values: [true, false],
  default: true,
  expires: '2027-06-30',
});

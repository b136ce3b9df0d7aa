import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'cart',
  owner: 'team-cart',
  contracts: '^0.1.0',
  routes: [{ path: '/cart', expose: 'cart', personal: true }],
  services: { cart: 'service' },
  dialogs: { 'cart.mini-cart': 'mini-cart' },
  slots: {},
  exposes: {
    cart: './src/screens/cart-screen.tsx',
    'mini-cart': './src/features/mini-cart/mini-cart.tsx',
    service: './src/service/cart-service.ts',
  },
});

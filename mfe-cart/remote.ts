import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'cart',
  owner: 'team-cart',
  contracts: '^0.1.0',
  routes: [{ path: '/cart', expose: 'cart', personal: true }],
  services: { cart: 'service' },
  dialogs: {
    'cart.mini-cart': 'mini-cart',
    'cart.pickup': 'pickup',
    'cart.change-store': 'change-store',
    'cart.store-changed': 'store-changed',
    'cart.shipping-method': 'shipping-method',
    'cart.gift-option': 'gift-option',
    'cart.price-adjustment': 'price-adjustment',
  },
  slots: {},
  exposes: {
    cart: './src/screens/cart-screen.tsx',
    'mini-cart': './src/features/mini-cart/mini-cart.tsx',
    pickup: './src/features/pickup/pickup-dialog.tsx',
    'change-store': './src/features/pickup/change-store-dialog.tsx',
    'store-changed': './src/features/pickup/store-changed-dialog.tsx',
    'shipping-method': './src/features/delivery/shipping-method-dialog.tsx',
    'gift-option': './src/features/gift/gift-dialog.tsx',
    'price-adjustment': './src/features/adjustments/adjustment-dialog.tsx',
    service: './src/service/cart-service.ts',
  },
});

import { defineRemote } from 'shared-contracts/remote';

export default defineRemote({
  name: 'checkout',
  owner: 'team-checkout',
  contracts: '^0.1.0',
  routes: [
    { path: '/checkout', expose: 'checkout', chrome: 'checkout', personal: true },
    { path: '/order-confirmation', expose: 'confirmation', personal: true },
  ],
  services: {},
  dialogs: {
    'checkout.add-card': 'add-card',
    'checkout.bot-challenge': 'bot-challenge',
    'checkout.card-challenge': 'card-challenge',
    'checkout.express': 'express-dialog',
    'checkout.employee-terms': 'employee-terms',
  },
  slots: { 'checkout.express': 'express' },
  exposes: {
    checkout: './src/screens/checkout-screen.tsx',
    'add-card': './src/dialogs/add-card.tsx',
    'bot-challenge': './src/dialogs/bot-challenge.tsx',
    'card-challenge': './src/dialogs/card-challenge.tsx',
    'employee-terms': './src/dialogs/employee-terms.tsx',
    'express-dialog': './src/dialogs/express.tsx',
    express: './src/slots/express.tsx',
    confirmation: './src/screens/confirmation-screen.tsx',
  },
});
